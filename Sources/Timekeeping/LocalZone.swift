import Glibc

/// The time zone of this process, as the C library knows it.
package enum LocalZone {
  /// Takes another zone for this process.
  ///
  /// The corresponding C functions are `setenv` and `tzset`.
  package static func use(_ zone: Zone) {
    readRules(of: zone.variable)
  }

  /// Has the C library read the zone's rules anew, which may have changed since.
  ///
  /// It would itself do so only where it sees `TZ` change or, without it, another file, or one with
  /// another time of change in whole seconds.
  package static func reload() {
    readRules(of: environmentVariable("TZ"))
  }

  private static func readRules(of variable: String?) {
    // What is changed here can't be asked for afterwards.
    _ = Zone.inherited
    // A rule that is no file makes the C library forget the last file and when that had changed.
    unsafe setenv("TZ", "UTC0", 1)
    tzset()
    if let variable {
      unsafe setenv("TZ", variable, 1)
    } else {
      unsafe unsetenv("TZ")
    }
    tzset()
  }

  /// What the wall reads at an instant.
  ///
  /// The corresponding C function is `localtime_r`.
  package static func reading(at instant: Instant) -> WallReading {
    let parts = unsafe localTime(at: instant)
    var time = TimeOfDay(
      hour: Int(unsafe parts.tm_hour), minute: Int(unsafe parts.tm_min),
      second: Int(unsafe parts.tm_sec), microsecond: instant.microsecondOfSecond)
    if time.second == 0 {
      let before = unsafe localTime(at: instant + -Instant.second)
      time.followsLeapSecond = unsafe before.tm_sec == 60
    }
    let date = CivilDate(
      unchecked: Int(unsafe parts.tm_year) + 1900, month: Int(unsafe parts.tm_mon) + 1,
      day: Int(unsafe parts.tm_mday))
    return WallReading(date: date, time: time)
  }

  /// The whole second at which the zone's offset from UTC changes between two instants; nil where it
  /// is the same at both.
  package static func transition(after first: Instant, until last: Instant) -> Instant? {
    func offset(_ seconds: Int64) -> Int {
      unsafe localTime(at: Instant(seconds: seconds)).tm_gmtoff
    }
    var (low, high) = (first.wholeSeconds, last.wholeSeconds)
    let before = offset(low)
    guard low < high, offset(high) != before else { return nil }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if offset(middle) == before { low = middle } else { high = middle }
    }
    return Instant(seconds: high)
  }

  /// The time of day that the wall reads at an instant.
  package static func timeOfDay(at instant: Instant) -> TimeOfDay {
    reading(at: instant).time
  }

  /// An instant in words of the user's locale, as `LC_ALL`, `LC_TIME` or `LANG` name it.
  ///
  /// The corresponding C function is `strftime`, which takes any format.
  ///
  /// - Returns: nil where the text is empty, or longer than 256 bytes.
  package static func text(_ format: String, at instant: Instant) -> String? {
    text(format, at: instant, in: unsafe DateLocale.users)
  }

  /// An instant in words of a locale; nil where the text is empty, or longer than 256 bytes.
  static func text(_ format: String, at instant: Instant, in locale: DateLocale) -> String? {
    unsafe locale.text(format, of: localTime(at: instant))
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
