import Glibc

/// The one folder whose files are read.
struct ThemeFolder {
  private let real: [UInt8]?

  /// A folder by its path, as it is or, where there is no such folder, percent-encoded.
  init(path: [UInt8]) {
    real =
      ThemeFolder.resolved(path)
      ?? FileName(percentEncoded: path).flatMap { ThemeFolder.resolved($0.bytes) }
  }

  /// The real path of a file.
  ///
  /// - Throws: `LayerError` where there is none, or a link leads out of the folder.
  func locate(_ file: FileName) throws(LayerError) -> [UInt8] {
    guard let folder = real else { throw LayerError("there is no such folder") }
    let prefix = folder == [UInt8(ascii: "/")] ? folder : folder + [UInt8(ascii: "/")]
    guard let path = ThemeFolder.resolved(prefix + file.bytes) else {
      throw LayerError(String(cString: strerror(errno)))
    }
    guard path.starts(with: prefix) else {
      throw LayerError("it lies outside the theme's folder")
    }
    return path
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Its real path.
  ///   - limit: The most bytes that it may have.
  /// - Returns: Its content.
  /// - Throws: `LayerError` where it cannot be read, is no regular file or too large.
  static func read(_ path: [UInt8], limit: Int) throws(LayerError) -> [UInt8] {
    let descriptor = withPath(path) {
      open($0, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    }
    guard descriptor >= 0 else { throw LayerError(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw LayerError("it is no regular file")
    }
    guard status.st_size <= limit else {
      throw LayerError("it is larger than \(limit >> 20) MiB")
    }
    var content = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < content.count {
      let more = content.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress?.advanced(by: count), $0.count - count)
      }
      if more < 0, errno == EINTR { continue }
      guard more >= 0 else { throw LayerError(String(cString: strerror(errno))) }
      if more == 0 { break }
      count += more
    }
    // It has become shorter meanwhile.
    content.removeLast(content.count - count)
    return content
  }

  /// Lends a path as C's string.
  static func withPath<Result>(
    _ path: [UInt8], _ body: (UnsafePointer<CChar>) -> Result
  ) -> Result {
    (path + [0]).map(CChar.init(bitPattern:)).withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return body("") }
      return body(start)
    }
  }

  private static func resolved(_ path: [UInt8]) -> [UInt8]? {
    withPath(path) { path in
      guard let real = realpath(path, nil) else { return nil }
      defer { free(real) }
      return UnsafeBufferPointer(start: real, count: strlen(real)).map(UInt8.init(bitPattern:))
    }
  }
}
