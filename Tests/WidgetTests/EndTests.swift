import Foundation
import Testing

/// How the program ends.
@Suite struct EndTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], ["tick", "sweep"])
  func endsOnSignal(_ signal: Int32, motion: String) throws {
    let clock = try RunningClock(["--motion", motion], logsFrames: true)
    clock.program.process.send(signal)
    try expectGoodEnding(of: clock)
  }

  @Test func endsWhenItsWindowIsClosed() throws {
    let clock = try RunningClock(beside: .openbox, logsFrames: true)
    clock.client.send("WM_DELETE_WINDOW", to: clock.window)
    try expectGoodEnding(of: clock)
  }

  /// How a clock is told to end without a signal.
  enum Wish: CaseIterable {
    case key, keyWithControl, closing, destruction
  }

  /// A clock without a second hand has nothing else to do for up to a minute.
  @Test(arguments: Wish.allCases) func endsAtOnce(on wish: Wish) throws {
    let clock = try RunningClock(["--no-seconds"])
    switch wish {
    case .key, .keyWithControl:
      try clock.pointAt()
      try clock.press("q", withControl: wish == .keyWithControl)
    case .closing: clock.client.send("WM_DELETE_WINDOW", to: clock.window)
    case .destruction: clock.client.destroy(clock.window)
    }
    #expect(try clock.program.process.waitForEnding(upTo: 2) == .exited(0))
    #expect(clock.program.errors == "")
  }

  @Test(arguments: ["tick", "sweep"]) func endsWithTheServer(motion: String) throws {
    let clock = try RunningClock(["--motion", motion])
    clock.server.stop()
    #expect(try clock.program.process.waitForEnding(upTo: 3) == .exited(1))
    #expect(clock.program.errorLines.count == 1, "\(clock.program.errors)")
    #expect(clock.program.errors.hasPrefix("clock: "))
  }

  private func expectGoodEnding(
    of clock: RunningClock, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try clock.waitForEnding() == .exited(0), sourceLocation: sourceLocation)
    #expect(clock.program.errors == "", sourceLocation: sourceLocation)
    let log = try #require(clock.finishedFrameLog, "a whole log", sourceLocation: sourceLocation)
    #expect(log.frames.count >= 1, sourceLocation: sourceLocation)
  }
}
