import Glibc

/// How the hands get from one step to the next.
///
/// A step is a second, or a minute while the second hand is hidden: the hands that are left have no
/// reason to move more often, but in a sweep.
package enum Motion: String, CaseIterable, Sendable {
  /// Hands change at once, at the start of a step.
  case tick
  /// Hands move to their new places with an ease at the start of a step, then rest.
  case glide
  /// Hands overshoot their new places at the start of a step, and settle, as those of quartz clocks
  /// do.
  case elastic
  /// The second hand turns once in 58.5 s, waits at 12, and leaves with the minute hand's jump, as
  /// at railway stations.
  case stopToGo = "stop-to-go"
  /// Hands turn continuously.
  case sweep

  /// The hands' places at a time of day.
  package func pose(
    at time: TimeOfDay, showsSeconds: Bool, work: MotionWork = MotionWork()
  ) -> HandPose {
    let step = Step(time: time, seconds: showsSeconds ? 1 : 60)
    switch self {
    case .tick, .glide, .elastic:
      let progress = time.followsLeapSecond ? 1 : progress(at: step.elapsed)
      return HandPose(
        hour: step.shown(every: work.hour.seconds, progress: progress),
        minute: step.shown(every: work.minute.seconds, progress: progress),
        second: step.shown(every: nil, progress: progress), hoursPerTurn: work.hoursPerTurn)
    case .stopToGo:
      let minute = Step(time: time, seconds: 60)
      let elapsed = minute.wholeSecondsElapsed * Int(Instant.second) + time.turningMicrosecond
      let turn = min(1, Double(elapsed) / Double(Motion.stationTurn))
      return HandPose(
        hour: minute.shown(every: work.hour == .step ? 3_600 : nil, progress: 1),
        minute: Double(minute.start), second: turn * 60, hoursPerTurn: work.hoursPerTurn)
    case .sweep:
      return HandPose(
        secondsSinceMidnight: Double(time.wholeSeconds)
          + Double(time.turningMicrosecond) / Double(Instant.second),
        hoursPerTurn: work.hoursPerTurn)
    }
  }

  /// When the hands will have moved next, as seen from an instant and its reading on the wall.
  ///
  /// - Parameters:
  ///   - instant: Now.
  ///   - time: What the wall reads now.
  ///   - showsSeconds: Whether the second hand is there.
  ///   - smallestTurn: By how much the minute hand must turn to be seen to move, in radians. Without a
  ///     second hand a sweep is as slow as that.
  /// - Returns: When that is.
  package func nextChange(
    after instant: Instant, reading time: TimeOfDay, showsSeconds: Bool, smallestTurn: Double = 0
  ) -> NextChange {
    let step = Step(time: time, seconds: showsSeconds && self != .stopToGo ? 1 : 60)
    let isMoving =
      switch self {
      case .tick: false
      case .glide: step.elapsed < Motion.glideDuration
      case .elastic: step.elapsed < Motion.elasticDuration
      case .stopToGo: showsSeconds && step.elapsed < Motion.stationTurn
      case .sweep: true
      }
    if self == .sweep, !showsSeconds {
      // A little more than needed, so that the hand has moved by then.
      let slow = (smallestTurn * Motion.minuteHandRadian).rounded(.up) + 1
      return slow < Motion.slowestFrame ? .everyFrame : .at(instant + Int64(min(slow, 60e6)))
    }
    if isMoving { return .everyFrame }
    // The last second of a step may be followed by a leap second: the wall is read again then.
    let rest = Int64(step.seconds - 1 - step.wholeSecondsElapsed)
    return .at(instant.nextSecond + rest * Instant.second)
  }

  /// How long the minute hand takes to turn by a radian, in microseconds.
  private static let minuteHandRadian = 3_600e6 / (2 * .pi)
  /// What comes faster than this comes with the vertical blanks, in microseconds.
  private static let slowestFrame = 16_000.0
  /// How long a glide takes from the start of its step, in microseconds.
  private static let glideDuration = 250_000
  /// After how long hands that overshot have settled, in microseconds from the start of their step.
  private static let elasticDuration = 600_000
  /// How long the second hand of a station clock takes for its turn, in microseconds.
  private static let stationTurn = 58_500_000

  /// How far the hands have come from their old places, 0, to their new ones, 1.
  private func progress(at microseconds: Int) -> Double {
    switch self {
    case .glide where microseconds < Motion.glideDuration:
      return Turn.smoothstep(Double(microseconds) / Double(Motion.glideDuration))
    case .elastic where microseconds < Motion.elasticDuration:
      let t = Double(microseconds) / Double(Instant.second)
      return 1 - exp(-t / 0.08) * cos(2 * .pi * t / 0.2)
    default:
      return 1
    }
  }
}

/// When a face must be drawn again.
package enum NextChange: Equatable, Sendable {
  /// Nothing moves before this instant.
  case at(Instant)
  /// The hands are moving now: at every vertical blank.
  case everyFrame
}

extension MotionWork.Minute {
  /// The seconds that the hand moves by at once; nil where it moves with every step.
  fileprivate var seconds: Int? { self == .step ? 60 : nil }
}

extension MotionWork.Hour {
  /// The seconds that the hand moves by at once; nil where it moves with every step.
  fileprivate var seconds: Int? {
    switch self {
    case .creep: nil
    case .minute: 60
    case .step: 3_600
    }
  }
}
