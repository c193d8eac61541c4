import Foundation
import Testing

/// The system's clock is set, to the time that it shows: run where `CLOCK_TEST_SETTIME` is 1, as
/// root.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["CLOCK_TEST_SETTIME"] == "1"))
struct ClockSetTests {
  @Test func wakesUpAndStaysRight() throws {
    // Without a second hand it would sleep until the next minute.
    let clock = try RunningClock(["--no-seconds"], logsFrames: true)
    try wait(for: "the middle of a minute", upTo: 30) {
      (3..<45).contains(SystemClocks.wall.truncatingRemainder(dividingBy: 60))
    }
    let frames = try clock.frameLog(until: "a frame") { !$0.frames.isEmpty }.frames.count
    for _ in 0..<3 {
      let before = try ProcessUsage(of: clock.program.process).sleeps
      var now = timespec()
      clock_gettime(CLOCK_REALTIME, &now)
      try #require(clock_settime(CLOCK_REALTIME, &now) == 0, "\(systemMessage(errno))")
      try wait(for: "the clock to wake up", upTo: 3) {
        try ProcessUsage(of: clock.program.process).sleeps > before
      }
    }
    let shown = try clock.stillPicture().shownTime
    #expect(shown == ShownTime(seconds: Int(SystemClocks.wall) / 60 * 60))
    #expect(try clock.end() == .exited(0))
    #expect(clock.finishedFrameLog?.frames.count == frames, "there was nothing to draw")
  }
}
