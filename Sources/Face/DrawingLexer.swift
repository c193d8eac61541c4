/// Splits a drawing's text into tokens, and hands out the bytes of its bitmaps.
struct DrawingLexer {
  /// A word or a number of the text.
  enum Token: Equatable {
    /// A finite number.
    case number(Double)
    /// Anything else, brackets apart.
    case word(String)
    /// "[".
    case open
    /// "]".
    case close
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// A lexer at the start of a text, which must outlive it.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next token; nil at the end.
  ///
  /// - Throws: `DrawingError` for a word that is too long or a number that is none.
  mutating func next() throws(DrawingError) -> Token? {
    while position < bytes.count, DrawingLexer.isSpace(bytes[position]) { position += 1 }
    guard position < bytes.count else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "["):
      position += 1
      return .open
    case UInt8(ascii: "]"):
      position += 1
      return .close
    default:
      let start = position
      while position < bytes.count, !DrawingLexer.endsWord(bytes[position]) { position += 1 }
      return try token(bytes[start..<position])
    }
  }

  /// The next bytes as they are, after the end of the line that the lexer stands at.
  ///
  /// - Throws: `DrawingError` where there are not so many.
  mutating func raw(_ count: Int) throws(DrawingError) -> UnsafeRawBufferPointer {
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\n"),
      count <= bytes.count - position - 1
    else { throw DrawingError("a picture in it is cut short") }
    let start = position + 1
    position = start + count
    return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[start..<position])
  }

  private func token(_ word: Slice<UnsafeBufferPointer<UInt8>>) throws(DrawingError) -> Token {
    guard word.count <= 64 else { throw DrawingError("a word in it is too long") }
    let text = String(decoding: word, as: UTF8.self)
    guard let first = word.first, DrawingLexer.startsNumber(first) else { return .word(text) }
    guard let number = Double(text), abs(number) <= 1e9 else {
      throw DrawingError("\"\(text)\" in it is no number")
    }
    return .number(number)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private static func endsWord(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]")
  }

  private static func startsNumber(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }
}
