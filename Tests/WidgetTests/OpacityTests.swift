import Foundation
import Testing

/// A clock that the desktop shines through.
@Suite struct OpacityTests {
  private let ground = Pixel(red: 20, green: 170, blue: 60)

  @Test(arguments: [XServer.Company.xcompmgr, .openboxAndXcompmgr])
  func theGroundShinesThrough(beside company: XServer.Company) throws {
    let solid = try dial(opacity: "1", beside: company)
    let half = try dial(opacity: "0.5", beside: company)
    let faint = try dial(opacity: "0.2", beside: company)
    #expect(solid.distance(to: ground) > 60)
    #expect(half.distance(to: mixture(of: solid, share: 0.5)) <= 6, "\(half)")
    #expect(faint.distance(to: mixture(of: solid, share: 0.2)) <= 6, "\(faint)")
  }

  /// It says so whether there is a compositor or not: one may come.
  @Test(arguments: [
    ("0.5", [UInt(0x7fff_ffff), 0x8000_0000]), ("0.25", [0x3fff_ffff, 0x4000_0000]),
  ])
  func theCompositorIsTold(opacity: String, values: [UInt]) throws {
    let clock = try RunningClock(["--opacity", opacity], beside: .openbox, over: ground)
    let told = clock.client.cardinals("_NET_WM_WINDOW_OPACITY", of: clock.window)
    #expect(told.count == 1 && values.contains(told[0]), "\(told)")
    try clock.server.startCompositor()
    try wait(for: "the next window") {
      clock.client.visibleWindows(ofClass: "Clock").contains { clock.client.depth(of: $0) == 32 }
    }
    let window = try #require(clock.client.visibleWindows(ofClass: "Clock").last)
    #expect(clock.client.cardinals("_NET_WM_WINDOW_OPACITY", of: window) == told)
  }

  @Test func nobodyIsToldOfASolidClock() throws {
    let clock = try RunningClock()
    #expect(clock.client.cardinals("_NET_WM_WINDOW_OPACITY", of: clock.window) == [])
  }

  /// The colour of most of the dial, once it no longer changes.
  private func dial(opacity: String, beside company: XServer.Company) throws -> Pixel {
    let clock = try RunningClock(
      ["--opacity", opacity, "--no-seconds", "--geometry", "+400+300"], beside: company,
      over: ground)
    let places = [(70, 100), (130, 100), (100, 70), (100, 130), (80, 80), (120, 120), (120, 80)]
    var last: Pixel?
    return try value(of: "a dial that stays as it is") {
      let picture = try clock.picture
      let pixel = places.map { picture[$0.0, $0.1] }.sorted { $0.red < $1.red }[4]
      defer { last = pixel }
      usleep(100_000)
      return pixel == last ? pixel : nil
    }
  }

  private func mixture(of pixel: Pixel, share: Double) -> Pixel {
    func part(_ part: KeyPath<Pixel, Int>) -> Int {
      Int(Double(pixel[keyPath: part]) * share + Double(ground[keyPath: part]) * (1 - share))
    }
    return Pixel(red: part(\.red), green: part(\.green), blue: part(\.blue))
  }
}
