import Foundation
import Testing

/// Frames, looked at from outside.
extension MotionTests {
  @Test func logsWhatTheScreenShows() async throws {
    let clock = try RunningClock(["--size", "400", "--motion", "sweep"], logsFrames: true)
    var sights: [(time: Int, degrees: Double?)] = []
    for _ in 0..<20 {
      // A frame that was on its way to the screen arrives while the clock stands still.
      sights.append(
        try await clock.whileStopped {
          let picture = try clock.stillPicture(for: 0.04)
          return (SystemClocks.microseconds(on: CLOCK_MONOTONIC), picture.secondHand)
        })
      try clock.waitForSleeps(5)
    }
    #expect(try clock.end() == .exited(0))
    let frames = try #require(clock.finishedFrameLog).frames.filter { $0.shown != 0 }
    for sight in sights {
      let frame = try #require(frames.last { $0.shown <= sight.time })
      #expect(angleBetween(frame.secondDegrees, try #require(sight.degrees)) < 0.3)
    }
    #expect(Set(sights.map(\.degrees)).count == sights.count, "it went on in between")

    let ahead = SystemClocks.wallAhead
    // A busy machine shows some frames late, and so later than what they were drawn for.
    let handErrors = frames.map { frame in
      let degrees = Double((frame.shown + ahead) % 60_000_000) * 6e-6
      return Int(angleBetween(frame.secondDegrees, degrees) / 6e-6)
    }
    #expect(handErrors.lowerQuartile < 8000)
    #expect(frames.map { abs($0.wall - $0.shown - ahead) }.lowerQuartile < 8000)
  }
}
