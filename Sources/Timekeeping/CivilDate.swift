/// A day of the Gregorian calendar.
package struct CivilDate: Equatable, Sendable {
  /// The year; 1 to 9999 where it was read from text.
  package var year: Int
  /// 1 to 12.
  package var month: Int
  /// 1 to the length of the month.
  package var day: Int

  /// A day from its parts, or nil where the calendar has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month),
      (1...CivilDate.length(ofMonth: month, year: year)).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// A day from its parts, which the calendar is known to have.
  init(unchecked year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
