import Glibc
import Testing

@testable import Timekeeping

/// Instants and what the wall reads. One after the other, since `TZ` belongs to the process: all
/// that reads local time is a test of this suite, in whichever file.
@Suite(.serialized) struct LocalZoneTests {
  /// Does something in the zone of a value of `TZ`.
  func inZone<Result>(_ zone: String?, _ body: () throws -> Result) rethrows -> Result {
    LocalZone.use(Zone(variable: zone))
    return try body()
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
