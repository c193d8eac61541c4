import CLinux
import Glibc

/// Wakes the program at an instant of the system's wall clock, and at once when that clock is set.
package struct WallTimer: ~Copyable {
  /// What `poll` waits on; readable when the timer has something to say.
  package let descriptor: Int32

  /// A timer that is not armed.
  ///
  /// The corresponding C function is `timerfd_create`, with `CLOCK_REALTIME`.
  ///
  /// - Throws: `DesktopError` where the system has no descriptor left.
  package init() throws(DesktopError) {
    descriptor = try makeTimer(CLOCK_REALTIME)
  }

  deinit {
    close(descriptor)
  }

  /// Arms the timer for an instant, in microseconds since the epoch; one that has passed wakes at
  /// once.
  package func arm(at microseconds: Int64) {
    // Zero would disarm it.
    let instant = max(1, microseconds)
    set(
      timespec(
        tv_sec: Int(instant / 1_000_000), tv_nsec: Int(instant % 1_000_000) * 1_000))
  }

  /// Arms no instant any more.
  package func disarm() {
    set(timespec())
  }

  /// Takes the wake-up, so that `poll` waits again: the instant came, or the clock was set.
  package func acknowledge() {
    takeTimer(descriptor)
  }

  private func set(_ value: timespec) {
    var setting = itimerspec(it_interval: timespec(), it_value: value)
    let flags = Int32(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET)
    let isArmed = timerfd_settime(descriptor, flags, &setting, nil) == 0
    // A clock that was set since the instant was worked out says so here, and only here: it wakes now.
    if !isArmed, errno == ECANCELED {
      setting.it_value = timespec(tv_sec: 0, tv_nsec: 1)
      timerfd_settime(descriptor, Int32(TFD_TIMER_ABSTIME), &setting, nil)
    }
  }
}
