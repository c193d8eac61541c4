import Glibc
import Testing

@testable import Timekeeping

/// Readings by table: what the wall shows at the very second before a change and at it.
extension LocalZoneTests {
  /// An instant in seconds, a zone, and the reading there.
  struct Reading: Sendable {
    let seconds: Int64
    let zone: String
    let reading: WallReading

    /// A reading as `YYYY-MM-DD HH:MM:SS`.
    init(_ seconds: Int64, _ zone: String, _ text: String) {
      self.seconds = seconds
      self.zone = zone
      let parts = text.split { !$0.isNumber }.compactMap { Int($0) }
      reading = WallReading(
        date: CivilDate(unchecked: parts[0], month: parts[1], day: parts[2]),
        time: TimeOfDay(hour: parts[3], minute: parts[4], second: parts[5]))
    }
  }

  static let rules = [
    Reading(0, "UTC", "1970-01-01 00:00:00"),
    Reading(1_774_745_999, "CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29 01:59:59"),
    Reading(1_774_746_000, "CET-1CEST,M3.5.0,M10.5.0/3", "2026-03-29 03:00:00"),
    Reading(1_774_778_400, "IST-5:30", "2026-03-29 15:30:00"),
    Reading(1_774_778_400, "<+0545>-5:45", "2026-03-29 15:45:00"),
    Reading(1_774_778_400, "<-03>3", "2026-03-29 07:00:00"),
    Reading(1_774_778_400, "<+14>-14", "2026-03-30 00:00:00"),
    // The Saturday before the last Sunday of March, at 23 hours.
    Reading(1_774_745_999, "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-28 22:59:59"),
    Reading(1_774_746_000, "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29 00:00:00"),
    // The Saturday after the fourth Thursday of March, at 2 hours.
    Reading(1_774_655_999, "EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-28 01:59:59"),
    Reading(1_774_656_000, "EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-28 03:00:00"),
  ]

  static let summerTimes = [
    Reading(1_774_745_999, "Europe/London", "2026-03-29 00:59:59"),
    Reading(1_774_746_000, "Europe/London", "2026-03-29 02:00:00"),
    Reading(1_792_889_999, "Europe/London", "2026-10-25 01:59:59"),
    Reading(1_792_890_000, "Europe/London", "2026-10-25 01:00:00"),
    Reading(1_774_745_999, "Europe/Berlin", "2026-03-29 01:59:59"),
    Reading(1_774_746_000, "Europe/Berlin", "2026-03-29 03:00:00"),
    Reading(1_792_889_999, "Europe/Berlin", "2026-10-25 02:59:59"),
    Reading(1_792_890_000, "Europe/Berlin", "2026-10-25 02:00:00"),
    Reading(1_772_953_199, "America/New_York", "2026-03-08 01:59:59"),
    Reading(1_772_953_200, "America/New_York", "2026-03-08 03:00:00"),
    Reading(1_793_512_799, "America/New_York", "2026-11-01 01:59:59"),
    Reading(1_793_512_800, "America/New_York", "2026-11-01 01:00:00"),
    // South of the equator: back in April, forwards in October.
    Reading(1_775_318_399, "Australia/Sydney", "2026-04-05 02:59:59"),
    Reading(1_775_318_400, "Australia/Sydney", "2026-04-05 02:00:00"),
    Reading(1_791_043_199, "Australia/Sydney", "2026-10-04 01:59:59"),
    Reading(1_791_043_200, "Australia/Sydney", "2026-10-04 03:00:00"),
    // Half an hour.
    Reading(1_775_314_799, "Australia/Lord_Howe", "2026-04-05 01:59:59"),
    Reading(1_775_314_800, "Australia/Lord_Howe", "2026-04-05 01:30:00"),
    Reading(1_791_041_399, "Australia/Lord_Howe", "2026-10-04 01:59:59"),
    Reading(1_791_041_400, "Australia/Lord_Howe", "2026-10-04 02:30:00"),
    // Two hours.
    Reading(1_774_745_999, "Antarctica/Troll", "2026-03-29 00:59:59"),
    Reading(1_774_746_000, "Antarctica/Troll", "2026-03-29 03:00:00"),
    // Quarters of an hour off.
    Reading(1_775_311_199, "Pacific/Chatham", "2026-04-05 03:44:59"),
    Reading(1_775_311_200, "Pacific/Chatham", "2026-04-05 02:45:00"),
    Reading(1_790_431_199, "Pacific/Chatham", "2026-09-27 02:44:59"),
    Reading(1_790_431_200, "Pacific/Chatham", "2026-09-27 03:45:00"),
    Reading(504_901_799, "Asia/Kathmandu", "1985-12-31 23:59:59"),
    Reading(504_901_800, "Asia/Kathmandu", "1986-01-01 00:15:00"),
    // At midnight: back into the day before, and a day that begins at one.
    Reading(1_518_919_199, "America/Sao_Paulo", "2018-02-17 23:59:59"),
    Reading(1_518_919_200, "America/Sao_Paulo", "2018-02-17 23:00:00"),
    Reading(1_541_300_399, "America/Sao_Paulo", "2018-11-03 23:59:59"),
    Reading(1_541_300_400, "America/Sao_Paulo", "2018-11-04 01:00:00"),
  ]

