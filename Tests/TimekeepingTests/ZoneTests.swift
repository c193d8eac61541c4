import Foundation
import Testing

@testable import Timekeeping

/// Which texts are zones, and what they are called. In the suite of those that set `TZ`, since what
/// a name stands for depends on the environment.
extension LocalZoneTests {
  @Test(arguments: [
    ("Europe/Berlin", "Berlin"), ("America/New_York", "New York"), ("Etc/UTC", "UTC"),
    ("America/Argentina/Buenos_Aires", "Buenos Aires"),
    ("America/Port-au-Prince", "Port-au-Prince"),
    ("UTC", "UTC"), ("Etc/GMT+5", "GMT+5"), ("right/Europe/Berlin", "Berlin"),
    ("EST5EDT", "EST5EDT"), ("Japan", "Japan"),
  ])
  func `A name is a zone`(name: String, city: String) throws {
    let zone = try Zone(name)
    #expect(zone.variable == name)
    #expect(zone.file == "/usr/share/zoneinfo/\(name)")
    #expect(zone.city == city)
    #expect(zone.problem == nil)
  }

  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", "CET"), ("<+0545>-5:45", "+0545"), ("UTC0", "UTC"),
    // By its sign it is two hours behind.
    ("UTC+2", nil), ("GMT-1", nil),
  ])
  func `A rule is a zone`(rule: String, city: String?) throws {
    let zone = try Zone(rule)
    #expect(zone.variable == rule)
    #expect(zone.file == nil)
    #expect(zone.city == city)
    #expect(zone.problem == nil)
    #expect(Zone(variable: ":" + rule).file == nil)
    #expect(Zone(variable: ":" + rule).city == city)
  }

  @Test(arguments: [
    "Europe/Nowhere", "../etc/passwd", "../zoneinfo/UTC", "Europe/../UTC", "zone.tab", "Europe",
    "Europe/", "", " ", "A0", "CET-25", "CET-1CEST,M3.5.0", "/etc/localtime",
    "/usr/share/zoneinfo/UTC", "UTC\\0", "Zürich", "Europe/Berlin\\0",
  ])
  func `Neither a name nor a rule is refused, and the message says what would be right`(
    text: String
  ) {
    let text = text.replacingOccurrences(of: "\\0", with: "\0")
    let error = #expect(throws: ZoneError.self) { try Zone(text) }
    let message = error?.message ?? ""
    #expect(message.hasPrefix("\"\(text)\": "))
    #expect(
      message.hasSuffix(": it takes \(Zone.requirement)")
        || message.contains(": there is no such time zone; did you mean ") && message.hasSuffix("?")
    )
    #expect(!message.contains("time-zone"))
  }

  @Test(arguments: [
    ("Europe/Berln", "Europe/Berlin"), ("europe/berlin", "Europe/Berlin"),
    ("Berlin", "Europe/Berlin"), ("berlin", "Europe/Berlin"), ("Brelin", "Europe/Berlin"),
    ("Europe/Berlin ", "Europe/Berlin"), ("Asia/Berlin", "Europe/Berlin"),
    ("new york", "America/New_York"), ("America/New York", "America/New_York"),
    ("Tokio", "Asia/Tokyo"), ("Rme", "Europe/Rome"),
    ("Buenos Aires", "America/Argentina/Buenos_Aires or America/Buenos_Aires"),
    (":UTC", "UTC or Etc/UTC"), ("/usr/share/zoneinfo/Asia/Tokyo", "Asia/Tokyo"),
  ])
  func `What comes near is named`(text: String, near: String) {
    let error = #expect(throws: ZoneError.self) { try Zone(text) }
    #expect(error?.message == "\"\(text)\": there is no such time zone; did you mean \(near)?")
  }

  @Test func `At most four come near, the nearest first`() {
    let near = NearZones.names(to: "utc")
    #expect(near.count <= 4)
    #expect(near.first == "UTC")
    for word in ["A0", "", "/", "xy", "Nowhere", "CET-25"] {
      #expect(NearZones.names(to: word) == [], "\(word)")
    }
  }

  @Test func `No folder of zones is said to be a package that is missing`() async {
    // The folder is the environment's, and the environment the process's: so in one of its own.
    await #expect(processExitsWith: .success) {
      setenv("TZDIR", "/nonexistent", 1)
      let message =
        "\"Europe/Berlin\": there are no time zones in /nonexistent: the package tzdata is missing; "
        + "without it, only a POSIX rule such as CET-1CEST,M3.5.0,M10.5.0/3 can be taken"
      do throws(ZoneError) {
        _ = try Zone("Europe/Berlin")
        expectInChild("no error", message)
      } catch {
        expectInChild(error.message, message)
      }
      expectInChild((try? Zone("CET-1"))?.city, "CET")
      expectInChild(Zone(variable: "").problem, nil)
      expectInChild(Zone(variable: "Europe/Berlin").problem, message)
    }
  }

  @Test func `A zone folder of one's own is read like the system's`() async {
    await #expect(processExitsWith: .success) {
      let folder = try ScratchFolder()
      setenv("TZDIR", folder.path, 1)
      try folder.makeFolder("Mars/right")
      try folder.makeFolder("right")
      try folder.write(zone: "Asia/Tokyo", to: "Mars/Olympus_Mons")
      try folder.write(zone: "Asia/Tokyo", to: "Mars/right/Olympus_Mons")
      try folder.write(zone: "Asia/Tokyo", to: "right/Olympus_Mons")
      try folder.makeLink("Mars/Tharsis", to: "Olympus_Mons")
      try folder.makeLink("Mars/round", to: ".")
      try Data("TZi".utf8).write(to: URL(fileURLWithPath: folder.file("Mars/short")))
      expectInChild(mkfifo(folder.file("Mars/pipe"), 0o600), 0)
      let names = ["Mars/Olympus_Mons", "Mars/Tharsis", "Mars/right/Olympus_Mons"]
      expectInChild(ZoneFolder.names.sorted(), names)
      for name in ["Mars/short", "Mars/pipe", "Mars", "Europe/Berlin"] {
        expectInChild((try? Zone(name))?.variable, nil)
      }
      let zone = try Zone("Mars/Tharsis")
      expectInChild(zone.file, folder.file("Mars/Tharsis"))
      LocalZone.use(zone)
      expectInChild(LocalZone.timeOfDay(at: Instant(seconds: 0)).hour, 9)
      // A city may be a link to another, and keeps its name.
      let elsewhere = try ScratchFolder()
      let name = URL(fileURLWithPath: folder.path).lastPathComponent
      try elsewhere.makeLink("near", to: "../\(name)/Mars/Tharsis")
      try elsewhere.makeLink("far", to: "near")
      expectInChild(Zone(variable: elsewhere.file("far")).city, "Tharsis")
      expectInChild(Zone(variable: ":" + elsewhere.file("far")).city, "Tharsis")
      try elsewhere.write(zone: "Asia/Tokyo", to: "copy")
      expectInChild(Zone(variable: elsewhere.file("copy")).city, nil)
      expectInChild(Zone(variable: elsewhere.file("copy")).problem, nil)
      try elsewhere.makeLink("loop", to: "loop")
      expectInChild(Zone(variable: elsewhere.file("loop")).city, nil)
    }
  }

  /// A value of `TZ` as it may be inherited, the file that the C library reads, and the city.
  static let inherited: [(variable: String?, file: String, city: String?)] = [
    (":Europe/Berlin", "/usr/share/zoneinfo/Europe/Berlin", "Berlin"),
    ("/usr/share/zoneinfo/America/New_York", "/usr/share/zoneinfo/America/New_York", "New York"),
    (":/usr/share/zoneinfo/Asia/Tokyo", "/usr/share/zoneinfo/Asia/Tokyo", "Tokyo"),
    ("", "/usr/share/zoneinfo/Universal", "UTC"), (":", "/usr/share/zoneinfo/Universal", "UTC"),
    ("../zoneinfo/Asia/Tokyo", "/usr/share/zoneinfo/../zoneinfo/Asia/Tokyo", "Tokyo"),
    // Not wholly a rule, but the C library is at its offset.
    ("CET-1CEST,M3.5.0", "/usr/share/zoneinfo/CET-1CEST,M3.5.0", nil),
  ]

  @Test(arguments: inherited)
  func `An inherited zone that the C library takes is fine`(
    variable: String?, file: String, city: String?
  ) {
    let zone = Zone(variable: variable)
    #expect(zone.file == file)
    #expect(zone.city == city)
    #expect(zone.problem == nil)
  }

  @Test(arguments: [
    ("Europe/Nowhere", "it takes \(Zone.requirement)"),
    ("Europe/Berln", "there is no such time zone; did you mean Europe/Berlin?"),
    (":Europe/Berln", "there is no such time zone; did you mean Europe/Berlin?"),
    ("/nonexistent/Berln", "there is no such time zone; did you mean Europe/Berlin?"),
    ("Europe", "it takes \(Zone.requirement)"), ("A0", "it takes \(Zone.requirement)"),
    ("zone.tab", "it takes \(Zone.requirement)"),
  ])
  func `An inherited zone that the C library takes for UTC is a problem`(
    variable: String, problem: String
  ) {
    let zone = Zone(variable: variable)
    #expect(zone.problem == "\"\(variable)\": \(problem)")
    #expect(zone.city == nil)
    inZone(variable) {
      #expect(LocalZone.timeOfDay(at: Instant(seconds: 0)).wholeSeconds == 0)
    }
  }

  @Test func `Without TZ it is the system's zone`() {
    let zone = Zone(variable: nil)
    #expect(zone.file == "/etc/localtime")
    #expect(zone.problem == nil)
    #expect(zone.city == Zone(variable: "/etc/localtime").city)
  }

  @Test func `The inherited zone stays what it was while others are used`() throws {
    let start = FileManager.default.contents(atPath: "/proc/self/environ") ?? Data()
    let original = start.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      .first { $0.hasPrefix("TZ=") }
    for variable in ["Asia/Tokyo", nil, "UTC0"] {
      LocalZone.use(Zone(variable: variable))
      #expect(Zone.inherited.variable == original.map { String($0.dropFirst(3)) })
    }
  }
}
