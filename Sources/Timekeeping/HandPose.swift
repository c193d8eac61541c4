/// The three angles shown at one instant, in radians clockwise from 12 o'clock, each from 0 up to
/// but not including a full turn.
package struct HandPose: Equatable, Sendable {
  /// The hour hand's angle: a turn in twelve hours.
  package var hour: Double
  /// The minute hand's angle: a turn in an hour.
  package var minute: Double
  /// The second hand's angle: a turn in a minute.
  package var second: Double

  /// The pose so many seconds after midnight, fractions included; any number is taken, as hands
  /// only turn round and round.
  ///
  /// Each angle is a pure function of the time, so nothing accumulates and nothing drifts.
  package init(secondsSinceMidnight seconds: Double) {
    func angle(secondsPerTurn turn: Double) -> Double {
      let turns = seconds / turn
      let fraction = turns - turns.rounded(.down)
      return fraction < 1 ? fraction * 2 * .pi : 0
    }
    hour = angle(secondsPerTurn: 43_200)
    minute = angle(secondsPerTurn: 3_600)
    second = angle(secondsPerTurn: 60)
  }
}
