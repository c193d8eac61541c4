import Foundation
import Testing

/// The list of keys over the dial.
@Suite struct HelpTests {
  /// Each of the ways to ask for it. They are shown one after another: the server's start costs more.
  @Test func comesInManyWaysAndGoesWithAnyKey() throws {
    let clock = try stillClock()
    for key in ["h", "question", "F1", "Menu"] {
      try expectHelp(on: clock, "\(key)") { try clock.press(key) }
      try expectNoHelp(on: clock) { try clock.press("Escape") }
    }
    try expectHelp(on: clock, "a right click") { clock.client.click(atX: 480, y: 380, button: 3) }
    // The key does nothing else: neither does it end the clock, nor ask for help again.
    for key in ["q", "h", "plus"] {
      try expectNoHelp(on: clock) { try clock.press(key) }
      #expect(clock.program.process.ending == nil)
      try expectHelp(on: clock, "help after \(key)") { try clock.press("h") }
    }
    try expectNoHelp(on: clock) { try clock.press("Escape") }
    #expect(try clock.place.width == 300)
    #expect(clock.program.errors == "")
  }

  @Test func comesByCommand() throws {
    let clock = try stillClock()
    try expectHelp(on: clock, "a command") { try clock.tell("help") }
    try expectNoHelp(on: clock) { try clock.press("Escape") }
  }

  @Test func goesByItself() throws {
    let clock = try stillClock()
    try expectHelp(on: clock, "h") { try clock.press("h") }
    let start = Date()
    try wait(for: "the help to go", upTo: 20) { try !hasHelp(on: clock) }
    #expect((8...14).contains(Date().timeIntervalSince(start)))
    try clock.press("q")
    #expect(try clock.waitForEnding() == .exited(0))
  }

  @Test(arguments: ["tick", "sweep"]) func letsTheHandsGoOn(motion: String) throws {
    let clock = try RunningClock(
      ["--size", "300", "--geometry", "+400+300", "--motion", motion], logsFrames: true)
    try clock.pointAt()
    let before = try clock.picture
    try clock.press("h")
    try wait(for: "the help") {
      let after = try clock.picture
      return before.pixels.indices.count { before.pixels[$0].distance(to: after.pixels[$0]) > 60 }
        > before.pixels.count / 20
    }
    let start = Int(Date().timeIntervalSince1970 * 1e6)
    let log = try clock.frameLog(until: "more frames") { log in
      log.frames(since: start).count > (motion == "tick" ? 2 : 60)
    }
    for frame in log.frames(since: start) {
      let second = Double(frame.wall % 60_000_000) / 1e6
      let degrees = (motion == "tick" ? second.rounded(.down) : second) * 6
      #expect(angleBetween(frame.secondDegrees, degrees) < 0.1)
    }
    #expect(log.frames(since: start).gaps.allSatisfy { $0 < 1_300_000 })
  }

  /// Where there is little room, too, it does no harm.
  @Test(arguments: [32, 64, 120, 600]) func fitsEverySize(side: Int) throws {
    let clock = try RunningClock(
      ["--no-seconds", "--size", "\(side)", "--geometry", "+400+300"],
      over: Pixel(red: 20, green: 170, blue: 60))
    try clock.pointAt()
    try clock.press("h")
    try clock.press("Escape")
    try clock.press("s")
    try wait(for: "the second hand") { try clock.picture.secondHand != nil || side < 64 }
    #expect(try clock.place.width == side)
    clock.program.process.send(SIGTERM)
    #expect(try clock.waitForEnding() == .exited(0))
  }

  /// Without the helper, or with one that does nothing, there are no letters.
  @Test(arguments: [false, true]) func isWrittenWithoutTheHelper(hangs: Bool) throws {
    let installation = try Installation(helper: hangs ? .script("exec sleep 60") : .missing)
    let clock = try InstalledClock(installation)
    try clock.press("h")
    try wait(for: "the keys on standard error") { installation.errors.hasSuffix("\n") }
    for word in ["tick", "theme", "second", "quit"] {
      #expect(installation.errors.lowercased().contains(word), "\(installation.errors)")
    }
    #expect(try clock.picture.secondHand != nil)
    try clock.press("q")
    #expect(try clock.process.waitForEnding() == .exited(0))
  }

  /// A clock whose picture changes at most once a minute.
  private func stillClock() throws -> RunningClock {
    let clock = try RunningClock(
      ["--no-seconds", "--size", "300", "--geometry", "+400+300"],
      over: Pixel(red: 20, green: 170, blue: 60))
    try clock.pointAt()
    return clock
  }

  /// Whether something covers the dial: of the dial itself, most is light.
  private func hasHelp(on clock: RunningClock) throws -> Bool {
    let dial = try clock.screen(at: Rectangle(x: 450, y: 360, width: 200, height: 180))
    let light = dial.pixels.count { min($0.red, $0.green, $0.blue) > 200 }
    return light < dial.pixels.count * 7 / 10
  }

  private func expectHelp(
    on clock: RunningClock, _ way: String, _ ask: () throws -> Void
  ) throws {
    guard try !hasHelp(on: clock) else { throw Failure("the help is there before \(way)") }
    try ask()
    try wait(for: "the help after \(way)") { try hasHelp(on: clock) }
  }

  private func expectNoHelp(on clock: RunningClock, _ dismiss: () throws -> Void) throws {
    try dismiss()
    try wait(for: "the help to go") { try !hasHelp(on: clock) }
  }
}
