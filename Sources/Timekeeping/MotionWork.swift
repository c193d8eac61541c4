/// How the minute and the hour hand follow the seconds: what clockmakers call the motion work.
///
/// It counts in every motion but sweep, in which all hands turn evenly.
package struct MotionWork: Equatable, Sendable {
  /// How the minute hand moves.
  package enum Minute: String, CaseIterable, Sendable {
    /// With the seconds.
    case creep
    /// On the minute.
    case step
  }

  /// How the hour hand moves.
  package enum Hour: String, CaseIterable, Sendable {
    /// With the seconds.
    case creep
    /// On the minute.
    case minute
    /// On the hour.
    case step
  }

  /// How the minute hand moves.
  package var minute: Minute
  /// How the hour hand moves.
  package var hour: Hour
  /// The hours in which the hour hand turns once: 12, or 24.
  package var hoursPerTurn: Int

  /// A motion work; without arguments that of most clocks.
  package init(minute: Minute = .creep, hour: Hour = .creep, hoursPerTurn: Int = 12) {
    self.minute = minute
    self.hour = hour
    self.hoursPerTurn = hoursPerTurn
  }
}
