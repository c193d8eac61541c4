/// A time zone's rule as POSIX writes it: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// The C library works it out; this only says whether a text is wholly one, which it does not.
struct PosixRule {
  /// What standard time is called, without angle brackets.
  let standardName: String

  /// Reads a rule, or returns nil where the text is not wholly one.
  init?(_ text: String) {
    var reader = RuleReader(text)
    guard let name = reader.name(), reader.offset() else { return nil }
    standardName = name
    if reader.isAtEnd { return }
    // Summer time: an hour ahead where it has no offset, at the C library's dates where it has none.
    guard reader.name() != nil else { return nil }
    if !reader.isAtEnd && !reader.isAtComma {
      guard reader.offset() else { return nil }
    }
    if reader.isAtEnd { return }
    guard reader.date(), reader.date(), reader.isAtEnd else { return nil }
  }

  /// Whether a text begins with a name and a number, which is enough for the C library.
  static func hasOffset(_ text: String) -> Bool {
    var reader = RuleReader(text)
    return reader.name() != nil && reader.hasNumber
  }
}

/// Takes a rule's text apart from its start.
private struct RuleReader {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  var isAtEnd: Bool { rest.isEmpty }
  var isAtComma: Bool { rest.first == UInt8(ascii: ",") }

  /// Whether a number is next, signed or not.
  var hasNumber: Bool {
    var ahead = self
    ahead.skipSign()
    return ahead.rest.first.map(RuleReader.isDigit) ?? false
  }

  /// Three letters or more, or in angle brackets three letters, digits and signs or more.
  mutating func name() -> String? {
    let isQuoted = skip("<")
    let name = rest.prefix { byte in
      RuleReader.isLetter(byte)
        || isQuoted
          && (RuleReader.isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"))
    }
    rest = rest.dropFirst(name.count)
    guard name.count >= 3, !isQuoted || skip(">") else { return nil }
    return String(Substring(name))
  }

  /// `[+-]hh[:mm[:ss]]`, up to a day.
  mutating func offset() -> Bool {
    time(digits: 2, hours: 0...24)
  }

  /// `,date[/time]`, the time up to a week before that day or after it.
  mutating func date() -> Bool {
    guard skip(","), day() else { return false }
    return skip("/") ? time(digits: 3, hours: 0...167) : true
  }

  /// `Mm.w.d` a weekday of a month's week, `Jn` a day of the year without 29 February, or `n` one
  /// with it.
  private mutating func day() -> Bool {
    if skip("J") { return number(digits: 1...3, in: 1...365) }
    guard skip("M") else { return number(digits: 1...3, in: 0...365) }
    return number(digits: 1...2, in: 1...12) && skip(".") && number(digits: 1...1, in: 1...5)
      && skip(".") && number(digits: 1...1, in: 0...6)
  }

  private mutating func time(digits: Int, hours: ClosedRange<Int>) -> Bool {
    skipSign()
    guard number(digits: 1...digits, in: hours) else { return false }
    for _ in 0..<2 where skip(":") {
      guard number(digits: 2...2, in: 0...59) else { return false }
    }
    return true
  }

  private mutating func number(digits: ClosedRange<Int>, in range: ClosedRange<Int>) -> Bool {
    let digitsFound = rest.prefix(while: RuleReader.isDigit)
    rest = rest.dropFirst(digitsFound.count)
    guard digits.contains(digitsFound.count) else { return false }
    return range.contains(digitsFound.reduce(0) { $0 * 10 + Int($1) - 48 })
  }

  private mutating func skipSign() {
    if !skip("+") { _ = skip("-") }
  }

  private mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
