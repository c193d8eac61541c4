import Glibc

/// All that one process is asked for.
struct Request {
  /// One line that wants a record.
  struct Item: Equatable {
    /// What is wanted of the file.
    let kind: Kind
    /// The asker's word for it, given back with the answer.
    let name: String
    /// What to read.
    let file: FileName
  }

  /// What can be wanted of a file.
  enum Kind: Equatable {
    /// A whole SVG.
    case svg
    /// The same, with nothing clipped to the page.
    case hand
    /// One element of an SVG, by its id.
    case element(id: String)
    /// That element's bounding box alone.
    case box(id: String)
    /// A picture's middle square.
    case picture
  }

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
      guard let item = Request.item(line) else {
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

  private static func item(_ line: Substring.UTF8View) -> Item? {
    let words = line.split(separator: 32, maxSplits: 3, omittingEmptySubsequences: false)
    guard words.count >= 3, let file = FileName(percentEncoded: words[2]),
      (1...32).contains(words[1].count), words[1].allSatisfy(isNameByte)
    else { return nil }
    let id = words.count == 4 && !words[3].isEmpty ? String(Substring(words[3])) : nil
    let kind: Kind
    switch (String(Substring(words[0])), id) {
    case ("svg", nil): kind = .svg
    case ("hand", nil): kind = .hand
    case ("picture", nil): kind = .picture
    case ("element", let id?): kind = .element(id: id)
    case ("box", let id?): kind = .box(id: id)
    default: return nil
    }
    return Item(kind: kind, name: String(Substring(words[1])), file: file)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
