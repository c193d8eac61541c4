import Timekeeping

/// A date and time as people write it for `--at`: `YYYY-MM-DDTHH:MM:SS[.fff]`.
struct LocalTimestamp: Equatable {
  let date: CivilDate
  let time: TimeOfDay

  /// Reads a timestamp, or returns nil where the text is not wholly one that the calendar has.
  init?(_ text: String) {
    let characters = Array(text.utf8)
    guard characters.count >= 19,
      [(4, "-"), (7, "-"), (10, "T"), (13, ":"), (16, ":")].allSatisfy({
        characters[$0.0] == $0.1.utf8.first
      })
    else { return nil }
    func number(_ range: Range<Int>) -> Int? {
      characters[range].reduce(0) { value, digit in
        guard let value, (48...57).contains(digit) else { return nil }
        return value * 10 + Int(digit) - 48
      }
    }
    guard let year = number(0..<4), year >= 1, let month = number(5..<7),
      let day = number(8..<10), let hour = number(11..<13), let minute = number(14..<16),
      let second = number(17..<19),
      let microsecond = LocalTimestamp.microseconds(of: characters[19...], number: number),
      let date = CivilDate(year: year, month: month, day: day),
      hour < 24, minute < 60, second <= 60
    else { return nil }
    self.date = date
    time = TimeOfDay(hour: hour, minute: minute, second: second, microsecond: microsecond)
  }

  /// Microseconds from nothing, or from a point and one to six digits.
  private static func microseconds(
    of fraction: ArraySlice<UInt8>, number: (Range<Int>) -> Int?
  ) -> Int? {
    guard let point = fraction.first else { return 0 }
    let digits = fraction.indices.dropFirst()
    guard point == 46, (1...6).contains(digits.count), let value = number(digits) else {
      return nil
    }
    return (digits.count..<6).reduce(value) { scaled, _ in scaled * 10 }
  }
}
