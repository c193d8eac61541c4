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

  /// A time of day from its parts, which are taken as they are.
  package init(hour: Int, minute: Int, second: Int, microsecond: Int = 0) {
    self.hour = hour
    self.minute = minute
    self.second = second
    self.microsecond = microsecond
  }

  /// Whole seconds since midnight; a leap second counts as the one that follows it.
  package var wholeSeconds: Int {
    (hour * 60 + minute) * 60 + second
  }
}
