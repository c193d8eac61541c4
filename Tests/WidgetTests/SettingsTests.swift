import Foundation
import Testing

/// Where settings come from, and which of them wins.
@Suite struct SettingsTests {
  /// Each level over all those below it.
  @Test func takesTheHighestLevel() throws {
    let desk = try Desk()
    try expectSide(200, on: desk)
    try desk.write("Clock.size: 110\n", to: "second/clock/clock.ad")
    try expectSide(110, on: desk)
    try desk.write("size: 120\n", to: "first/clock/clock.ad")
    try expectSide(120, on: desk)
    try desk.write("Clock.size: 125\n", to: ".Xdefaults")
    try expectSide(125, on: desk)
    desk.setResources("clock.size: 130\n")
    try expectSide(130, on: desk)
    // To X alone, a specific key would win over a general one.
    try desk.write("*size: 140\n", to: Desk.ownFile)
    try expectSide(140, on: desk)
    try desk.write("size: 150\n", to: Desk.savedFile())
    try expectSide(150, on: desk)
    try expectSide(160, ["--xrm", "*size: 160"], on: desk)
    try expectSide(170, ["--size", "170", "--xrm", "clock.size: 160"], on: desk)
  }

  private func expectSide(
    _ side: Int, _ arguments: [String] = [], on desk: Desk,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let clock = try desk.start(arguments)
    #expect(try clock.place.width == side, sourceLocation: sourceLocation)
    #expect(try clock.end() == .exited(0), sourceLocation: sourceLocation)
    #expect(clock.program.errors == "", sourceLocation: sourceLocation)
  }

  /// The theme wishes, and every file has its say about that.
  @Test func takesAnythingOverTheTheme() throws {
    let desk = try Desk()
    try desk.addTheme("moving", color: "#00ff00", "motion: sweep")
    try desk.write("theme: moving\nmotion: fast\n", to: Desk.ownFile)
    let wished = try desk.start()
    try wished.waitForSweep()
    #expect(wished.program.errorLines.count == 1 && wished.program.errors.contains("fast"))
    #expect(try wished.end() == .exited(0))
    try desk.write("motion: tick\n", to: "second/clock/clock.ad")
    try desk.start().waitForTick()
  }

  @Test(arguments: [
    "Clock.title: %", "clock.title: %", "*title: %", "Clock*title:%", "clock*title :\t% ",
    "title: %", "  Clock.title: %",
    "! title: No\n\ntitle: \\\n%\n*size: 100", "clock.title: %\r\n*size: 100",
    "title: No\ntitle: %", "Clock.title: No\nclock.title: %", "clock.title: %\nClock.title: No",
    "*title: No\nClock.title: %", "Clock.title: %\ntokyo.title: No",
  ])
  func readsKeysAsXDoes(text: String) throws {
    let desk = try Desk()
    try desk.write(text.replacing("%", with: "Ōsaka 7") + "\n", to: Desk.ownFile)
    let clock = try desk.start()
    #expect(desk.client.title(of: clock.window) == "Ōsaka 7")
    #expect(clock.program.errors == "")
  }

  @Test func goesByTheNameOfTheClock() throws {
    let desk = try Desk()
    desk.setResources("tokyo.title: Tokyo\nClock.title: Clocks\ntitle: X\n*Clock.size: 100\n")
    try desk.write("Clock.size: 120\ntokyo.size: 140\nlima.size: 160\n", to: Desk.ownFile)
    for (name, title, side) in [
      ("tokyo", "Tokyo", 140), ("lima", "Clocks", 160), ("clock", "Clocks", 120),
    ] {
      let clock = try desk.start(["--name", name])
      #expect(desk.client.title(of: clock.window) == title)
      #expect(try clock.place.width == side)
      #expect(clock.program.errors == "")
    }
  }

  /// A bare key belongs to nobody in resources that all programs share.
  @Test func leavesOthersResourcesAlone() throws {
    let desk = try Desk()
    desk.setResources(
      "title: Nobody's\nXTerm*foreground: red\nXTerm.motion: fast\nxclock.size: 4\nnonsense\n")
    let clock = try desk.start()
    #expect(desk.client.title(of: clock.window) == "Clock")
    #expect(clock.program.errors == "")
  }

  @Test func takesSizeFromWhereverItIsGivenLast() throws {
    let desk = try Desk()
    desk.setResources("Clock.size: 130\n")
    try desk.write("geometry: 150x160+10+20\n", to: Desk.ownFile)
    try expectPlace(Rectangle(x: 10, y: 20, width: 150, height: 150), on: desk)
    try expectPlace(
      Rectangle(x: 10, y: 20, width: 170, height: 170), ["--xrm", "*size: 170"], on: desk)
    try expectPlace(
      Rectangle(x: 1_075, y: 5, width: 200, height: 200), ["--geometry", "200x200-5+5"], on: desk)
    // A place alone says nothing about the size.
    try expectPlace(
      Rectangle(x: 1_125, y: 5, width: 150, height: 150), ["--geometry", "-5+5"], on: desk)
    desk.setResources("Clock.geometry: 150x150+10+20\n")
    try desk.write("size: 130\n", to: Desk.ownFile)
    try expectPlace(Rectangle(x: 10, y: 20, width: 130, height: 130), on: desk)
  }

  private func expectPlace(
    _ place: Rectangle, _ arguments: [String] = [], on desk: Desk,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let clock = try desk.start(arguments)
    let found = try clock.place
    #expect(found == place, sourceLocation: sourceLocation)
    #expect(try clock.end() == .exited(0), sourceLocation: sourceLocation)
  }
}
