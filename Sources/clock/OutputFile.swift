import Glibc

/// A file that the user asked to have written.
struct OutputFile {
  /// As the user gave it.
  private let path: String
  /// What is replaced once all is written; nil for a pipe, a device or a link that leads nowhere,
  /// which are written to as they are.
  private let target: String?
  /// The permissions of the file that is there already.
  private var mode: mode_t?

  /// A file at a path.
  ///
  /// - Throws: `ClockError` that names the file where it can be seen now that it can't be written.
  init(_ path: String) throws(ClockError) {
    self.path = path
    var status = stat()
    if stat(path, &status) == 0 {
      let kind = status.st_mode & S_IFMT
      guard kind != S_IFDIR else { throw ClockError("cannot write \"\(path)\": it is a folder") }
      guard access(path, W_OK) == 0 else { throw OutputFile.failure(path) }
      mode = status.st_mode & 0o777
      guard kind == S_IFREG, let real = realpath(path, nil) else {
        target = nil
        return
      }
      target = String(cString: real)
      free(real)
    } else {
      target = lstat(path, &status) == 0 ? nil : path
    }
    guard let target else { return }
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
    guard !target.hasSuffix("/"), !target.isEmpty, access(folder, W_OK | X_OK) == 0 else {
      if target.isEmpty || target.hasSuffix("/") { errno = ENOENT }
      throw OutputFile.failure(path)
    }
  }

  /// Writes the whole file, or leaves the one that was there.
  ///
  /// - Parameters:
  ///   - bytes: All that is to be in it.
  ///   - syncs: Whether it is to outlive a power failure from the moment on that it is there.
  /// - Throws: `ClockError` that names the file and the system's reason.
  func write(_ bytes: [UInt8], syncs: Bool = false) throws(ClockError) {
    guard let target else {
      // A pipe that nobody reads is told at once, instead of waited for.
      return try write(bytes, to: path, flags: O_CREAT | O_NONBLOCK, syncs: false)
    }
    let temporary = "\(target).\(getpid()).tmp"
    do throws(ClockError) {
      try write(bytes, to: temporary, flags: O_CREAT | O_EXCL | O_NOFOLLOW, syncs: syncs)
      guard rename(temporary, target) == 0 else { throw OutputFile.failure(path) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private func write(
    _ bytes: [UInt8], to path: String, flags: Int32, syncs: Bool
  ) throws(ClockError) {
    let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC | flags, 0o666)
    guard descriptor >= 0 else { throw OutputFile.failure(self.path) }
    _ = fcntl(descriptor, F_SETFL, 0)
    if target != nil, let mode { _ = fchmod(descriptor, mode) }
    guard writeAll(bytes, to: descriptor), !syncs || fsync(descriptor) == 0 else {
      let error = OutputFile.failure(self.path)
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw OutputFile.failure(self.path) }
  }

  private static func failure(_ path: String) -> ClockError {
    let reason = errno == ENXIO ? "nobody reads from it" : String(cString: strerror(errno))
    return ClockError("cannot write \"\(path)\": \(reason)")
  }
}
