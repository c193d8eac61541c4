import Glibc

/// A file that is read whole.
enum InputFile {
  /// The bytes of a regular file.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - limit: The most bytes that it may have.
  /// - Returns: All its bytes.
  /// - Throws: `ClockError` that names the file and the reason; a pipe or a device is no reason to
  ///   wait.
  static func read(_ path: String, limit: Int) throws(ClockError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path, String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw failure(path, "it is no regular file")
    }
    guard status.st_size <= limit else { throw failure(path, "it has more than \(limit) bytes") }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let more = bytes[count...].withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      guard more >= 0 else { throw failure(path, String(cString: strerror(errno))) }
      if more == 0 { break }
      count += more
    }
    return Array(bytes[..<count])
  }

  /// Whether there is anything at a path, even if only a link that leads nowhere.
  static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The names in a folder, sorted; none where it can't be read.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    // A record ends with its name, before the end of the array that it is declared as.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    while let entry = readdir(directory) {
      let start = UnsafeRawPointer(entry) + offset
      let name = String(cString: start.assumingMemoryBound(to: CChar.self))
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// The path with all links resolved; nil where nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func failure(_ path: String, _ reason: String) -> ClockError {
    ClockError("cannot read \"\(path)\": \(reason)")
  }
}
