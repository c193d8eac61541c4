import Testing
import Timekeeping

/// Instants on both sides of the epoch.
@Suite struct InstantTests {
  @Test(
    arguments: [
      (0, 0, 0), (1, 0, 1), (999_999, 0, 999_999), (1_000_000, 1, 0), (-1, -1, 999_999),
      (-1_000_000, -1, 0), (-1_000_001, -2, 999_999),
      (253_402_300_799_999_999, 253_402_300_799, 999_999),
    ] as [(Int64, Int64, Int)])
  func `Whole seconds round down`(microseconds: Int64, seconds: Int64, rest: Int) {
    let instant = Instant(microseconds: microseconds)
    #expect(instant.wholeSeconds == seconds)
    #expect(instant.microsecondOfSecond == rest)
    #expect(instant.nextSecond == Instant(seconds: seconds + 1))
  }
}
