import Glibc

/// All that one process is asked for.
struct Request {
  /// The most bytes that a request may have.
  static let limit = 64 * 1024

  /// The path of the folder outside of which nothing is read, as it stands in the request.
  private(set) var folder: [UInt8]
  /// The side in pixels of what cannot be vectors.
  private(set) var pixels: Int
  /// What is wanted, in order.
  private(set) var items: [Item] = []

  /// Reads a request to its end.
  ///
  /// - Throws: `LayerError` where it cannot be read, is too long or is no request.
  init(reading descriptor: Int32) throws(LayerError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Request.limit + 1, alignment: 1)
    defer { buffer.deallocate() }
    var count = 0
    while count < buffer.count {
      let more = read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      if more < 0, errno == EINTR { continue }
      guard more >= 0 else { throw LayerError("cannot read the request") }
      if more == 0 { break }
      count += more
    }
    guard count <= Request.limit else { throw LayerError("the request is too long") }
    try self.init(Array(buffer.prefix(count)))
  }

  /// Understands a request.
  ///
  /// - Throws: `LayerError` where a line is not one of the protocol's.
  init(_ bytes: [UInt8]) throws(LayerError) {
    guard let text = String(validating: bytes, as: UTF8.self), text.utf8.last == 10 else {
      throw LayerError("the request is no lines of UTF-8")
    }
    var lines = text.utf8.dropLast().split(separator: 10, omittingEmptySubsequences: false)[...]
    guard lines.popFirst().map(Substring.init) == "clock-layer 1" else {
      throw LayerError("the request is of no version that is known")
    }
    guard let folder = lines.popFirst().flatMap({ Request.folder($0) }),
      let pixels = lines.popFirst().flatMap({ Request.pixels(Substring($0)) })
    else { throw LayerError("the request has no folder or no size") }
    self.folder = folder
    self.pixels = pixels
    for line in lines {
      guard let item = Item(line) else {
        throw LayerError("no request is: \(Substring(line))")
      }
      items.append(item)
    }
  }

  private static func folder(_ line: Substring.UTF8View) -> [UInt8]? {
    guard line.starts(with: "folder /".utf8), !line.contains(0) else { return nil }
    return Array(line.dropFirst("folder ".utf8.count))
  }

  private static func pixels(_ line: Substring) -> Int? {
    guard line.hasPrefix("pixels "), let pixels = Int(line.dropFirst("pixels ".count)),
      (1...Limits.imageSide).contains(pixels)
    else { return nil }
    return pixels
  }
}
