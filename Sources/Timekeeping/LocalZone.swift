import Glibc

/// The time zone of this process, as the C library knows it. It belongs to the whole process, and `TZ`
/// is set nowhere else.
package enum LocalZone {
  /// What `TZ` was before anybody set it.
  static let inheritedVariable: String? = unsafe getenv("TZ").map { unsafe String(cString: $0) }

  /// Has the process be in a zone.
  package static func use(_ zone: Zone) {
    // The first to read this keeps it.
    _ = inheritedVariable
    set(zone.variable)
    tzset()
  }

  /// Has the zone's rules be read again from where they are.
  ///
  /// The C library itself does so only where `TZ` has changed, or the file is another one, or its time
  /// in whole seconds is. A zone without a file makes it forget the one that it has read.
  package static func reload() {
    let variable = unsafe getenv("TZ").map { unsafe String(cString: $0) }
    set("UTC0")
    tzset()
    set(variable)
    tzset()
  }

  private static func set(_ variable: String?) {
    if let variable {
      unsafe setenv("TZ", variable, 1)
    } else {
      unsafe unsetenv("TZ")
    }
  }

  /// An instant in words, in the user's language.
  ///
  /// The corresponding C function is `strftime`.
  ///
  /// - Parameters:
  ///   - format: As that function takes it.
  ///   - instant: The instant.
  /// - Returns: Nil where the format gives nothing, or more than 256 bytes.
  package static func text(_ format: String, at instant: Instant) -> String? {
    text(format, at: instant, in: .user)
  }

  static func text(_ format: String, at instant: Instant, in locale: DateLocale) -> String? {
    unsafe locale.text(format, of: localTime(at: instant))
  }

  /// What the wall reads at an instant.
  ///
  /// The corresponding C function is `localtime_r`. An instant so far away that its year is beyond
  /// the C library's reach reads as midnight of no day.
  package static func reading(at instant: Instant) -> WallReading {
    let parts = unsafe localTime(at: instant)
    let date = unsafe CivilDate(
      known: Int(parts.tm_year) + 1_900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
    var time = TimeOfDay(
      hour: Int(unsafe parts.tm_hour), minute: Int(unsafe parts.tm_min),
      second: Int(unsafe parts.tm_sec), microsecond: instant.microsecondOfSecond)
    if time.second == 0 {
      let before = unsafe localTime(at: instant + -Instant.second)
      time.followsLeapSecond = unsafe before.tm_sec == 60
    }
    return WallReading(date: date, time: time)
  }

  /// What the clock on the wall reads at an instant.
  package static func timeOfDay(at instant: Instant) -> TimeOfDay {
    reading(at: instant).time
  }

  /// The instant at which the wall reads a date and time: the first of the two where it is read
  /// twice, nil where clocks skip it.
  ///
  /// The corresponding C function is `mktime`. A leap second, 60, is taken in every zone: it follows
  /// second 59.
  package static func instant(reading date: CivilDate, at time: TimeOfDay) -> Instant? {
    var wanted = unsafe tm()
    unsafe wanted.tm_year = Int32(date.year - 1900)
    unsafe wanted.tm_mon = Int32(date.month - 1)
    unsafe wanted.tm_mday = Int32(date.day)
    unsafe wanted.tm_hour = Int32(time.hour)
    unsafe wanted.tm_min = Int32(time.minute)
    unsafe wanted.tm_sec = Int32(min(time.second, 59))
    unsafe wanted.tm_isdst = -1
    var normalised = unsafe wanted
    let guess = Instant(seconds: Int64(unsafe mktime(&normalised)))

    // A time read twice is read once at the offset that held a while before, and once at the one
    // that holds a while after.
    let aWhile = 36 * 3_600 * Instant.second
    let readings = [guess, guess + -aWhile, guess + aWhile].map { near in
      let shift = unsafe localTime(at: guess).tm_gmtoff - localTime(at: near).tm_gmtoff
      return guess + Int64(shift) * Instant.second
    }
    let first = readings.filter { unsafe reads(localTime(at: $0), as: wanted) }.min()
    return first.map { $0 + Int64(time.second / 60) * Instant.second + Int64(time.microsecond) }
  }

  private static func localTime(at instant: Instant) -> tm {
    var seconds = time_t(instant.wholeSeconds)
    var parts = unsafe tm()
    unsafe localtime_r(&seconds, &parts)
    return unsafe parts
  }

  private static func reads(_ found: tm, as wanted: tm) -> Bool {
    unsafe (found.tm_year, found.tm_mon, found.tm_mday)
      == (wanted.tm_year, wanted.tm_mon, wanted.tm_mday)
      && (found.tm_hour, found.tm_min, found.tm_sec)
        == (wanted.tm_hour, wanted.tm_min, wanted.tm_sec)
  }
}
