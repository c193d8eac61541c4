import Glibc

/// A file that the user asked to have written.
enum OutputFile {
  /// Writes a whole file, or leaves the one that was there.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - path: Where. A pipe or a device is written to as it is.
  /// - Throws: `ClockError` that names the file and the system's reason.
  static func write(_ bytes: [UInt8], to path: String) throws(ClockError) {
    if isSpecial(path) { return try writeDirectly(bytes, to: path, named: path) }
    // A link stays a link: what it leads to is replaced.
    let target = resolved(path) ?? path
    let temporary = "\(target).\(getpid()).tmp"
    do throws(ClockError) {
      try writeDirectly(bytes, to: temporary, named: path)
      guard rename(temporary, target) == 0 else { throw failure(path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Says now whether a file could be written later.
  ///
  /// - Throws: `ClockError` where its folder, or the file itself, takes no writing.
  static func check(_ path: String) throws(ClockError) {
    if isSpecial(path) {
      guard access(path, W_OK) == 0 else { throw failure(path) }
      return
    }
    let target = resolved(path) ?? path
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
    guard access(folder, W_OK | X_OK) == 0 else { throw failure(path) }
    if target.hasSuffix("/") { throw ClockError("cannot write \"\(path)\": it is a folder") }
  }

  private static func writeDirectly(
    _ bytes: [UInt8], to path: String, named name: String
  ) throws(ClockError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(name) }
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      guard count > 0 else {
        if count < 0, errno == EINTR { continue }
        let error = failure(name)
        close(descriptor)
        throw error
      }
      written += count
    }
    guard close(descriptor) == 0 else { throw failure(name) }
  }

  /// Whether something is there that is no regular file.
  private static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func failure(_ path: String) -> ClockError {
    ClockError("cannot write \"\(path)\": \(String(cString: strerror(errno)))")
  }
}
