/// How the hands get from one step to the next.
///
/// A step is a second, or a minute while the second hand is hidden: the hands that are left have no
/// reason to move more often, but in a sweep.
package enum Motion: String, CaseIterable, Sendable {
  /// Hands change at once, at the start of a step.
  case tick
  /// Hands move to their new places with an ease at the start of a step, then rest.
  case glide
  /// Hands turn continuously.
  case sweep

  /// How long a glide takes from the start of its step, in microseconds.
  package static let glideDuration = 250_000

  /// The hands' places at a time of day.
  package func pose(at time: TimeOfDay, showsSeconds: Bool) -> HandPose {
    let step = Step(time: time, seconds: showsSeconds ? 1 : 60)
    return switch self {
    case .tick:
      HandPose(secondsSinceMidnight: Double(step.start))
    case .glide:
      HandPose(
        secondsSinceMidnight: Double(step.start)
          - Double(step.seconds) * (1 - Motion.glideProgress(at: step.elapsed)))
    case .sweep:
      HandPose(
        secondsSinceMidnight: Double(time.wholeSeconds)
          + Double(time.microsecond) / Double(Instant.second))
    }
  }

  /// When the hands will have moved next, as seen from an instant and its reading on the wall.
  package func nextChange(
    after instant: Instant, reading time: TimeOfDay, showsSeconds: Bool
  ) -> NextChange {
    let step = Step(time: time, seconds: showsSeconds ? 1 : 60)
    return switch self {
    case .sweep:
      .everyFrame
    case .glide where step.elapsed < Motion.glideDuration:
      .everyFrame
    case .tick, .glide:
      // The last second of a step may be followed by a leap second: the wall is read again then.
      .at(instant.nextSecond + Int64(step.seconds - 1 - step.wholeSecondsElapsed) * Instant.second)
    }
  }

  /// How far a glide has come: 0 at the start of its step, 1 from `glideDuration` on.
  ///
  /// The ease is the smoothstep 3x² − 2x³: it starts and ends at rest and never runs backwards.
  private static func glideProgress(at microseconds: Int) -> Double {
    let x = min(1, Double(microseconds) / Double(glideDuration))
    return x * x * (3 - 2 * x)
  }
}

/// When a face must be drawn again.
package enum NextChange: Equatable, Sendable {
  /// Nothing moves before this instant.
  case at(Instant)
  /// The hands are moving now: at every vertical blank.
  case everyFrame
}

/// The second or minute that a time of day lies in.
private struct Step {
  /// Its length in seconds.
  let seconds: Int
  /// When it began, in seconds since midnight.
  let start: Int
  /// Whole seconds since it began.
  let wholeSecondsElapsed: Int
  /// Microseconds since it began.
  let elapsed: Int

  init(time: TimeOfDay, seconds: Int) {
    self.seconds = seconds
    wholeSecondsElapsed = time.wholeSeconds % seconds
    start = time.wholeSeconds - wholeSecondsElapsed
    elapsed = wholeSecondsElapsed * Int(Instant.second) + time.microsecond
  }
}
