import Glibc
import Testing

@testable import Timekeeping

/// Zones whose rules change while they are in use.
extension LocalZoneTests {
  /// 10:00 UTC on 2026-03-29.
  private var instant: Instant { Instant(seconds: 1_774_778_400) }

  private func expectHour(_ hour: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(LocalZone.timeOfDay(at: instant).hour == hour, sourceLocation: sourceLocation)
  }

  /// Gives a file one and the same time of change whenever it was written.
  private func stamp(_ path: String) throws {
    let times = [
      timespec(tv_sec: 1_000_000_000, tv_nsec: 0), timespec(tv_sec: 1_000_000_000, tv_nsec: 0),
    ]
    try #require(utimensat(AT_FDCWD, path, times, 0) == 0)
  }

  @Test func `A zone's file that is rewritten in place is read anew`() throws {
    let folder = try ScratchFolder()
    for (zone, hour) in [("Asia/Tokyo", 19), ("Europe/Berlin", 12), ("America/New_York", 6)] {
      // As within one second: the time of change does not tell.
      try folder.write(zone: zone, to: "zone")
      try stamp(folder.file("zone"))
      if hour == 19 {
        LocalZone.use(Zone(variable: ":" + folder.file("zone")))
      } else {
        LocalZone.reload()
      }
      expectHour(hour)
    }
  }

  @Test func `A zone's file that is replaced is read anew`() throws {
    let folder = try ScratchFolder()
    try folder.write(zone: "Asia/Tokyo", to: "zone")
    LocalZone.use(Zone(variable: ":" + folder.file("zone")))
    expectHour(19)
    try folder.write(zone: "America/New_York", to: "new")
    try #require(rename(folder.file("new"), folder.file("zone")) == 0)
    LocalZone.reload()
    expectHour(6)
    // Gone, it is UTC; back, it is a zone again.
    try #require(rename(folder.file("zone"), folder.file("new")) == 0)
    LocalZone.reload()
    expectHour(10)
    try #require(rename(folder.file("new"), folder.file("zone")) == 0)
    LocalZone.reload()
    expectHour(6)
  }

  @Test func `A link to a zone that is pointed elsewhere is read anew`() throws {
    let folder = try ScratchFolder()
    try folder.makeLink("zone", to: "/usr/share/zoneinfo/Asia/Tokyo")
    LocalZone.use(Zone(variable: ":" + folder.file("zone")))
    expectHour(19)
    try folder.makeLink("new", to: "/usr/share/zoneinfo/America/New_York")
    try #require(rename(folder.file("new"), folder.file("zone")) == 0)
    LocalZone.reload()
    expectHour(6)
  }

  @Test func `Reading a zone anew leaves the environment as it was`() {
    for variable in ["Asia/Tokyo", "", ":UTC0", nil] {
      LocalZone.use(Zone(variable: variable))
      #expect(environmentVariable("TZ") == variable)
      let reading = LocalZone.reading(at: instant)
      LocalZone.reload()
      #expect(environmentVariable("TZ") == variable)
      #expect(LocalZone.reading(at: instant) == reading)
    }
  }
}
