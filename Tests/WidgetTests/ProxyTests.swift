import CXTest
import Testing

/// The tests' own proxy does what other tests build on.
@Suite struct ProxyTests {
  @Test func hidesOneExtensionOnly() throws {
    let server = try XServer()
    let client = try XClient(to: Proxy(before: server, hiding: "Present"))
    #expect(!client.hasExtension("Present"))
    #expect(client.hasExtension("SHAPE"))
    #expect(try XClient(to: server).hasExtension("Present"))
  }

  @Test func countsRequestsOfAnySize() throws {
    let proxy = try Proxy(before: XServer(), hiding: "Present")
    let client = try XClient(to: proxy)
    let atom = client.atom("_CLOCK_TEST")
    proxy.traffic.reset()
    // More than a request can hold whose length has 16 bits.
    let bytes = [UInt8](repeating: 7, count: 300_000)
    XChangeProperty(
      client.display, client.root, atom, XA_STRING, 8, PropModeReplace, bytes, Int32(bytes.count))
    #expect(client.text("_CLOCK_TEST", of: client.root)?.utf8.count == bytes.count)
    let (changeProperty, getProperty): (UInt8, UInt8) = (18, 20)
    #expect(proxy.traffic.counts.requests == [changeProperty: 1, getProperty: 1])
    #expect(proxy.traffic.counts.bytes == bytes.count + 28 + 24)
    #expect(proxy.traffic.counts.replies == 1)
    #expect(proxy.traffic.counts.roundTrips == 1)
  }
}
