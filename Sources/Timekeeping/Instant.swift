/// A point in time: microseconds since 1970-01-01 00:00:00 UTC, leap seconds not counted.
///
/// Microseconds, because that is what the X server stamps its frames with; 64 bits of them reach
/// 292,000 years in both directions.
package struct Instant: Comparable, Hashable, Sendable {
  /// Microseconds since the epoch; negative before 1970.
  package var microseconds: Int64

  /// The instant so many microseconds after the epoch.
  package init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// The instant so many whole seconds after the epoch.
  package init(seconds: Int64) {
    self.init(microseconds: seconds * Instant.second)
  }

  /// One second, in microseconds.
  package static let second: Int64 = 1_000_000

  /// The last whole second at or before this instant, in seconds since the epoch.
  package var wholeSeconds: Int64 {
    let quotient = microseconds / Instant.second
    return microseconds % Instant.second < 0 ? quotient - 1 : quotient
  }

  /// Microseconds since `wholeSeconds`, from 0 to 999,999.
  package var microsecondOfSecond: Int {
    Int(microseconds - wholeSeconds * Instant.second)
  }

  /// The next whole second after this instant, never this instant itself.
  package var nextSecond: Instant {
    Instant(seconds: wholeSeconds + 1)
  }

  /// Compares by order in time.
  package static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The instant so many microseconds later (earlier where negative).
  package static func + (instant: Instant, microseconds: Int64) -> Instant {
    Instant(microseconds: instant.microseconds + microseconds)
  }

  /// How many microseconds the first instant lies after the second.
  package static func - (left: Instant, right: Instant) -> Int64 {
    left.microseconds - right.microseconds
  }
}
