/// What a clock on the wall reads: the civil time of day at one instant in one zone.
package struct TimeOfDay: Equatable, Sendable {
  /// 0 to 23.
  package var hour: Int
  /// 0 to 59.
  package var minute: Int
  /// 0 to 60; 60 is a leap second.
  package var second: Int
  /// 0 to 999,999.
  package var microsecond: Int
  /// Whether the second before this one was a leap second, which has already shown the new minute.
  package var followsLeapSecond = false

  /// A time of day from its parts, which are taken as they are.
  package init(hour: Int, minute: Int, second: Int, microsecond: Int = 0) {
    self.hour = hour
    self.minute = minute
    self.second = second
    self.microsecond = microsecond
  }

  /// Whole seconds since midnight; a leap second counts as the one that follows it.
  var wholeSeconds: Int {
    (hour * 60 + minute) * 60 + second
  }

  /// Microseconds of this second that hands turn on by; they wait at 12 during a leap second, so as
  /// not to jump back after it.
  var turningMicrosecond: Int {
    second < 60 ? microsecond : 0
  }
}
