import Glibc

/// Standard output.
enum Output {
  /// Writes a whole record, which the work's time limit does not cut in two.
  ///
  /// - Returns: Whether somebody took it.
  static func write(_ bytes: [UInt8]) -> Bool {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXCPU)
    sigprocmask(SIG_BLOCK, &signals, nil)
    defer { sigprocmask(SIG_UNBLOCK, &signals, nil) }
    return bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = Glibc.write(
          STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return false }
        rest = rest.dropFirst(written)
      }
      return true
    }
  }
}
