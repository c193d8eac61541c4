import CXTest
import Foundation
import Testing

/// What is drawn while the clock changes its size.
@Suite struct ResizeFrameTests {
  private let ground = Pixel(red: 20, green: 170, blue: 60)
  private let black = Pixel(red: 0, green: 0, blue: 0)

  /// A window manager that resizes with every step of the pointer asks for more frames than a screen
  /// shows.
  @Test func drawsNoMoreThanTheScreenShows() throws {
    let clock = try RunningClock(["--size", "64", "--geometry", "+400+300"], logsFrames: true)
    try clock.waitForHandToMove()
    let start = Date()
    for step in 0..<100 {
      let side = UInt32(60 + (step % 2 == 0 ? step : 100 - step) / 2)
      clock.client.resize(clock.window, width: side, height: side)
      // So that they come one by one, within about a second.
      let next = start.addingTimeInterval(Double(step + 1) / 100)
      usleep(UInt32(max(0, next.timeIntervalSinceNow) * 1e6))
    }
    clock.client.resize(clock.window, width: 120, height: 120)
    try wait(for: "the last size") { try clock.picture.hasFace && clock.place.width == 120 }
    let seconds = Date().timeIntervalSince(start)
    let since = Int(start.timeIntervalSince1970 * 1e6)
    let log = try clock.frameLog(until: "the frames") { !$0.frames(since: since).isEmpty }
    let frames = log.frames(since: since).count
    #expect(Double(frames) <= 62 * seconds + 4)
    #expect(frames >= 3, "it does follow")
  }

  /// As it is by a window manager that has another size in mind.
  @Test func goesOnWhereASizeIsRefused() throws {
    let clock = try RunningClock(["--motion", "sweep"], logsFrames: true)
    try clock.waitForHandToMove()
    let manager = try XClient(to: clock.server)
    // What it is asked for it does not do.
    XSelectInput(manager.display, manager.root, SubstructureRedirectMask)
    XSync(manager.display, 0)
    try clock.tell("bigger")
    let refusal = Int(Date().timeIntervalSince1970 * 1e6) + 700_000
    _ = try clock.frameLog(until: "more frames") { $0.frames(since: refusal).count > 10 }
    #expect(try clock.place.width == 200)
  }

  /// Looked at all the time, the middle of the clock is never empty.
  @Test(arguments: [XServer.Company.nobody, .openbox, .xcompmgr, .openboxAndXcompmgr])
  func isNeverEmpty(beside company: XServer.Company) throws {
    let clock = try RunningClock(["--geometry", "+400+412"], beside: company, over: ground)
    var lastSide = 0
    try expectDial(on: clock, until: "the largest size", 1024) { _ in
      // As fast as it follows.
      let side = try clock.place.width
      if side != lastSide { clock.client.click(atX: 500, y: 512, button: 4) }
      lastSide = side
    }
    // A face as large as the window takes the button.
    try wait(for: "a large face") {
      [ShapeBounding, ShapeInput].contains { kind in
        let rows = clock.client.shape(of: clock.window, kind: kind)
        return rows.count > 100 && Rectangle(around: rows)?.width ?? 0 > 950
      }
    }
    try clock.server.settle()
    // The middle button draws it towards the middle.
    clock.client.movePointer(toX: 850, y: 512)
    clock.client.pressButton(2)
    try expectDial(on: clock, until: "a smaller size", 424) { step in
      clock.client.movePointer(toX: max(510, 850 - 4 * step), y: 512)
    }
    clock.client.releaseButton(2)
  }

  /// Nor where it becomes much smaller or larger in one step. (A window manager first moves the
  /// frame that it has made around a window.)
  @Test(arguments: [XServer.Company.nobody, .xcompmgr])
  func isNotEmptyAfterAJump(beside company: XServer.Company) throws {
    let desk = try Desk(company)
    desk.client.fillScreen(with: ground)
    desk.setResources("Xft.dpi:\t288\n")
    let clock = try desk.start(["--geometry", "+200+212"])
    #expect(try clock.place.width == 600)
    for (dpi, side) in [(24, 50), (384, 800), (96, 200), (480, 1000), (48, 100)] {
      desk.setResources("Xft.dpi:\t\(dpi)\n")
      try expectDial(on: clock, until: "a side of \(side)", side) { _ in }
      try wait(for: "its picture") { try clock.picture.hasFace }
    }
  }

  private func expectDial(
    on clock: RunningClock, until awaited: String, _ side: Int, step: (Int) throws -> Void
  ) throws {
    var (count, before) = (0, try clock.place.width)
    let grows = before < side
    try wait(for: awaited, upTo: 20) {
      try step(count)
      count += 1
      let middle = try clock.screen(at: Rectangle(x: 490, y: 502, width: 20, height: 20))
      let now = try clock.place.width
      // The hub, hands and light.
      guard middle.pixels.allSatisfy({ $0.distance(to: ground) > 60 && $0 != black }) else {
        throw Failure("the middle is empty at a side of \(before) to \(now)")
      }
      before = now
      return grows ? now >= side : now <= side
    }
  }
}