  static let dateLines = [
    Reading(1_325_239_199, "Pacific/Apia", "2011-12-29 23:59:59"),
    Reading(1_325_239_200, "Pacific/Apia", "2011-12-31 00:00:00"),
    Reading(745_934_399, "Pacific/Kwajalein", "1993-08-20 23:59:59"),
    Reading(745_934_400, "Pacific/Kwajalein", "1993-08-22 00:00:00"),
    // The other way: most of a day twice.
    Reading(-7_988_401, "Pacific/Kwajalein", "1969-09-30 23:59:59"),
    Reading(-7_988_400, "Pacific/Kwajalein", "1969-09-30 01:00:00"),
  ]

  static let farYears = [
    Reading(2_147_483_647, "Asia/Kolkata", "2038-01-19 08:44:07"),
    Reading(2_147_483_648, "Asia/Kolkata", "2038-01-19 08:44:08"),
    Reading(4_294_967_296, "Europe/Berlin", "2106-02-07 07:28:16"),
    Reading(4_299_181_199, "Europe/Berlin", "2106-03-28 01:59:59"),
    Reading(4_299_181_200, "Europe/Berlin", "2106-03-28 03:00:00"),
    Reading(253_402_300_799, "America/New_York", "9999-12-31 18:59:59"),
    Reading(253_402_300_799, "UTC", "9999-12-31 23:59:59"),
    Reading(-1, "UTC", "1969-12-31 23:59:59"),
    Reading(-1, "America/New_York", "1969-12-31 18:59:59"),
    Reading(-2_208_988_800, "Europe/Berlin", "1900-01-01 01:00:00"),
    // Amsterdam's own time was 19 minutes and 32 seconds ahead.
    Reading(-2_208_988_800, "Europe/Amsterdam", "1900-01-01 00:19:32"),
    Reading(-62_135_596_800, "UTC", "0001-01-01 00:00:00"),
    Reading(-62_135_596_801, "UTC", "0000-12-31 23:59:59"),
  ]

  @Test(arguments: rules + summerTimes + dateLines + farYears)
  func `The wall reads the zone's date and time`(_ expected: Reading) {
    var reading = expected.reading
    inZone(expected.zone) {
      #expect(LocalZone.reading(at: Instant(seconds: expected.seconds)) == reading)
      reading.time.microsecond = 500_000
      #expect(LocalZone.reading(at: Instant(seconds: expected.seconds) + 500_000) == reading)
      #expect(LocalZone.timeOfDay(at: Instant(seconds: expected.seconds) + 500_000) == reading.time)
    }
  }

