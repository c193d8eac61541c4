/// What the wall reads at one instant in one zone: its calendar and its clock.
package struct WallReading: Equatable, Sendable {
  /// The day.
  package var date: CivilDate
  /// The time of that day.
  package var time: TimeOfDay

  /// A reading from its parts.
  package init(date: CivilDate, time: TimeOfDay) {
    self.date = date
    self.time = time
  }
}
