import Face

/// What the helper is asked, in its words.
extension LayerLoader {
  /// The side in pixels of what can't be vectors, for a face of a side: pictures are made for a few
  /// sizes only, and scaled down from there.
  static func pixels(forSide side: Int) -> Int {
    var pixels = 256
    while pixels < side, pixels < 8_192 { pixels *= 2 }
    return pixels
  }

  /// The request in the helper's words.
  static func request(_ requests: [LayerRequest], folder: String, side: Int) -> String {
    let pixels = pixels(forSide: side)
    // The helper takes the path as it is, and decodes it where there is no such folder.
    let isPlain = folder.utf8.allSatisfy { $0 >= 32 }
    var text =
      "clock-layer 1\nfolder \(isPlain ? folder : percentEncoded(folder))\npixels \(pixels)\n"
    // Numbers are names that are short enough for anybody.
    for (number, request) in requests.enumerated() {
      let file = percentEncoded(request.file)
      switch request.kind {
      case .svg: text += "svg \(number) \(file)\n"
      case .hand: text += "hand \(number) \(file)\n"
      case .element(let id): text += "element \(number) \(file) \(id)\n"
      case .box(let id): text += "box \(number) \(file) \(id)\n"
      case .picture: text += "picture \(number) \(file)\n"
      case .text(let lines, let font, let alignment):
        text +=
          "text \(number) \(alignment.rawValue) \(percentEncoded(font)) "
          + "\(percentEncoded(lines))\n"
      }
    }
    return text
  }

  private static func percentEncoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      if byte <= 32 || byte == UInt8(ascii: "%") || byte >= 127 {
        let digits = String(byte, radix: 16)
        encoded += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      } else {
        encoded.unicodeScalars.append(UnicodeScalar(byte))
      }
    }
    return encoded
  }
}
