import Foundation
import Testing

/// What a person has changed by hand, and finds again.
@Suite struct StateTests {
  @Test(arguments: [XServer.Company.nobody, .openbox]) func isAsItWasLeft(
    beside company: XServer.Company
  ) throws {
    let desk = try Desk(company)
    try desk.addTheme("green", color: "#00ff00")
    try desk.write("geometry: +400+300\n", to: Desk.ownFile)
    let clock = try desk.start()
    try clock.carry(byX: 150, y: -120)
    try desk.tell("bigger")
    let place = Rectangle(x: 540, y: 170, width: 220, height: 220)
    try wait(for: "a larger clock") { try clock.place == place }
    for command in ["theme green", "motion sweep", "layer below"] { try desk.tell(command) }
    let change = Date()
    try wait(for: "all of it to be saved") {
      desk.saved().map { Set($0.keys) } == ["place", "size", "theme", "motion", "layer"]
        && desk.savedPlace(side: 220) == place
    }
    #expect(Date().timeIntervalSince(change) < 2)
    #expect(try clock.end(with: SIGKILL) == .killed(signal: SIGKILL))

    let next = try desk.start()
    try wait(for: "the clock where it was") { try next.place == place }
    try next.waitForDial(Pixel(red: 0, green: 255, blue: 0))
    try next.waitForSweep()
    try wait(for: "a clock below") { next.layer == "below" }
    #expect(try next.place == place)
    #expect(next.program.errors == "")
  }

  /// Whoever moves it, and wherever: beyond the edges, too.
  @Test(arguments: [XServer.Company.nobody, .openbox]) func isWhereItWasLeft(
    beside company: XServer.Company
  ) throws {
    let desk = try Desk(company)
    try desk.write("geometry: +400+300\n", to: Desk.ownFile)
    let ways: [(way: String, move: (RunningClock) throws -> Void)] = [
      ("beyond the left and the top", { try $0.carry(byX: -455, y: -340) }),
      ("by the window manager", { try $0.move(toX: 1_060, y: 40) }),
      ("beyond the right and the bottom", { try $0.carry(byX: 100, y: 850) }),
    ]
    var clock = try desk.start()
    for (way, move) in ways {
      try move(clock)
      let place = try clock.place
      try wait(for: "the place \(way) to be saved") { desk.savedPlace(side: 200) == place }
      #expect(try clock.end(with: SIGKILL) == .killed(signal: SIGKILL))
      clock = try desk.start()
      try wait(for: "the clock \(way)") { try clock.place == place }
      // What puts it elsewhere after all has come before the second hand moves on.
      let start = try clock.pictureOnScreen
      try wait(for: "the hand to move on") { try clock.pictureOnScreen.pixels != start.pixels }
      #expect(try clock.place == place, "\(way)")
      #expect(desk.saved().map { Set($0.keys) } == ["place"])
    }
  }

  @Test func givesWayToTheCommandLine() throws {
    let desk = try Desk()
    let saved = "place: +70+90 screen\nsize: 150\nseconds: false\nlayer: below\n"
    try desk.write(saved, to: Desk.savedFile())
    let asSaved = try desk.start()
    #expect(try asSaved.place == Rectangle(x: 70, y: 90, width: 150, height: 150))
    #expect(try asSaved.picture.secondHand == nil)
    #expect(asSaved.layer == "below")
    #expect(try asSaved.end() == .exited(0))
    let clock = try desk.start(
      ["--size", "170", "--geometry", "+300+200", "--layer", "above", "--xrm", "*seconds: true"])
    #expect(try clock.place == Rectangle(x: 300, y: 200, width: 170, height: 170))
    #expect(try clock.picture.secondHand != nil)
    #expect(clock.layer == "above")
    #expect(try clock.end() == .exited(0))
    #expect(desk.folder.text(of: Desk.savedFile()) == saved)
  }

  @Test(arguments: [XServer.Company.nobody, .openbox]) func isForgottenByReset(
    beside company: XServer.Company
  ) throws {
    let desk = try Desk(company)
    try desk.addTheme("green", color: "#00ff00")
    try desk.write("size: 140\nlayer: below\ngeometry: +200+300\n", to: Desk.ownFile)
    let clock = try desk.start(["--motion", "glide"])
    let classic = try clock.dialColor
    try clock.carry(byX: 150, y: -120)
    for command in [
      "bigger", "toggle-seconds", "layer above", "toggle-click-through", "theme green",
      "motion sweep",
    ] { try desk.tell(command) }
    try wait(for: "all of it to be saved") { desk.saved()?.count == 7 }
    try desk.tell("reset")
    try wait(for: "the clock as it was") {
      try clock.place == Rectangle(x: 200, y: 300, width: 140, height: 140)
        && clock.picture.secondHand != nil && clock.layer == "below" && clock.takesClicks
    }
    try clock.waitForDial(classic)
    try clock.waitForRests()
    #expect(desk.savedFiles.filter { $0.contains(".") } == [])
    #expect(try clock.end() == .exited(0))
    #expect(desk.savedFiles.filter { $0.contains(".") } == [])
    #expect(clock.program.errors == "")
  }
}
