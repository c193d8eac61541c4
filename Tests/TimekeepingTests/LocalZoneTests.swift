import Glibc
import Testing
import Timekeeping

/// Instants and what the wall reads. One after the other, since `TZ` belongs to the process.
@Suite(.serialized) struct LocalZoneTests {
  private func inZone<Result>(_ zone: String, _ body: () throws -> Result) rethrows -> Result {
    setenv("TZ", zone, 1)
    tzset()
    return try body()
  }

  /// An instant in seconds, a zone, and the reading there.
  struct Reading: Sendable {
    let seconds: Int64
    let zone: String
    let time: TimeOfDay

    init(_ seconds: Int64, _ zone: String, _ hour: Int, _ minute: Int, _ second: Int) {
      self.seconds = seconds
      self.zone = zone
      time = TimeOfDay(hour: hour, minute: minute, second: second)
    }
  }

  @Test(arguments: [
    Reading(0, "UTC", 0, 0, 0),
    Reading(-1, "UTC", 23, 59, 59),
    Reading(-62_135_596_800, "UTC", 0, 0, 0),
    Reading(253_402_300_799, "UTC", 23, 59, 59),
    Reading(2_147_483_648, "UTC", 3, 14, 8),
    // Central Europe: the clocks go forwards at 01:00 UTC on 2026-03-29.
    Reading(1_774_745_999, "CET-1CEST,M3.5.0,M10.5.0/3", 1, 59, 59),
    Reading(1_774_746_000, "CET-1CEST,M3.5.0,M10.5.0/3", 3, 0, 0),
    Reading(1_774_778_400, "IST-5:30", 15, 30, 0),
    Reading(1_774_778_400, "<+0545>-5:45", 15, 45, 0),
  ])
  func `The wall reads the zone's time`(_ reading: Reading) {
    let found = inZone(reading.zone) {
      LocalZone.timeOfDay(at: Instant(seconds: reading.seconds) + 250_000)
    }
    var expected = reading.time
    expected.microsecond = 250_000
    #expect(found == expected)
  }

  @Test func `A leap second reads as 60 where the zone counts them`() throws {
    // The zones below "right" count leap seconds; 2016 ended with one, their 27th.
    try #require(access("/usr/share/zoneinfo/right/UTC", R_OK) == 0, "needs the package tzdata")
    inZone("right/UTC") {
      let leap = Instant(seconds: 1_483_228_826)
      #expect(LocalZone.timeOfDay(at: leap) == TimeOfDay(hour: 23, minute: 59, second: 60))
      let after = LocalZone.timeOfDay(at: leap.nextSecond)
      #expect((after.hour, after.minute, after.second) == (0, 0, 0))
      #expect(after.followsLeapSecond)
    }
  }

  private let berlin = "CET-1CEST,M3.5.0,M10.5.0/3"

  @Test func `A time that clocks skip is at no instant`() throws {
    let date = try #require(CivilDate(year: 2026, month: 3, day: 29))
    inZone(berlin) {
      for minute in [0, 30, 59] {
        let skipped = TimeOfDay(hour: 2, minute: minute, second: 0)
        #expect(LocalZone.instant(reading: date, at: skipped) == nil)
      }
      let before = TimeOfDay(hour: 1, minute: 59, second: 59)
      #expect(LocalZone.instant(reading: date, at: before) == Instant(seconds: 1_774_745_999))
      let after = TimeOfDay(hour: 3, minute: 0, second: 0)
      #expect(LocalZone.instant(reading: date, at: after) == Instant(seconds: 1_774_746_000))
    }
  }

  @Test func `A time that is read twice is the first of the two`() throws {
    let date = try #require(CivilDate(year: 2026, month: 10, day: 25))
    inZone(berlin) {
      // 02:30 in summer time is 00:30 UTC, an hour before the other one.
      let twice = TimeOfDay(hour: 2, minute: 30, second: 0, microsecond: 500_000)
      let first = Instant(seconds: 1_792_888_200) + 500_000
      #expect(LocalZone.instant(reading: date, at: twice) == first)
      #expect(LocalZone.timeOfDay(at: first) == twice)
      #expect(LocalZone.timeOfDay(at: first + 3_600 * Instant.second) == twice)
    }
  }

  @Test func `A leap second can be asked for in any zone`() throws {
    let date = try #require(CivilDate(year: 2016, month: 12, day: 31))
    inZone("UTC") {
      let leap = TimeOfDay(hour: 23, minute: 59, second: 60)
      #expect(LocalZone.instant(reading: date, at: leap) == Instant(seconds: 1_483_228_800))
    }
  }

  @Test(arguments: [(2026, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 13, 1), (2026, 0, 1)])
  func `The calendar has no such day`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [(2024, 2, 29), (2000, 2, 29), (2026, 12, 31), (1, 1, 1), (9_999, 12, 31)])
  func `The calendar has such a day`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) != nil)
  }
}
