/// How a process ended.
package enum Ending: Equatable {
  /// By itself, with this status.
  case exited(Int32)
  /// By a signal that it did not handle.
  case killed(signal: Int32)

  /// Reads what `waitpid` tells.
  package init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xFF) : .killed(signal: signal)
  }
}
