import Canvas

/// Reads a native theme's keys, and remembers what is wrong with them.
struct ThemeKeys {
  private let lookup: (String) -> String?
  /// What is wrong, each naming a key and what would be right.
  private(set) var problems: [String] = []

  /// Keys that a closure finds the values of.
  init(lookup: @escaping (String) -> String?) {
    self.lookup = lookup
  }

  /// The text of a key; nil where it is missing.
  func text(_ key: String) -> String? {
    lookup(key)
  }

  /// The name of a file in the theme's folder; nil where the key is missing or empty.
  mutating func file(_ key: String) -> String? {
    guard let text = lookup(key), !text.isEmpty else { return nil }
    guard text.utf8.count <= 1_024 else {
      problems.append("\(key): it takes a file name of at most 1024 bytes")
      return nil
    }
    return text
  }

  /// One of some words, by the type whose raw values they are.
  mutating func word<Word: RawRepresentable & CaseIterable>(_ key: String) -> Word?
  where Word.RawValue == String {
    guard let text = lookup(key) else { return nil }
    if let word = Word(rawValue: text) { return word }
    let right = Word.allCases.map(\.rawValue).joined(separator: ", ")
    problems.append("\(key) \"\(text)\": it takes one of \(right)")
    return nil
  }

  /// As many numbers as there are limits, each within its own.
  mutating func numbers(_ key: String, in ranges: [ClosedRange<Double>]) -> [Double]? {
    guard let text = lookup(key) else { return nil }
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "," })
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == ranges.count, words.count == ranges.count,
      zip(ranges, numbers).allSatisfy({ $0.contains($1) })
    else {
      let limits = ranges.map { "\($0.lowerBound) to \($0.upperBound)" }
      let amount = ranges.count == 1 ? "a number" : "\(ranges.count) numbers"
      problems.append(
        "\(key) \"\(text)\": it takes \(amount): \(limits.joined(separator: ", "))")
      return nil
    }
    return numbers
  }

  /// One number within limits.
  mutating func number(_ key: String, in range: ClosedRange<Double>) -> Double? {
    numbers(key, in: [range])?.first
  }

  /// A colour: `#rgb`, `#rrggbb`, `#rrggbbaa`, or one of a few names.
  mutating func color(_ key: String) -> Color? {
    guard let text = lookup(key) else { return nil }
    if let color = Color(text: text) { return color }
    problems.append(
      "\(key) \"\(text)\": it takes a colour such as #c8102e, #c8102e80 or red")
    return nil
  }
}

extension Color {
  /// The colours that have names here, as the web has them.
  private static let names: [String: UInt32] = [
    "black": 0x000000, "white": 0xffffff, "red": 0xff0000, "green": 0x008000, "blue": 0x0000ff,
    "yellow": 0xffff00, "orange": 0xffa500, "purple": 0x800080, "gray": 0x808080,
    "grey": 0x808080, "silver": 0xc0c0c0, "maroon": 0x800000, "navy": 0x000080,
    "teal": 0x008080, "brown": 0xa52a2a, "gold": 0xffd700,
  ]

  /// A colour as themes write it; nil for anything else.
  fileprivate init?(text: String) {
    if let rgb = Color.names[text.lowercased()] {
      self.init(rgb)
      return
    }
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else { return nil }
    switch digits.count {
    case 3:
      let wide = { (shift: UInt32) -> UInt32 in (value >> shift & 0xf) * 0x11 }
      self.init(wide(8) << 16 | wide(4) << 8 | wide(0))
    case 6: self.init(value)
    case 8: self.init(value >> 8, alpha: Double(value & 0xff) / 255)
    default: return nil
    }
  }
}
