import Testing

/// What it takes until the clock is there.
@Suite struct StartTests {
  /// Over a slow link nothing else counts. Five are Xlib's own when it connects; those that tell the
  /// numbers of names come together.
  @Test func waitsForFewAnswers() throws {
    let server = try XServer()
    let proxy = try Proxy(before: server)
    let client = try XClient(to: server)
    _ = try RunningClock(
      [], on: server, through: proxy, seenBy: client, in: ScratchFolder(), environment: [:])
    let counts = try #require(proxy.traffic.countsBeforeMapping)
    let internAtom: UInt8 = 16
    let names = try #require(counts.requests[internAtom])
    #expect(counts.replies - names + 1 <= 16, "\(counts)")
  }
}
