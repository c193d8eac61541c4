import Foundation
import Testing

/// What takes minutes: run where `CLOCK_TEST_SOAK` is 1.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["CLOCK_TEST_SOAK"] == "1"))
struct SoakTests {
  @Test func ticksForALongTime() async throws {
    try await expectTicks(500)
  }

  @Test func comesBackFromALongStop() async throws {
    let clock = try RunningClock(logsFrames: true)
    try clock.waitForHandToMove()
    try await clock.whileStopped { try await Task.sleep(for: .seconds(90)) }
    let end = SystemClocks.microseconds(on: CLOCK_REALTIME)
    let log = try clock.frameLog(until: "two seconds more") { $0.frames(since: end).count > 2 }
    #expect(log.frames.gaps.contains { $0 > 89_000_000 })
    for frame in log.frames {
      #expect(frame.secondDegrees == Double(frame.wall / 1_000_000 % 60 * 6))
    }
  }
}
