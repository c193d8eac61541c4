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

  /// When the hands will have moved next.
  ///
  /// - Parameters:
  ///   - instant: Now.
  ///   - time: What the wall reads now.
  ///   - showsSeconds: Whether the second hand is there.
  ///   - smallestTurn: By how many radians the minute hand must turn, in a sweep without the second
  ///     hand, before anything is seen of it; 0 where each frame is to be drawn.
  /// - Returns: The instant, or that they are moving now.
  package func nextChange(
    after instant: Instant, reading time: TimeOfDay, showsSeconds: Bool, smallestTurn: Double = 0
  ) -> NextChange {
    if self == .sweep, !showsSeconds, smallestTurn > 0 {
      let wait = Motion.sweepTime(ofMinuteHand: smallestTurn)
      return wait < Motion.shortestWait ? .everyFrame : .at(instant + wait)
    }
    let step = Step(time: time, seconds: showsSeconds && self != .stopToGo ? 1 : 60)
    let isMoving =
      switch self {
      case .tick: false
      case .glide: step.elapsed < Motion.glideDuration
      case .elastic: step.elapsed < Motion.elasticDuration
      case .stopToGo: showsSeconds && step.elapsed < Motion.stationTurn
      case .sweep: true
      }
    if isMoving { return .everyFrame }
    // The last second of a step may be followed by a leap second: the wall is read again then.
    let rest = Int64(step.seconds - 1 - step.wholeSecondsElapsed)
    return .at(instant.nextSecond + rest * Instant.second)
  }

  /// How long a glide takes from the start of its step, in microseconds.
  private static let glideDuration = 250_000
  /// After how long hands that overshot have settled, in microseconds from the start of their step.
  private static let elasticDuration = 600_000
  /// How long the second hand of a station clock takes for its turn, in microseconds.
  private static let stationTurn = 58_500_000

  /// The shortest time that is waited out rather than drawn at each frame, in microseconds.
  private static let shortestWait: Int64 = 16_000

  /// Microseconds after which the minute hand has surely turned by an angle in radians; an hour
  /// where that is more than a full turn.
  private static func sweepTime(ofMinuteHand angle: Double) -> Int64 {
    let turns = min(angle / (2 * .pi), 1)
    return Int64((turns * Double(3_600 * Instant.second)).rounded(.up)) + 1
  }

  /// How far the hands have come from their old places, 0, to their new ones, 1.
  private func progress(at microseconds: Int) -> Double {
    switch self {
    case .glide where microseconds < Motion.glideDuration:
      return Ease.smooth(Double(microseconds) / Double(Motion.glideDuration))
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
