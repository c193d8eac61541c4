import CLinux
import Glibc

/// A descriptor of a timer by one of the system's clocks, not armed.
func makeTimer(_ clock: Int32) throws(DesktopError) -> Int32 {
  let descriptor = timerfd_create(clock, Int32(TFD_NONBLOCK | TFD_CLOEXEC))
  guard descriptor >= 0 else { throw DesktopError("no timer to be had: \(lastSystemError())") }
  return descriptor
}

/// Takes a timer's wake-up.
func takeTimer(_ descriptor: Int32) {
  var expirations: UInt64 = 0
  // A timer that was cancelled, since the clock was set, answers with an error and is taken too.
  _ = read(descriptor, &expirations, MemoryLayout.size(ofValue: expirations))
}
