import Testing

@testable import Timekeeping

/// Readings against those of another reader of zone data.
extension LocalZoneTests {
  /// Those with the oddest histories, from both hemispheres and all over the day.
  static let zones = [
    "UTC", "Africa/Casablanca", "Africa/Monrovia", "America/Caracas", "America/Havana",
    "America/New_York", "America/Nuuk", "America/Santiago", "America/Sao_Paulo",
    "America/Scoresbysund", "America/St_Johns", "Antarctica/Troll", "Asia/Gaza", "Asia/Kathmandu",
    "Asia/Kolkata", "Asia/Manila", "Asia/Pyongyang", "Asia/Singapore", "Asia/Tehran",
    "Australia/Eucla", "Australia/Lord_Howe", "Australia/Sydney", "Europe/Amsterdam",
    "Europe/Berlin", "Europe/Dublin", "Europe/Lisbon", "Europe/Moscow", "Pacific/Apia",
    "Pacific/Chatham", "Pacific/Kwajalein",
  ]

  @Test func `Ten thousand instants in each zone read as Python reads them`() throws {
    let count = 10_000
    let reference = try ZoneReference(of: Self.zones, random: count, seed: 20_260_329)
    for readings in reference.zones {
      let mismatches = try mismatches(in: readings)
      #expect(readings.count >= count)
      #expect(mismatches.isEmpty, "\(readings.zone): \(mismatches.prefix(5))")
    }
    // Every zone but one changes its offset at least once in these years.
    #expect(reference.zones.filter { $0.count == count }.map(\.zone) == ["UTC"])
  }

  private func mismatches(in readings: ZoneReference.Readings) throws -> [String] {
    LocalZone.use(try Zone(readings.zone))
    var mismatches: [String] = []
    for index in 0..<readings.count {
      let (seconds, expected) = readings[index]
      let found = LocalZone.reading(at: Instant(seconds: seconds))
      let parts = SIMD8<Int16>(
        Int16(truncatingIfNeeded: found.date.year), Int16(truncatingIfNeeded: found.date.month),
        Int16(truncatingIfNeeded: found.date.day), Int16(truncatingIfNeeded: found.time.hour),
        Int16(truncatingIfNeeded: found.time.minute),
        Int16(truncatingIfNeeded: found.time.second), 0, 0)
      if parts != expected { mismatches.append("\(seconds): \(parts), not \(expected)") }
    }
    return mismatches
  }
}
