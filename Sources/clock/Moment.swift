import Desktop
import Timekeeping

/// A point in time by both of the system's clocks: the one that is set, and the one that is not.
struct Moment {
  /// By the wall clock.
  let instant: Instant
  /// In microseconds of the monotonic clock.
  let monotonic: Int64

  /// Now.
  static var now: Moment {
    let (wall, monotonic) = SystemTime.both()
    return Moment(instant: Instant(microseconds: wall), monotonic: monotonic)
  }

  /// The moment so many microseconds later.
  static func + (moment: Moment, microseconds: Int64) -> Moment {
    Moment(
      instant: moment.instant + microseconds, monotonic: moment.monotonic + microseconds)
  }
}
