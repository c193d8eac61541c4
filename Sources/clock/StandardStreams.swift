import Glibc

/// Prints a line for whoever looks at standard error, behind the program's name.
func report(_ message: String) {
  // There is no better place to say that standard error is closed.
  _ = writeAll(Array("clock: \(message)\n".utf8), to: STDERR_FILENO)
}

/// Prints what was asked for on standard output.
///
/// - Throws: `ClockError` where it can't be written.
func output(_ text: String) throws(ClockError) {
  guard writeAll(Array(text.utf8), to: STDOUT_FILENO) else {
    throw ClockError("cannot write to standard output: \(String(cString: strerror(errno)))")
  }
}

/// Writes all of some bytes; false, with `errno`, where not all could be written.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var written = 0
  while written < bytes.count {
    let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { return false }
    written += count
  }
  return true
}
