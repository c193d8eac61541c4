/// The three angles shown at one instant, in radians clockwise from 12 o'clock, each from 0 up to
/// but not including a full turn.
package struct HandPose: Equatable, Sendable {
  /// The hour hand's angle.
  package var hour: Double
  /// The minute hand's angle: a turn in an hour.
  package var minute: Double
  /// The second hand's angle: a turn in a minute.
  package var second: Double

  /// The pose that shows one time with every hand.
  ///
  /// - Parameters:
  ///   - seconds: Seconds after midnight, fractions included; any number is taken, as hands only
  ///     turn round and round.
  ///   - hoursPerTurn: The hours in which the hour hand turns once: 12, or 24.
  package init(secondsSinceMidnight seconds: Double, hoursPerTurn: Int = 12) {
    self.init(hour: seconds, minute: seconds, second: seconds, hoursPerTurn: hoursPerTurn)
  }

  /// The pose whose hands each show a time of their own, in seconds after midnight.
  ///
  /// Each angle is a pure function of its time, so nothing accumulates and nothing drifts.
  init(hour: Double, minute: Double, second: Double, hoursPerTurn: Int) {
    func angle(_ seconds: Double, secondsPerTurn turn: Double) -> Double {
      let turns = seconds / turn
      let fraction = turns - turns.rounded(.down)
      return fraction < 1 ? fraction * 2 * .pi : 0
    }
    self.hour = angle(hour, secondsPerTurn: Double(hoursPerTurn) * 3_600)
    self.minute = angle(minute, secondsPerTurn: 3_600)
    self.second = angle(second, secondsPerTurn: 60)
  }
}
