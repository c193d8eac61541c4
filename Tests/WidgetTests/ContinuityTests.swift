import Testing
import Timekeeping

@testable import clock

/// What hands do when the wall's time jumps under them.
@Suite struct ContinuityTests {
  /// Hands that move to their places, seen now and again.
  private struct Hands {
    var continuity = Continuity()

    /// Shows a time of day, in seconds, at a moment in seconds of the monotonic clock.
    ///
    /// - Returns: The hands in degrees, and whether each shows the time.
    mutating func show(
      _ secondOfDay: Double, at moment: Double
    ) -> (hour: Double, minute: Double, second: Double, isExact: Bool) {
      let whole = Int(secondOfDay)
      let time = TimeOfDay(
        hour: whole / 3_600, minute: whole / 60 % 60, second: whole % 60,
        microsecond: Int(((secondOfDay - Double(whole)) * 1e6).rounded()))
      let target = HandPose(secondsSinceMidnight: secondOfDay)
      let pose = continuity.pose(towards: target, at: time, Int64((moment * 1e6).rounded()))
      func degrees(_ angle: Double) -> Double { angle * 180 / .pi }
      return (degrees(pose.hour), degrees(pose.minute), degrees(pose.second), pose == target)
    }
  }

  private func time(_ hour: Int, _ minute: Int, _ second: Double = 0) -> Double {
    Double(hour * 3_600 + minute * 60) + second
  }

  /// Times before and after a jump, and which way the hour hand and the minute hand turn by how many
  /// degrees.
  @Test(arguments: [
    ((2, 59), (4, 0), 30.5, 6.0), ((3, 0), (2, 0), -30, 0), ((10, 10), (15, 55), 172.5, -90),
    ((23, 50), (5, 35), 172.5, -90), ((0, 15), (12, 0), -7.5, -90), ((9, 0), (21, 0), 0, 0),
    ((11, 50), (12, 5), 7.5, 90),
  ])
  func turnTheShortWay(
    before: (hour: Int, minute: Int), after: (hour: Int, minute: Int), hour: Double,
    minute: Double
  ) {
    var hands = Hands()
    let (start, end) = (time(before.hour, before.minute), time(after.hour, after.minute))
    let old = hands.show(start, at: 100)
    #expect(old.isExact && !hands.continuity.isTurning)
    // The jump is seen a second later, as the hands go on.
    let jumped = hands.show(end + 1, at: 101)
    let isSeen = hour != 0 || minute != 0
    #expect(hands.continuity.isTurning)
    #expect(angleBetween(jumped.hour, old.hour) < 1e-6)
    #expect(angleBetween(jumped.minute, old.minute) < 1e-6)
    var last = jumped
    for step in 1..<25 {
      let pose = hands.show(end + 1 + Double(step) / 100, at: 101 + Double(step) / 100)
      // The time goes on meanwhile, but hardly.
      let way = (pose.hour - last.hour).remainder(dividingBy: 360)
      #expect(hour < 0 ? way < 0.01 : way > -0.01)
      let minuteWay = (pose.minute - last.minute).remainder(dividingBy: 360)
      #expect(minute < 0 ? minuteWay < 0.01 : minuteWay > -0.01)
      #expect(!isSeen || !pose.isExact)
      last = pose
    }
    #expect(hands.show(end + 1.25, at: 101.25).isExact)
    #expect(!hands.continuity.isTurning)
    #expect(hands.show(end + 2, at: 102).isExact)
  }

  /// The half of the way is the half of the time.
  @Test func areHalfwayInBetween() {
    var hands = Hands()
    _ = hands.show(time(3, 0), at: 0)
    _ = hands.show(time(5, 0), at: 0.0)
    let half = hands.show(time(5, 0, 0.125), at: 0.125)
    #expect(angleBetween(half.hour, 120) < 0.1)
  }

  /// A second jump amid the turn begins where the hands are.
  @Test func turnFromWhereverTheyAre() {
    var hands = Hands()
    _ = hands.show(time(3, 0), at: 0)
    _ = hands.show(time(5, 0), at: 0)
    let half = hands.show(time(5, 0, 0.125), at: 0.125)
    let again = hands.show(time(1, 30, 0.125), at: 0.125)
    #expect(angleBetween(again.hour, half.hour) < 1e-6)
    #expect(hands.show(time(1, 30, 0.376), at: 0.376).isExact)
  }

  /// Midnight, leap seconds and slewed clocks are none, nor is a sleep that both clocks tell of.
  @Test(arguments: [
    (86_399.9, 0.1, 0.2), (43_199.5, 43_200.5, 1), (3_600, 3_601.04, 1), (3_600, 3_600.96, 1),
    (3_600, 10_800, 7_200), (3_600, 3_600, 0), (82_800, 3_600, 7_200), (5, 5, 86_400),
  ])
  func stayWithTheTimeWithoutAJump(start: Double, end: Double, elapsed: Double) {
    var hands = Hands()
    _ = hands.show(start, at: 50)
    #expect(hands.show(end, at: 50 + elapsed).isExact)
    #expect(!hands.continuity.isTurning)
  }

  /// Nobody has seen where they were.
  @Test func areInTheirPlacesAfterARest() {
    var hands = Hands()
    _ = hands.show(time(3, 0), at: 0)
    hands.continuity.forget()
    #expect(hands.show(time(5, 0), at: 1).isExact)
    _ = hands.show(time(7, 0), at: 2)
    #expect(hands.continuity.isTurning)
    hands.continuity.forget()
    #expect(!hands.continuity.isTurning)
    #expect(hands.show(time(7, 0, 0.1), at: 2.1).isExact)
  }
}
