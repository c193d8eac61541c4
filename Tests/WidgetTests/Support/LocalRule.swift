import Foundation

/// A time zone as a rule in POSIX form, in which it is a wanted time of day at some moment: what
/// happens at a minute's end, or at midnight, happens when a test looks.
struct LocalRule {
  /// What the zone's time is called.
  static let abbreviation = "TST"

  /// As `TZ` and `--time-zone` take it.
  let text: String
  /// Seconds east of Greenwich.
  let offset: Int

  /// A rule by which it is some seconds after midnight at a moment.
  init(reading secondOfDay: Int, at moment: Date) {
    let day = 86_400
    let behind = secondOfDay - Int(moment.timeIntervalSince1970) % day
    // No zone is farther from Greenwich than half a day.
    let east = (behind + day + day / 2) % day - day / 2
    // West is positive.
    let parts = [abs(east) / 3_600, abs(east) / 60 % 60, abs(east) % 60]
    text =
      LocalRule.abbreviation + (east > 0 ? "-" : "")
      + parts.map { ($0 < 10 ? "0" : "") + "\($0)" }.joined(separator: ":")
    offset = east
  }

  /// A moment as `strftime` writes it, in English.
  func text(_ format: String, at moment: Date) -> String {
    var seconds = time_t(moment.timeIntervalSince1970.rounded(.down)) + offset
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var bytes = [CChar](repeating: 0, count: 100)
    strftime(&bytes, bytes.count, format, &parts)
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// Starts something shortly before a time of day, in seconds since midnight; where it takes so long
/// that less than a second is left, again with more time.
///
/// - Parameters:
///   - secondOfDay: The time of day.
///   - start: Starts it in a zone, and waits until it is as it should be.
/// - Returns: What was started, the moment, and the zone in which it is that time then.
/// - Throws: `Failure` where it never starts in time.
func startBefore<Started>(
  _ secondOfDay: Int, _ start: (LocalRule) throws -> Started
) throws -> (Started, moment: Date, rule: LocalRule) {
  for lead in [4.0, 8, 16] {
    let moment = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down) + lead)
    let rule = LocalRule(reading: secondOfDay, at: moment)
    let started = try start(rule)
    if Date() < moment.addingTimeInterval(-1) { return (started, moment, rule) }
  }
  throw Failure("it takes too long to start")
}

extension ShownTime {
  /// What a clock without a second hand shows now, so many seconds east of Greenwich.
  static func now(east offset: Int) -> ShownTime {
    ShownTime(seconds: (Int(Date().timeIntervalSince1970) + offset) / 60 * 60)
  }
}
