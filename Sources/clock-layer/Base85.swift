/// Bytes as Cairo writes them into its scripts: four in five characters from `!` to `u`.
enum Base85 {
  /// The bytes that a text stands for; nil where it is none.
  static func decode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 5 * 4 + 4)
    var word: UInt32 = 0
    var digits = 0
    for character in text {
      switch character {
      case UInt8(ascii: "z") where digits == 0:
        bytes.append(contentsOf: [0, 0, 0, 0])
      case UInt8(ascii: "!")...UInt8(ascii: "u"):
        word = word &* 85 &+ UInt32(character - UInt8(ascii: "!"))
        digits += 1
        if digits == 5 {
          append(word, 4, to: &bytes)
          word = 0
          digits = 0
        }
      case 9, 10, 13, 32: continue
      default: return nil
      }
    }
    if digits == 1 { return nil }
    if digits > 1 {
      for _ in digits..<5 { word = word &* 85 &+ 84 }
      append(word, digits - 1, to: &bytes)
    }
    return bytes
  }

  private static func append(_ word: UInt32, _ count: Int, to bytes: inout [UInt8]) {
    for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: word >> (24 - 8 * index))) }
  }
}
