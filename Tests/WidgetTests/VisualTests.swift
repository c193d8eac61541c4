import CXTest
import Foundation
import Testing

/// Servers that can do less, or keep their pixels in other ways.
@Suite struct VisualTests {
  private let ground = Pixel(red: 20, green: 170, blue: 60)

  @Test(arguments: [16, 24, 30]) func showsTheTimeAtDepth(depth: Int32) throws {
    let screen = "\(XServer.width)x\(XServer.height)x\(depth)"
    let clock = try RunningClock(server: ["-screen", "0", screen], over: ground)
    #expect(XDefaultDepth(clock.client.display, 0) == depth)
    #expect(clock.client.depth(of: clock.window) == depth)
    try expectTheSecond(on: clock)
    try clock.waitForGround(groundAsShown(on: clock))
  }

  /// A compositor makes pixels with alpha worth having, whatever the screen's depth.
  @Test(arguments: [16, 30]) func isSeenThroughAtDepth(depth: Int32) throws {
    let screen = "\(XServer.width)x\(XServer.height)x\(depth)"
    let clock = try RunningClock(
      beside: .xcompmgr, server: ["-screen", "0", screen], over: ground)
    #expect(XDefaultDepth(clock.client.display, 0) == depth)
    #expect(clock.client.depth(of: clock.window) == 32)
    try expectTheSecond(on: clock)
    try clock.waitForGround(groundAsShown(on: clock), tolerance: 10)
  }

  @Test func saysWhatItCannotDrawIn() throws {
    let server = try XServer(options: ["-screen", "0", "640x480x8"])
    let clock = try ClockProgram([], on: server)
    #expect(try clock.process.waitForEnding() == .exited(1))
    #expect(clock.errorLines.count == 1, "\(clock.errors)")
    #expect(clock.errors.hasPrefix("clock: "))
    #expect(clock.errors.contains("8 bits"))
  }

  @Test(arguments: [XServer.Company.nobody, .openbox])
  func hasNoNeedOfRender(beside company: XServer.Company) throws {
    let clock = try RunningClock(beside: company, server: ["-extension", "RENDER"], over: ground)
    #expect(!clock.client.hasExtension("RENDER"))
    try expectTheSecond(on: clock)
    try clock.waitForGround(ground)
  }

  /// A window that can be neither cut nor seen through has corners in a colour that fits the dial.
  @Test(arguments: [XServer.Company.nobody, .openbox])
  func fillsItsCornersWithoutShape(beside company: XServer.Company) throws {
    let clock = try RunningClock(
      ["--geometry", "+300+200"], beside: company, hiding: "SHAPE", over: ground)
    try expectTheSecond(on: clock)
    let corners = Set(try clock.picture.corners)
    #expect(corners.count == 1, "\(corners)")
    let corner = try #require(corners.first)
    #expect(min(corner.red, corner.green, corner.blue) > 200, "\(corner)")
    // A window manager keeps it a square.
    guard company == .nobody else { return }
    clock.client.resize(clock.window, width: 300, height: 260)
    let place = Rectangle(x: 300, y: 200, width: 300, height: 260)
    try wait(for: "the window in the other size") { try clock.place == place }
    try wait(for: "the picture, and the same colour around it") {
      let picture = try clock.picture
      return Set(picture.pixels).count > 16 && picture.corners.allSatisfy { $0 == corner }
        && picture[22, 130] == corner
    }
  }

  @Test func isSeenThroughWithoutShape() throws {
    let clock = try RunningClock(beside: .xcompmgr, hiding: "SHAPE", over: ground)
    #expect(clock.client.depth(of: clock.window) == 32)
    try expectTheSecond(on: clock)
    try clock.waitForGround(ground)
    try clock.server.endCompositor(with: SIGKILL)
    clock.window = try value(of: "a window of depth 24") {
      clock.client.visibleWindows(ofClass: "Clock").first { clock.client.depth(of: $0) == 24 }
    }
    try wait(for: "light corners") {
      let corners = try clock.picture.corners
      return corners.allSatisfy { min($0.red, $0.green, $0.blue) > 200 }
    }
  }

  /// The ground's colour as the screen keeps it.
  private func groundAsShown(on clock: RunningClock) throws -> Pixel {
    let shown = try clock.screen(at: Rectangle(x: 1270, y: 1010, width: 1, height: 1))[0, 0]
    #expect(shown.distance(to: ground) <= 8)
    return shown
  }

  private func expectTheSecond(
    on clock: RunningClock, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try wait(for: "the second hand at the second") {
      let second = Date().timeIntervalSince1970.rounded(.down)
      guard let hand = try clock.picture.secondHand else { return false }
      return angleBetween(hand, second.truncatingRemainder(dividingBy: 60) * 6) < 1
    }
  }
}
