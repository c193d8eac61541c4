import Foundation
import Testing

/// What settings may be, and what is said about those that can't.
@Suite struct SettingValueTests {
  @Test func takeEffect() throws {
    let desk = try Desk()
    try desk.addTheme("green", color: "#00ff00")
    try desk.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">
      <rect width="9" height="9" fill="#008080"/></svg>
      """, to: "dial.svg")
    try desk.write(
      """
      theme: green
      motion: sweep
      geometry: 180x180-20+40
      layer: below
      sticky: false
      clickThrough: true
      opacity: 0.5
      title: Zürich
      two.dial: \(desk.folder.file("dial.svg"))
      two.reducedMotion: true

      """, to: Desk.ownFile)
    let one = try desk.start()
    #expect(try one.place == Rectangle(x: 1_080, y: 40, width: 180, height: 180))
    #expect(one.layer == "below")
    #expect(!one.states.contains("_NET_WM_STATE_STICKY"))
    #expect(!one.takesClicks)
    let opacity = desk.client.cardinals("_NET_WM_WINDOW_OPACITY", of: one.window)
    #expect(opacity.count == 1 && opacity.allSatisfy { abs(Double($0) / 0xffff_ffff - 0.5) < 0.01 })
    #expect(desk.client.title(of: one.window) == "Zürich")
    try one.waitForDial(Pixel(red: 0, green: 255, blue: 0))
    try one.waitForSweep()
    #expect(one.program.errors == "")

    let two = try desk.start(["--name", "two", "--geometry", "+100+300"])
    try two.waitForDial(Pixel(red: 0, green: 128, blue: 128))
    try two.waitForTick()
    #expect(two.program.errors == "")
  }

  /// All the ways to say yes and no, each to a clock of its own.
  @Test func areTrueOrFalse() throws {
    let desk = try Desk()
    let words = ["false", "off", "no", "0", "true", "on", "yes", "1"]
    desk.setResources(
      words.enumerated().map { "is-\($1).seconds: \($0 < 4 ? "true" : "false")\n" }.joined())
    try desk.write(words.map { "is-\($0).seconds: \($0)\n" }.joined(), to: Desk.ownFile)
    for (index, word) in words.enumerated() {
      let clock = try desk.start(["--name", "is-\(word)", "--size", "100"])
      #expect(try (clock.picture.secondHand == nil) == (index < 4), "\(word)")
      #expect(clock.program.errors == "")
    }
  }

  /// Bad values, and what the message must hold; the level below them has its way.
  @Test func areSaidToBeWrong() throws {
    let desk = try Desk()
    let values: [(key: String, wrong: String, words: [String], below: String)] = [
      ("size", "31", ["32"], "140"), ("geometry", "200y200", ["+X+Y"], "+30+40"),
      ("layer", "top", ["above", "normal", "below"], "below"),
      ("sticky", "maybe", ["true", "false"], "off"), ("seconds", "2", ["true", "false"], "no"),
      ("clickThrough", "perhaps", ["true", "false"], "yes"), ("opacity", "1.5", ["1"], "0.5"),
      ("reducedMotion", "little", ["true", "false"], "true"),
      ("motion", "Tick", ["tick", "glide", "sweep"], "sweep"),
      ("theme", "nowhere", [], "green"), ("dial", "/nowhere/dial.png", [], ""),
    ]
    try desk.addTheme("green", color: "#00ff00")
    desk.setResources(
      values.filter { $0.below != "" }.map { "Clock.\($0.key): \($0.below)\n" }.joined())
    try desk.write(values.map { "\($0.key): \($0.wrong)\n" }.joined(), to: Desk.ownFile)
    let clock = try desk.start()
    let lines = clock.program.errorLines
    #expect(lines.count == values.count, "\(clock.program.errors)")
    for value in values {
      let line = lines.first { $0.contains("\(value.key)") && $0.contains(value.wrong) } ?? ""
      #expect(line.hasPrefix("clock: "), "\(value.key): \(clock.program.errors)")
      for word in value.words { #expect(line.contains(word), "\(line)") }
      // The theme's loader and the dial's speak of the folder and the picture.
      if value.key != "dial" { #expect(line.contains(desk.folder.file(Desk.ownFile)), "\(line)") }
    }
    #expect(try clock.place == Rectangle(x: 30, y: 40, width: 140, height: 140))
    #expect(clock.layer == "below")
    #expect(!clock.states.contains("_NET_WM_STATE_STICKY"))
    #expect(!clock.takesClicks)
    #expect(try clock.picture.secondHand == nil)
    try clock.waitForDial(Pixel(red: 0, green: 255, blue: 0))
  }

  /// A geometry, too, can ask for less than can be shown.
  @Test func areLargeEnough() throws {
    let desk = try Desk()
    desk.setResources("Clock.size: 140\n")
    try desk.write("geometry: 10x10+5+5\n", to: Desk.ownFile)
    let clock = try desk.start()
    #expect(try clock.place.width == 140)
    #expect(clock.program.errorLines.count == 1, "\(clock.program.errors)")
    #expect(clock.program.errors.contains(desk.folder.file(Desk.ownFile)))
    #expect(clock.program.errors.contains("geometry") && clock.program.errors.contains("32"))
  }

  @Test(arguments: [
    ("*motoin: sweep", ["motoin", "motion"]), ("clock.motion: fast", ["motion", "fast", "tick"]),
    ("Clock.size: 31", ["size", "31", "32"]), ("*seconds: maybe", ["seconds", "maybe", "true"]),
    ("nonsense", ["nonsense", ":"]), ("#include \"x\"", ["#"]),
  ])
  func endTheProgramOnTheCommandLine(resource: String, words: [String]) throws {
    let clock = try ClockProgram(["--xrm", resource])
    #expect(try clock.process.waitForEnding() == .exited(2))
    #expect(clock.errorLines.count == 1, "\(clock.errors)")
    #expect(clock.errors.hasPrefix("clock: ") && clock.errors.contains("--xrm"))
    for word in words { #expect(clock.errors.contains(word), "\(clock.errors)") }
  }
}
