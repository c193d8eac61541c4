/// How the fields of a request hold bytes that would end them: `%` and two hexadecimal digits.
enum PercentEncoding {
  /// The bytes that a field stands for; nil where a sign is wrong, where there are none, and where
  /// one of them is zero, which C's strings cannot hold.
  static func decode(_ field: some Collection<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = field[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexadecimal),
        let low = rest.popFirst().flatMap(hexadecimal)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes.isEmpty || bytes.contains(0) ? nil : bytes
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
