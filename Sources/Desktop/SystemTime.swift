import CLinux
import Glibc

/// The system's clocks, all in microseconds.
///
/// The program's entry reads them; everything else is told the time.
package enum SystemTime {
  /// The wall clock: since 1970-01-01 00:00:00 UTC.
  package static func wall() -> Int64 { microseconds(of: CLOCK_REALTIME) }

  /// The clock that nobody sets, which stamps vertical blanks too.
  package static func monotonic() -> Int64 { microseconds(of: CLOCK_MONOTONIC) }

  /// Both clocks at one moment.
  package static func both() -> (wall: Int64, monotonic: Int64) {
    var (before, wall) = (monotonic(), wall())
    var after = monotonic()
    // Another process may have had the processor in between; hardly ever often in a row.
    for _ in 0..<3 where after - before > 50 {
      (before, wall) = (monotonic(), SystemTime.wall())
      after = monotonic()
    }
    return (wall, before + (after - before) / 2)
  }

  /// The processor time that this process has taken.
  package static func processor() -> Int64 { microseconds(of: CLOCK_PROCESS_CPUTIME_ID) }

  private static func microseconds(of clock: clockid_t) -> Int64 {
    var time = timespec()
    clock_gettime(clock, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1_000
  }
}
