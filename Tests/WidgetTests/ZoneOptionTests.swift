import Foundation
import Testing

/// The zone that a person asks for.
@Suite struct ZoneOptionTests {
  /// Zones, and their seconds east of Greenwich.
  @Test(arguments: [
    ("Asia/Tokyo", 32_400), ("<+0545>-5:45", 20_700), ("NST3:30", -12_600), ("Etc/GMT-14", 50_400),
    ("Etc/GMT+12", -43_200),
  ])
  func isThatOfThePicture(zone: String, offset: Int) throws {
    let folder = try ScratchFolder()
    let file = folder.file("now.png")
    let before = ShownTime.now(east: offset)
    let clock = try ClockProgram([
      "--time-zone", zone, "--label", "", "--no-seconds", "--render", file,
    ])
    #expect(try clock.process.waitForEnding() == .exited(0))
    #expect(clock.errors == "")
    let shown = try Picture(file: file, width: 200, height: 200).shownTime
    #expect([before, .now(east: offset)].contains(shown), "\(zone)")
  }

  /// Times that clocks skip are refused, those beside them are not.
  @Test(arguments: [
    ("Europe/Berlin", "2026-03-29T02:00:00", 1), ("Europe/Berlin", "2026-03-29T02:59:59.9", 1),
    ("Europe/Berlin", "2026-03-29T01:59:59.9", 0), ("Europe/Berlin", "2026-03-29T03:00:00", 0),
    ("Asia/Tokyo", "2026-03-29T02:30:00", 0), ("Pacific/Apia", "2011-12-30T12:00:00", 1),
    ("XXX5YYY,M3.2.0,M11.1.0", "2026-03-08T02:30:00", 1),
    ("XXX5YYY,M3.2.0,M11.1.0", "2026-03-08T03:30:00", 0),
  ])
  func mustHaveTheTime(zone: String, time: String, status: Int32) throws {
    let folder = try ScratchFolder()
    let file = folder.file("then.png")
    let clock = try ClockProgram(["--time-zone", zone, "--at", time, "--render", file])
    #expect(try clock.process.waitForEnding() == .exited(status))
    #expect(FileManager.default.fileExists(atPath: file) == (status == 0))
    #expect(clock.errorLines.count == Int(status), "\(clock.errors)")
    if status != 0 { #expect(clock.errors.hasPrefix("clock: --at")) }
  }

  /// What is none, and what the message must hold.
  @Test(arguments: [
    ("Europe/Berln", "did you mean Europe/Berlin"), ("tokyo", "did you mean Asia/Tokyo"),
    ("new york", "did you mean America/New_York"), ("zzzzzz", "CET-1CEST,M3.5.0,M10.5.0/3"),
    ("", "Europe/Berlin"), ("CET-1CEST,nonsense", "Europe/Berlin"),
    ("/etc/localtime", "Europe/Berlin"), ("../zoneinfo/Asia/Tokyo", "did you mean Asia/Tokyo"),
    ("Europe", "Europe/Berlin"),
  ])
  func isSaidToBeNone(zone: String, words: String) throws {
    let clock = try ClockProgram(["--time-zone", zone])
    #expect(try clock.process.waitForEnding() == .exited(2))
    #expect(clock.errorLines.count == 1, "\(clock.errors)")
    #expect(clock.errors.hasPrefix("clock: --time-zone \"\(zone)\""), "\(clock.errors)")
    #expect(clock.errors.contains(words), "\(clock.errors)")
    #expect(clock.output == "")
  }

  /// The clock runs on, and shows what there is.
  @Test func isUTCWhereThereIsNone() throws {
    let desk = try Desk()
    try desk.write("timeZone: nonsense\n", to: Desk.ownFile)
    let clock = try desk.start(["--no-seconds"], environment: ["TZ": "Europe/Nowhere"])
    try wait(for: "the time of Greenwich") { try clock.picture.shownTime == .now(east: 0) }
    let lines = clock.program.errorLines
    #expect(lines.count == 2, "\(clock.program.errors)")
    for words in [
      [desk.folder.file(Desk.ownFile), "timeZone", "nonsense", "Europe/Berlin"],
      ["TZ", "Europe/Nowhere", "UTC"],
    ] {
      #expect(
        lines.contains { line in
          line.hasPrefix("clock: ") && words.allSatisfy { line.contains($0) }
        }, "\(words): \(clock.program.errors)")
    }
    #expect(try clock.end() == .exited(0))
  }

  /// A clock for each place, as its resources have it.
  @Test func isAskedForByResource() throws {
    let desk = try Desk()
    try desk.write(
      "tokyo.timeZone: Asia/Tokyo\nbogota.timeZone: America/Bogota\nlabel:\n", to: Desk.ownFile)
    for (name, zone) in [("tokyo", ZoneFolder.Zone.tokyo), ("bogota", .bogota)] {
      let clock = try desk.start(["--no-seconds", "--name", name])
      try wait(for: "the time of \(name)") {
        try clock.picture.shownTime == .now(east: zone.offset)
      }
      #expect(clock.program.errors == "")
    }
  }
}
