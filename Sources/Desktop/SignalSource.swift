import CLinux
import Glibc

/// The signals that the program waits for beside everything else.
package struct SignalSource: ~Copyable {
  /// What `poll` waits on; readable when a signal came.
  package let descriptor: Int32

  /// Takes some signals away from their default action, and SIGPIPE from its.
  ///
  /// The corresponding C function is `signalfd`.
  ///
  /// - Parameter signals: The signals' numbers, as in `SIGTERM`.
  /// - Throws: `DesktopError` where the system has no descriptor left.
  package init(_ signals: [Int32]) throws(DesktopError) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    sigprocmask(SIG_BLOCK, &set, nil)
    // A server or a log's reader that goes away is told by an error, not by death.
    signal(SIGPIPE, SIG_IGN)
    descriptor = signalfd(-1, &set, Int32(SFD_NONBLOCK | SFD_CLOEXEC))
    guard descriptor >= 0 else { throw DesktopError("no signals to be had: \(lastSystemError())") }
  }

  deinit {
    close(descriptor)
  }

  /// The number of the next signal that came; nil where none is left.
  package func next() -> Int32? {
    var info = signalfd_siginfo()
    let size = MemoryLayout.size(ofValue: info)
    return read(descriptor, &info, size) == size ? Int32(info.ssi_signo) : nil
  }
}
