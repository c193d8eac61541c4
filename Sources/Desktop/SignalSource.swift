import Glibc
import Synchronization

/// The signals that the program waits for beside everything else.
///
/// They come through a pipe that `poll` waits on. One that ends the program also gives it a second:
/// if it still waits for a server that takes no more by then, the connection is cut, so that the
/// wait ends with an error and the program in order.
package struct SignalSource: ~Copyable {
  /// What `poll` waits on; readable when a signal came.
  package let descriptor: Int32

  /// Takes some signals away from their default action.
  ///
  /// - Parameters:
  ///   - ending: The numbers of the signals that end the program, as in `SIGTERM`.
  ///   - others: The numbers of others.
  ///   - connection: What may keep the program waiting; a descriptor.
  /// - Throws: `DesktopError` where the system has no pipe left.
  package init(
    ending: [Int32], others: [Int32], connection: Int32
  ) throws(DesktopError) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw DesktopError("no pipe to be had: \(lastSystemError())") }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    SignalState.pipe.store(ends[1], ordering: .relaxed)
    SignalState.connection.store(connection, ordering: .relaxed)
    for number in others { signal(number) { SignalState.pass(on: $0) } }
    for number in ending {
      signal(number) { number in
        SignalState.pass(on: number)
        alarm(1)
      }
    }
    signal(SIGALRM) { _ in SignalState.hangUp() }
  }

  deinit {
    alarm(0)
    SignalState.connection.store(-1, ordering: .relaxed)
    close(SignalState.pipe.exchange(-1, ordering: .relaxed))
    close(descriptor)
  }

  /// The number of the next signal that came; nil where none is left.
  package func next() -> Int32? {
    var number: UInt8 = 0
    return read(descriptor, &number, 1) == 1 ? Int32(number) : nil
  }
}

/// What signal handlers need, which are given nothing to find an object by. They may do only what
/// is safe at any moment: write, shut down, set an alarm.
private enum SignalState {
  static let pipe = Atomic<Int32>(-1)
  static let connection = Atomic<Int32>(-1)

  static func pass(on signal: Int32) {
    let error = errno
    var number = UInt8(truncatingIfNeeded: signal)
    _ = write(pipe.load(ordering: .relaxed), &number, 1)
    errno = error
  }

  static func hangUp() {
    let error = errno
    _ = shutdown(connection.load(ordering: .relaxed), Int32(SHUT_RDWR))
    errno = error
  }
}
