import Foundation
import Testing

/// How the hands move.
@Suite(.serialized) struct MotionTests {
  @Test func ticksWithTheSeconds() throws {
    let clock = try RunningClock()
    // The first place is where the hand was found; the others are where it was seen to go.
    let steps = try clock.watchSecondHand(for: 3.3).dropFirst()
    #expect((3...4).contains(steps.count))
    for step in steps {
      let second = step.time.timeIntervalSince1970
      #expect(second - second.rounded(.down) < 0.3, "soon after the second")
      let degrees = second.rounded(.down).truncatingRemainder(dividingBy: 60) * 6
      #expect(angleBetween(step.degrees, degrees) < 1)
    }
  }

  @Test(arguments: [60, 144]) func sweepsWithTheScreen(rate: Int) throws {
    // Large enough for the hand to move visibly from each blank to the next.
    let clock = try RunningClock(
      ["--size", "400"], server: ["-fakescreenfps", "\(rate)"], logsFrames: true)
    try clock.pointAt()
    try clock.press("space")
    let log = try clock.frameLog(until: "two seconds of sweep") { $0.frames.count > 2 * rate }
    // From the first one on they are seen about when they are drawn.
    let shown = log.frames.filter { $0.shown != 0 }
    #expect(shown.allSatisfy { abs($0.wall - wallTime(ofUST: $0.shown)) < 2_000_000 })
    // The last one may be on its way yet.
    let sweep = log.frames.dropLast().suffix(rate)
    let steps = zip(sweep, sweep.dropFirst()).map { $1.msc - $0.msc }
    #expect(steps.count { $0 == 1 } >= steps.count * 6 / 10, "mostly every blank")
    // One that another process held up until the next one's blank has the number of that.
    #expect(steps.allSatisfy { $0 >= 0 } && steps.count { $0 == 0 } <= steps.count / 5)

    let (first, last) = (try #require(sweep.first), try #require(sweep.last))
    let period = Double(last.shown - first.shown) / Double(last.msc - first.msc)
    #expect(abs(period * Double(rate) / 1e6 - 1) < 0.03)
    expectHandOnTime(sweep)

    let lateness = sweep.map { abs($0.wall - wallTime(ofUST: $0.shown)) }
    #expect(Double(lateness.median) < period, "drawn for when it is shown")
  }

  @Test func ticksAgain() throws {
    let clock = try RunningClock(["--motion", "sweep"], logsFrames: true)
    _ = try clock.frameLog(until: "a sweep") { $0.frames.count > 60 }
    try clock.pointAt()
    try clock.press("space")
    let log = try clock.frameLog(until: "ticks alone") { log in
      log.frames.count > 60 && log.frames.suffix(4).gaps.allSatisfy { $0 > 400_000 }
    }
    // The first of the four answered the key, amid a second.
    let ticks = log.frames.suffix(3)
    #expect(ticks.allSatisfy { $0.isOnSecond })
    #expect(ticks.gaps.allSatisfy { abs($0 - 1_000_000) < 200_000 })
  }

  @Test func glidesAndRests() throws {
    let clock = try RunningClock(["--motion", "glide"], logsFrames: true)
    let log = try clock.frameLog(until: "three rests") { log in
      log.frames.gaps.count { $0 > 600_000 } > 3
    }
    #expect(log.frames.count > 20, "frames in between")
    let rests = zip(log.frames, log.frames.gaps).filter { $1 > 600_000 }.map { $0.0 }
    // A sixteenth of a pixel at the hand's end is none that it has to go.
    #expect(rests.dropFirst().allSatisfy { $0.degreesOffSecond < 0.05 }, "it rests on the second")
    let turns = zip(log.frames, log.frames.dropFirst()).map {
      ($1.secondDegrees - $0.secondDegrees).remainder(dividingBy: 360)
    }
    #expect(turns.allSatisfy { $0 > -0.01 }, "never backwards")
  }

  @Test func hasNoNeedOfPresent() throws {
    let clock = try RunningClock(hiding: "Present", logsFrames: true)
    try clock.waitForTick()
    try clock.pointAt()
    try clock.press("space")
    let log = try clock.frameLog(until: "two seconds of sweep") { $0.frames.count > 120 }
    let sweep = log.frames.suffix(60)
    #expect(sweep.allSatisfy { $0.msc == 0 && $0.shown == 0 })
    #expect((15_000...19_000).contains(sweep.gaps.median), "60 Hz")
    expectHandOnTime(sweep)
  }

  /// The hand is where the frame's own instant wants it.
  private func expectHandOnTime(
    _ frames: some Collection<FrameLog.Frame>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for frame in frames {
      let degrees = Double(frame.wall % 60_000_000) * 6e-6
      #expect(angleBetween(frame.secondDegrees, degrees) < 0.1, sourceLocation: sourceLocation)
    }
  }

  /// What the wall clock showed at a time of Present's, which counts on the monotonic clock.
  private func wallTime(ofUST ust: Int) -> Int {
    ust + SystemClocks.wallAhead
  }
}
