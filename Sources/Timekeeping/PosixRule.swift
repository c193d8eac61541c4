/// The grammar of time zones in POSIX form: `CET-1CEST,M3.5.0,M10.5.0/3`.
///
/// The C library shows UTC for what it can't understand, and takes no notice of what follows a rule.
enum PosixRule {
  /// Whether a text is a rule from its first to its last byte.
  static func isWhole(_ text: String) -> Bool {
    var scanner = Scanner(rest: text.utf8[...])
    guard scanner.takeAbbreviation() != nil, scanner.takeOffset() else { return false }
    if scanner.rest.isEmpty { return true }
    guard scanner.takeAbbreviation() != nil else { return false }
    if !scanner.rest.isEmpty, scanner.rest.first != UInt8(ascii: ",") {
      guard scanner.takeOffset() else { return false }
    }
    if scanner.rest.isEmpty { return true }
    for _ in 0..<2 {
      guard scanner.take(","), scanner.takeDate() else { return false }
      if scanner.take("/"), !scanner.takeTime(mostHours: 167, isSigned: true) { return false }
    }
    return scanner.rest.isEmpty
  }

  /// What standard time is called in a rule; nil for what is none.
  static func abbreviation(of text: String) -> String? {
    var scanner = Scanner(rest: text.utf8[...])
    return scanner.takeAbbreviation()
  }

  private struct Scanner {
    var rest: Substring.UTF8View

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard let first = rest.first, first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    /// Three letters or more; or, between angle brackets, digits and signs too.
    mutating func takeAbbreviation() -> String? {
      let isQuoted = take("<")
      let name = rest.prefix { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"): isQuoted
        default: false
        }
      }
      rest = rest.dropFirst(name.count)
      guard name.count >= 3, !isQuoted || take(">") else { return nil }
      return String(Substring(name))
    }

    /// Hours west of Greenwich.
    mutating func takeOffset() -> Bool { takeTime(mostHours: 24, isSigned: true) }

    /// `H`, `H:MM` or `H:MM:SS`.
    mutating func takeTime(mostHours: Int, isSigned: Bool) -> Bool {
      if isSigned, !take("-") { _ = take("+") }
      guard takeNumber(0...mostHours, digits: mostHours > 99 ? 3 : 2) else { return false }
      for _ in 0..<2 {
        guard take(":") else { return true }
        guard takeNumber(0...59, digits: 2) else { return false }
      }
      return true
    }

    /// `M3.5.0`, a weekday of a month; `J60`, a day of a year without leap days; or `59`, with them.
    mutating func takeDate() -> Bool {
      if take("M") {
        return takeNumber(1...12, digits: 2) && take(".") && takeNumber(1...5, digits: 1)
          && take(".") && takeNumber(0...6, digits: 1)
      }
      return take("J") ? takeNumber(1...365, digits: 3) : takeNumber(0...365, digits: 3)
    }

    mutating func takeNumber(_ range: ClosedRange<Int>, digits: Int) -> Bool {
      let number = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard (1...digits).contains(number.count), let value = Int(String(Substring(number))),
        range.contains(value)
      else { return false }
      rest = rest.dropFirst(number.count)
      return true
    }
  }
}
