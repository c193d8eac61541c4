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

  /// The heap in use after 10,000 frames is that after 100.
  @Test func keepsItsHeap() async throws {
    let server = try XServer(options: ["-fakescreenfps", "240"])
    // Large enough for the hand to move visibly from each blank to the next.
    let clock = try WatchedClock(
      ["--motion", "sweep", "--size", "400"], on: server, seenBy: XClient(to: server))
    try await waitAside(for: "10,000 frames", upTo: 240) { try clock.probe.frames >= 10_000 }
    let (early, late) = (
      try (92..<100).map(clock.probe.frame), try (9_992..<10_000).map(clock.probe.frame)
    )
    // What a minute is told with is kept for the next one.
    #expect(abs(late.liveBytes - early.liveBytes) <= 512 * (try clock.activity.minutes))
  }
}
