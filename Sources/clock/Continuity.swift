import Timekeeping

/// Notices when the wall's time jumps, since the clock was set or the zone has other rules, and has
/// hands that move to their places go to the new ones the short way.
struct Continuity {
  private var last: (secondOfDay: Double, monotonic: Int64, pose: HandPose)?
  private var turn: Turn?

  /// A jump is anything from here on, in seconds; clocks that are slewed are hardly off by as much.
  private static let leastJump = 0.05
  private static let day = 86_400.0

  /// The hands' places on their way to where they belong.
  ///
  /// - Parameters:
  ///   - pose: Where they belong.
  ///   - time: What the wall reads.
  ///   - monotonic: When that is, in microseconds of the monotonic clock.
  /// - Returns: The places to show.
  mutating func pose(towards pose: HandPose, at time: TimeOfDay, _ monotonic: Int64) -> HandPose {
    let secondOfDay =
      Double((time.hour * 60 + time.minute) * 60 + time.second) + Double(time.microsecond) / 1e6
    if let last {
      let elapsed = Double(monotonic - last.monotonic) / 1e6
      let jump = (secondOfDay - last.secondOfDay - elapsed).remainder(
        dividingBy: Continuity.day)
      if abs(jump) > Continuity.leastJump {
        turn = Turn(from: last.pose, to: pose, at: monotonic)
      }
    }
    if turn?.isOver(at: monotonic) == true { turn = nil }
    let shown = turn?.pose(towards: pose, at: monotonic) ?? pose
    last = (secondOfDay, monotonic, shown)
    return shown
  }

  /// Whether hands are turning to new places.
  var isTurning: Bool { turn != nil }

  /// Has the next pose be shown as it is: nobody has seen the one before.
  mutating func forget() {
    last = nil
    turn = nil
  }
}
