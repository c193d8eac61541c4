import CLinux
import Glibc

/// Wakes the program at a steady rate, whatever happens to the wall clock.
package struct FrameTimer: ~Copyable {
  /// What `poll` waits on; readable when a frame is due.
  package let descriptor: Int32

  /// A timer that is not armed.
  ///
  /// The corresponding C function is `timerfd_create`, with `CLOCK_MONOTONIC`.
  ///
  /// - Throws: `DesktopError` where the system has no descriptor left.
  package init() throws(DesktopError) {
    descriptor = try makeTimer(CLOCK_MONOTONIC)
  }

  deinit {
    close(descriptor)
  }

  /// Wakes every so many microseconds from now on; with 0, never.
  package func setPeriod(_ microseconds: Int64) {
    let period = timespec(
      tv_sec: Int(microseconds / 1_000_000), tv_nsec: Int(microseconds % 1_000_000) * 1_000)
    var setting = itimerspec(it_interval: period, it_value: period)
    _ = timerfd_settime(descriptor, 0, &setting, nil)
  }

  /// Takes the wake-up, so that `poll` waits for the next.
  package func acknowledge() {
    takeTimer(descriptor)
  }
}
