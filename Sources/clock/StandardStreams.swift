import Glibc

/// Prints a line for whoever looks at standard error, behind the program's name.
func report(_ message: String) {
  write("clock: \(message)\n", to: STDERR_FILENO)
}

/// Prints what was asked for on standard output.
func output(_ text: String) {
  write(text, to: STDOUT_FILENO)
}

private func write(_ text: String, to descriptor: Int32) {
  let bytes = Array(text.utf8)
  var written = 0
  while written < bytes.count {
    let count = bytes[written...].withUnsafeBytes {
      Glibc.write(descriptor, $0.baseAddress, $0.count)
    }
    // There is no better place to say that standard error is closed.
    guard count > 0 else { return }
    written += count
  }
}
