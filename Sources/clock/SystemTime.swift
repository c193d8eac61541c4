import Glibc
import Timekeeping

/// The system's clocks. Nothing else in the program reads them.
enum SystemTime {
  /// The wall clock.
  static func now() -> Instant {
    Instant(microseconds: microseconds(of: CLOCK_REALTIME))
  }

  /// The clock that nobody sets, in microseconds.
  static func monotonic() -> Int64 {
    microseconds(of: CLOCK_MONOTONIC)
  }

  /// The processor time that this process has taken, in microseconds.
  static func processor() -> Int64 {
    microseconds(of: CLOCK_PROCESS_CPUTIME_ID)
  }

  private static func microseconds(of clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * Instant.second + Int64(time.tv_nsec) / 1_000
  }
}