  @Test func `A leap second reads as 60 where the zone counts them`() throws {
    // The zones below "right" count leap seconds; 2016 ended with one, their 27th.
    try #require(access("/usr/share/zoneinfo/right/UTC", R_OK) == 0, "needs the package tzdata")
    let (old, new) = (
      CivilDate(unchecked: 2016, month: 12, day: 31), CivilDate(unchecked: 2017, month: 1, day: 1)
    )
    inZone("right/UTC") {
      let leap = Instant(seconds: 1_483_228_826)
      let before = WallReading(date: old, time: TimeOfDay(hour: 23, minute: 59, second: 59))
      #expect(LocalZone.reading(at: leap + -Instant.second) == before)
      for microsecond in [0, 999_999] {
        let time = TimeOfDay(hour: 23, minute: 59, second: 60, microsecond: microsecond)
        let reading = LocalZone.reading(at: leap + Int64(microsecond))
        #expect(reading == WallReading(date: old, time: time))
      }
      var after = TimeOfDay(hour: 0, minute: 0, second: 0)
      after.followsLeapSecond = true
      #expect(LocalZone.reading(at: leap.nextSecond) == WallReading(date: new, time: after))
      let later = LocalZone.reading(at: leap.nextSecond.nextSecond)
      let time = TimeOfDay(hour: 0, minute: 0, second: 1)
      #expect(later == WallReading(date: new, time: time))
    }
    // A minute later the look back sees an ordinary second.
    inZone("right/Asia/Kathmandu") {
      let leap = LocalZone.reading(at: Instant(seconds: 1_483_228_826))
      #expect(leap.date == new)
      #expect(leap.time == TimeOfDay(hour: 5, minute: 44, second: 60))
      #expect(!LocalZone.timeOfDay(at: Instant(seconds: 1_483_228_887)).followsLeapSecond)
    }
  }

  @Test(arguments: [
    ("Pacific/Apia", CivilDate(unchecked: 2011, month: 12, day: 30)),
    ("Pacific/Kwajalein", CivilDate(unchecked: 1993, month: 8, day: 21)),
  ])
  func `A day that clocks skip is at no instant`(zone: String, day: CivilDate) {
    inZone(zone) {
      for hour in 0..<24 {
        let time = TimeOfDay(hour: hour, minute: 30, second: 0)
        #expect(LocalZone.instant(reading: day, at: time) == nil)
        for step in [-1, 1] {
          let other = CivilDate(unchecked: day.year, month: day.month, day: day.day + step)
          let instant = LocalZone.instant(reading: other, at: time)
          let found = instant.map { LocalZone.reading(at: $0) }
          #expect(found == WallReading(date: other, time: time))
        }
      }
    }
  }

  @Test func `A day that is read twice is the first of the two`() {
    inZone("Pacific/Kwajalein") {
      let day = CivilDate(unchecked: 1969, month: 9, day: 30)
      let noon = TimeOfDay(hour: 12, minute: 0, second: 0)
      // Noon was at 01:00 UTC, and 23 hours later again.
      #expect(LocalZone.instant(reading: day, at: noon) == Instant(seconds: -8_031_600))
    }
  }

  /// From when to when, in seconds, and the transition between them.
  @Test(
    arguments: [
      ("Europe/Berlin", 1_774_745_000, 1_774_747_000, 1_774_746_000),
      ("Europe/Berlin", 1_774_745_999, 1_774_746_000, 1_774_746_000),
      ("Europe/Berlin", 1_774_746_000, 1_774_746_060, nil),
      ("Europe/Berlin", 1_774_745_999, 1_774_745_999, nil),
      ("Australia/Lord_Howe", 1_775_313_000, 1_775_320_000, 1_775_314_800),
      ("AAA0BBB-1,J100/12:00:17,J200", 1_775_822_390, 1_775_822_450, 1_775_822_417),
      ("UTC", 0, 2_000_000_000, nil),
    ] as [(String, Int64, Int64, Int64?)])
  func `Clocks are changed at the very second`(
    zone: String, first: Int64, last: Int64, transition: Int64?
  ) {
    LocalZone.use(Zone(variable: zone))
    #expect(
      LocalZone.transition(after: Instant(seconds: first) + 1, until: Instant(seconds: last))
        == transition.map { Instant(seconds: $0) })
  }
}
