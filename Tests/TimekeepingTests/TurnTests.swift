import Testing
import Timekeeping

/// How hands turn to where they belong after the time has jumped.
@Suite struct TurnTests {
  private func pose(_ hour: Double, _ minute: Double, _ second: Double) -> HandPose {
    var pose = HandPose(secondsSinceMidnight: 0)
    pose.hour = hour * .pi / 180
    pose.minute = minute * .pi / 180
    pose.second = second * .pi / 180
    return pose
  }

  /// How far it is from one angle to another the short way, in degrees from −180 to 180.
  private func way(_ from: Double, _ to: Double) -> Double {
    let way = (degrees(to) - degrees(from)).truncatingRemainder(dividingBy: 360)
    return way > 180 ? way - 360 : way < -180 ? way + 360 : way
  }

  private static let start: Int64 = 987_654_321

  /// Degrees before and after, the way between them, and where the hand is half-way.
  @Test(arguments: [
    (0, 90, 90, 45), (90, 0, -90, 45), (354, 6, 12, 0), (6, 354, -12, 0), (350, 20, 30, 5),
    (10, 180, 170, 95), (10, 200, -170, 285), (30, 30, 0, 30),
  ])
  func `The short way`(before: Double, after: Double, way expected: Double, middle: Double) throws {
    let target = pose(after, 120, 0)
    // The minute hand has a way of its own, so that there is a turn even where this hand rests.
    let turn = try #require(Turn(from: pose(before, 90, 0), to: target, at: Self.start))
    let half = turn.pose(towards: target, at: Self.start + Turn.duration / 2)
    #expect(abs(way(half.hour, middle * .pi / 180)) < 1e-9)
    #expect(abs(degrees(half.minute) - 105) < 1e-9)
    #expect(half.second == 0)
    let quarter = turn.pose(towards: target, at: Self.start + Turn.duration / 4)
    // A smoothstep's first quarter is 5/32 of the way.
    #expect(abs(way(before * .pi / 180, quarter.hour) - expected * 5 / 32) < 1e-9)
  }

  @Test func `Half a turn goes one way or the other`() throws {
    let target = pose(180, 0, 90)
    let turn = try #require(Turn(from: pose(0, 180, 270), to: target, at: 0))
    var last = turn.pose(towards: target, at: 0)
    for time in stride(from: Int64(1_000), through: Turn.duration, by: 1_000) {
      let now = turn.pose(towards: target, at: time)
      for (a, b) in [(last.hour, now.hour), (last.minute, now.minute), (last.second, now.second)] {
        #expect(abs(way(a, b)) < 2)
      }
      last = now
    }
    #expect(last == target)
  }

  @Test func `No turn where the hands are in place`() {
    let here = pose(10, 20, 30)
    #expect(Turn(from: here, to: here, at: 0) == nil)
    var near = here
    near.second += 0.9e-9
    #expect(Turn(from: here, to: near, at: 0) == nil)
    near.second += 0.2e-9
    #expect(Turn(from: here, to: near, at: 0) != nil)
    // 12 o'clock from both sides.
    var before = pose(0, 0, 0)
    before.hour = (2 * .pi as Double).nextDown
    #expect(Turn(from: before, to: pose(0, 0, 0), at: 0) == nil)
  }

  @Test func `It is over after its duration`() throws {
    let turn = try #require(Turn(from: pose(0, 0, 0), to: pose(30, 0, 0), at: Self.start))
    for (time, isOver) in [
      (-1, false), (0, false), (249_999, false), (250_000, true), (250_001, true),
      (1_000_000_000_000, true),
    ] as [(Int64, Bool)] {
      #expect(turn.isOver(at: Self.start + time) == isOver)
    }
    #expect(turn.pose(towards: pose(31, 2, 3), at: Self.start + 250_000) == pose(31, 2, 3))
    // A clock that is asked for a time before the start stands still.
    #expect(abs(degrees(turn.pose(towards: pose(30, 0, 0), at: 0).hour)) < 1e-9)
  }

  @Test func `Turns between any two poses`() throws {
    var dice = Dice(seed: 11)
    for _ in 0..<300 {
      let angles = (0..<6).map { _ in Double.random(in: 0..<360, using: &dice) }
      let from = pose(angles[0], angles[1], angles[2])
      let to = pose(angles[3], angles[4], angles[5])
      let turn = try #require(Turn(from: from, to: to, at: Self.start))
      for hand in [\HandPose.hour, \.minute, \.second] {
        let whole = way(from[keyPath: hand], to[keyPath: hand])
        var last = from[keyPath: hand]
        var travelled = 0.0
        for step in 0...50 {
          let time = Self.start + Turn.duration * Int64(step) / 50
          let angle = turn.pose(towards: to, at: time)[keyPath: hand]
          #expect((0..<2 * Double.pi).contains(angle))
          let advance = way(last, angle)
          // Always the same way, and never more than the short one.
          #expect(abs(advance) < 1e-9 || (advance < 0) == (whole < 0))
          travelled += advance
          last = angle
        }
        #expect(abs(travelled - whole) < 1e-9)
        #expect(abs(travelled) <= 180 + 1e-9)
        #expect(last == to[keyPath: hand])
      }
    }
  }

  @Test func `A target that moves on is met`() throws {
    let day = HandPose(secondsSinceMidnight: 36_000)
    let turn = try #require(Turn(from: pose(0, 0, 0), to: day, at: Self.start))
    var gap = 360.0
    for step in 0...25 {
      let elapsed = Double(step) / 100
      let target = HandPose(secondsSinceMidnight: 36_000 + elapsed)
      let now = turn.pose(towards: target, at: Self.start + Int64(elapsed * 1e6))
      let left = abs(way(now.hour, target.hour))
      #expect(left <= gap + 1e-9)
      gap = left
    }
    #expect(gap < 1e-9)
  }
}
