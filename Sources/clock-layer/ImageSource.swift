/// An image in Cairo's script, from its dictionary.
struct ImageSource {
  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int
  private let format: String
  private let data: ArraySlice<UInt8>
  private let isDeflated: Bool

  /// Understands the tokens between `<<` and `>>`.
  ///
  /// - Throws: `LayerError` where that is no image, or one that is too large.
  init(_ tokens: [ScriptReader.Token]) throws(LayerError) {
    let words = tokens.map { String(decoding: $0.text.prefix(32), as: UTF8.self) }
    guard tokens.count == 8, [words[0], words[2], words[4], words[6]] == ImageSource.keys,
      let width = Int(words[1]), let height = Int(words[3]), width > 0, height > 0,
      case .data(let isDeflated) = tokens[7].kind
    else { throw LayerError("an image in it cannot be understood") }
    guard max(width, height) <= Limits.imageSide else {
      throw LayerError(
        "an image in it has \(width) x \(height) pixels, more than \(Limits.imageSide) a side")
    }
    self.width = width
    self.height = height
    format = words[5]
    data = tokens[7].text
    self.isDeflated = isDeflated
  }

  private static let keys = ["/width", "/height", "/format", "/source"]

  /// How the drawing's text says it: its size and, in the machine's byte order, its pixels.
  ///
  /// - Throws: `LayerError` where the pixels cannot be unpacked.
  func text() throws(LayerError) -> [UInt8] {
    var text = Array("\(width) \(height) image\n".utf8)
    text.reserveCapacity(text.count + width * height * 4 + 1)
    switch format {
    case "//ARGB32":
      try appendPixels(to: &text, byteCount: 4) { bytes, index in
        UInt32(bytes[index]) << 24 | UInt32(bytes[index + 1]) << 16
          | UInt32(bytes[index + 2]) << 8 | UInt32(bytes[index + 3])
      }
    case "//RGB24":
      try appendPixels(to: &text, byteCount: 3) { bytes, index in
        0xff00_0000 | UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8
          | UInt32(bytes[index + 2])
      }
    case "//A8":
      try appendPixels(to: &text, byteCount: 1) { bytes, index in UInt32(bytes[index]) << 24 }
    default: throw LayerError("an image in it has the unknown format \(format.dropFirst(2))")
    }
    text.append(10)
    return text
  }

  private func appendPixels(
    to text: inout [UInt8], byteCount: Int, pixel: (UnsafeBufferPointer<UInt8>, Int) -> UInt32
  ) throws(LayerError) {
    let bytes = try unpacked(count: width * height * byteCount)
    bytes.withUnsafeBufferPointer { bytes in
      for index in stride(from: 0, to: bytes.count, by: byteCount) {
        withUnsafeBytes(of: pixel(bytes, index)) { text.append(contentsOf: $0) }
      }
    }
  }

  private func unpacked(count: Int) throws(LayerError) -> [UInt8] {
    let bytes = Base85.decode(data)
    // Before what is deflated stands its length, in four bytes.
    let content =
      isDeflated ? bytes.flatMap { Inflater.unpack($0.dropFirst(4), count: count) } : bytes
    guard let content, content.count == count else {
      throw LayerError("an image in it cannot be unpacked")
    }
    return content
  }
}
