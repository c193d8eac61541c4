/// A file as the request names it: bytes, relative to the theme's folder.
struct FileName: Equatable {
  /// The path, not ended by a zero byte and holding none.
  let bytes: [UInt8]

  /// The name for a message; what is no UTF-8 shows as U+FFFD.
  var shown: String { String(decoding: bytes, as: UTF8.self) }

  /// Decodes the percent signs of a request's field; nil where they are wrong or stand for zero.
  init?(percentEncoded field: some Collection<UInt8>) {
    var bytes: [UInt8] = []
    var rest = field[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(FileName.hexadecimal),
        let low = rest.popFirst().flatMap(FileName.hexadecimal)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    guard !bytes.isEmpty, !bytes.contains(0) else { return nil }
    self.bytes = bytes
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
