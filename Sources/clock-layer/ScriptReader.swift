/// Takes Cairo's script apart into its tokens.
struct ScriptReader {
  /// A token and whether it is the first of its line.
  struct Token {
    let kind: Kind
    let text: ArraySlice<UInt8>
    let startsLine: Bool
  }

  /// What a token is, as far as it matters here.
  enum Kind {
    /// A number, a constant, a name or a bracket: something that a word works on.
    case operand
    /// Something that is done.
    case word
    /// `<<`.
    case dictionary
    /// `>>`.
    case dictionaryEnd
    /// Bytes in base 85, deflated or not.
    case data(isDeflated: Bool)
  }

  private let script: [UInt8]
  private var position = 0

  init(_ script: [UInt8]) {
    self.script = script
  }

  /// The next token; nil at the end.
  mutating func next() -> Token? {
    var startsLine = position == 0
    while position < script.count {
      switch script[position] {
      case 10, 13: startsLine = true
      case 9, 32: break
      case UInt8(ascii: "%"):
        position = script[position...].firstIndex(of: 10) ?? script.count
        startsLine = true
        continue
      default: return token(startsLine: startsLine)
      }
      position += 1
    }
    return nil
  }

  private mutating func token(startsLine: Bool) -> Token {
    let start = position
    switch (script[start], start + 1 < script.count ? script[start + 1] : 0) {
    case (UInt8(ascii: "<"), UInt8(ascii: "<")):
      position += 2
      return Token(kind: .dictionary, text: script[start..<position], startsLine: startsLine)
    case (UInt8(ascii: ">"), UInt8(ascii: ">")):
      position += 2
      return Token(kind: .dictionaryEnd, text: script[start..<position], startsLine: startsLine)
    case (UInt8(ascii: "<"), UInt8(ascii: "~")), (UInt8(ascii: "<"), UInt8(ascii: "|")):
      let isDeflated = script[start + 1] == UInt8(ascii: "|")
      let end = script[start + 2..<script.count].firstIndex(of: UInt8(ascii: "~")) ?? script.count
      position = min(end + 2, script.count)
      return Token(
        kind: .data(isDeflated: isDeflated), text: script[start + 2..<max(end, start + 2)],
        startsLine: startsLine)
    case (UInt8(ascii: "["), _), (UInt8(ascii: "]"), _):
      position += 1
      return Token(kind: .operand, text: script[start..<position], startsLine: startsLine)
    default: return word(startsLine: startsLine)
    }
  }

  private mutating func word(startsLine: Bool) -> Token {
    let start = position
    while position < script.count, !ScriptReader.endsWord(script[position]) { position += 1 }
    // A character that ends words and begins no token is a word that nobody knows.
    if position == start { position += 1 }
    var text = script[start..<position]
    // Cairo leaves the space out between a drawing that it has written before and what follows.
    if let split = ScriptReader.nameLength(text), split < text.count {
      position = start + split
      text = script[start..<position]
    }
    return Token(
      kind: ScriptReader.isOperand(text) ? .operand : .word, text: text, startsLine: startsLine)
  }

  private static func isOperand(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return false }
    return switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "/"):
      true
    default: nameLength(text) != nil
    }
  }

  /// The bytes of the name `sN` at the beginning of a word.
  private static func nameLength(_ text: ArraySlice<UInt8>) -> Int? {
    guard text.first == UInt8(ascii: "s") else { return nil }
    let digits = text.dropFirst().prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return digits.isEmpty ? nil : 1 + digits.count
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...32, UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "%"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
