import Foundation
import Testing

/// A clock that stood still, as in a debugger, or in a computer that slept.
@Suite struct StoppedClockTests {
  @Test func goesOnWithTheRightSecond() async throws {
    let (stopped, moment) = try startBeforeMoment { moment in
      // The next minute begins at the moment: 10:10:00 on a day like any other.
      let shift = ShiftedTime(showing: 1_781_518_200, at: moment)
      return (
        clock: try RunningClock(logsFrames: true, environment: shift.environment), shift: shift
      )
    }
    let (clock, shift) = stopped
    _ = try clock.frameLog(until: "a frame") { !$0.frames.isEmpty }
    try await clock.whileStopped {
      try await Task.sleep(for: .seconds(5))
      try await SystemClocks.sleep(until: Double(moment) + 1)
    }
    let end = SystemClocks.microseconds(on: CLOCK_REALTIME) + shift.seconds * 1_000_000
    let log = try clock.frameLog(until: "two seconds more") { log in
      log.frames(since: end).count > 2
    }
    #expect((log.frames.first?.wall ?? 0) < 1_781_518_200_000_000, "it was stopped before")
    #expect(log.frames.gaps.contains { $0 > 4_000_000 }, "nothing was drawn meanwhile")
    for frame in log.frames {
      #expect(frame.secondDegrees == Double(frame.wall / 1_000_000 % 60 * 6))
    }
  }
}
