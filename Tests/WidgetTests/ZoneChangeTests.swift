import Foundation
import Testing

/// Zones whose rules change while the clock shows their time.
@Suite struct ZoneChangeTests {
  /// Whatever becomes of the file, in one life: without a second hand the clock would not look at it
  /// for up to a minute, and even then would not notice.
  @Test func areFollowedWhateverBecomesOfTheFile() throws {
    let zones = try ZoneFolder()
    let file = zones.folder.file("here")
    try zones.copy(.utc, to: "here")
    let clock = try RunningClock(
      ["--no-seconds", "--no-sticky", "--geometry", "+400+300"], beside: .openbox,
      environment: ["TZ": ":" + file], over: Pixel(red: 20, green: 170, blue: 60))
    try expect(.utc, on: clock, "the start")
    try zones.rewrite("here", as: .kathmandu)
    try expect(.kathmandu, on: clock, "a file that was written anew")
    try zones.rewrite("here", as: .tokyo)
    try expect(.tokyo, on: clock, "the same file again")
    try zones.replace("here", by: .kolkata)
    try expect(.kolkata, on: clock, "another file")
    try FileManager.default.removeItem(atPath: file)
    try expect(.utc, on: clock, "no file")
    try zones.replace("other", by: .bogota)
    try zones.link("here", to: "other")
    try expect(.bogota, on: clock, "a link")
    try zones.replace("third", by: .kathmandu)
    try zones.link("here", to: "third")
    try expect(.kathmandu, on: clock, "a link that leads elsewhere")
    try zones.replace("third", by: .kolkata)
    try expect(.kolkata, on: clock, "another file behind the link")

    let client = clock.client
    try expectWhenShown(.tokyo, on: clock, hiding: { client.iconify(clock.window) }) {
      client.map(clock.window)
    } changing: {
      try zones.replace("third", by: .tokyo)
    }
    try expectWhenShown(.bogota, on: clock, hiding: { try client.switchDesktop(to: 2) }) {
      try client.switchDesktop(to: 0)
    } changing: {
      try zones.link("here", to: "other")
    }
    #expect(clock.program.errors == "")
    #expect(try clock.end() == .exited(0))
  }

  /// A zone by its name, in a database of one's own.
  @Test func areFollowedWhereverTheDatabaseIs() throws {
    let zones = try ZoneFolder()
    try zones.copy(.kolkata, to: "Own/Green_Hill")
    let desk = try Desk()
    for (name, zone, arguments) in [
      ("environment", "Own/Green_Hill", []), ("option", "UTC0", ["--time-zone", "Own/Green_Hill"]),
    ] {
      try zones.replace("Own/Green_Hill", by: .kolkata)
      let clock = try desk.start(
        ["--no-seconds", "--label", "", "--name", name] + arguments,
        environment: ["TZDIR": zones.folder.path, "TZ": zone])
      try expect(.kolkata, on: clock, name)
      try zones.replace("Own/Green_Hill", by: .bogota)
      try expect(.bogota, on: clock, "another file by \(name)")
      #expect(clock.program.errors == "")
    }
  }

  /// Hands that move to their places go to the new ones, and on.
  @Test(arguments: ["glide", "elastic", "sweep", "stop-to-go"])
  func areFollowedInMotion(motion: String) throws {
    let zones = try ZoneFolder()
    try zones.copy(.utc, to: "here")
    // A minute hand that waits for the minute is read right without a second hand alone.
    let hasSeconds = motion != "stop-to-go"
    let clock = try RunningClock(
      ["--motion", motion] + (hasSeconds ? [] : ["--no-seconds"]),
      environment: ["TZ": ":" + zones.folder.file("here")])
    for zone in [ZoneFolder.Zone.kathmandu, .bogota] {
      try zones.replace("here", by: zone)
      try wait(for: "the time of \(zone)") {
        guard let shown = try clock.picture.shownTime else { return false }
        let now = ShownTime.now(east: zone.offset)
        return (shown.hour, shown.minute) == (now.hour, now.minute)
      }
    }
    if hasSeconds { try clock.waitForHandToMove() }
    #expect(clock.program.errors == "")
  }

  private func expect(_ zone: ZoneFolder.Zone, on clock: RunningClock, _ occasion: String) throws {
    try wait(for: "the time of \(zone) after \(occasion)") {
      try clock.picture.shownTime == .now(east: zone.offset)
    }
  }

  /// Hides the clock, changes the zone, and looks at the first face that is to be seen again.
  private func expectWhenShown(
    _ zone: ZoneFolder.Zone, on clock: RunningClock, hiding hide: () throws -> Void,
    showing show: () throws -> Void, changing change: () throws -> Void
  ) throws {
    let place = try clock.place
    let wakes = { try ProcessUsage(of: clock.program.process).sleeps }
    try hide()
    try wait(for: "the clock to hide") { !clock.client.isViewable(clock.window) }
    try wait(for: "the clock to rest") { try clock.sleeps(in: 0.2) == 0 }
    let start = try wakes()
    try change()
    // It hears of the change, and a little later reads the file.
    try wait(for: "the clock to read the zone") { try wakes() >= start + 2 }
    try wait(for: "the clock to rest") { try clock.sleeps(in: 0.3) == 0 }
    let before = ShownTime.now(east: zone.offset)
    try show()
    var last = try clock.screen(at: place)
    let first = try value(of: "a whole face") {
      let picture = try clock.screen(at: place)
      defer { last = picture }
      return picture.pixels == last.pixels ? picture.shownTime : nil
    }
    #expect([before, .now(east: zone.offset)].contains(first), "in \(zone)")
  }
}
