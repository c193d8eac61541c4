import Foundation
import Testing

/// What a running clock is told by `clock --command`.
@Suite struct CommandTests {
  @Test func changeTheHands() throws {
    let desk = try Desk()
    let clock = try desk.start()
    try desk.tell("toggle-motion")
    try clock.waitForSweep()
    try desk.tell("next-motion")
    try clock.waitForTick()
    try desk.tell("motion elastic")
    try desk.tell("toggle-motion")
    try clock.waitForSweep()
    // Back to the last motion that was not sweep.
    try desk.tell("toggle-motion")
    try wait(for: "the motion to be saved") { desk.saved()?["motion"] == "elastic" }
    try desk.tell("next-motion")
    try wait(for: "the motion to be saved") { desk.saved()?["motion"] == "stop-to-go" }
    try desk.tell("toggle-seconds")
    try wait(for: "the second hand to hide") { try clock.picture.secondHand == nil }
    try desk.tell("toggle-seconds")
    try wait(for: "the second hand to show") { try clock.picture.secondHand != nil }
    #expect(clock.program.errors == "")
  }

  @Test func changeTheLayer() throws {
    let desk = try Desk(.openbox)
    let clock = try desk.start()
    try wait(for: "a clock above") { clock.layer == "above" }
    for (command, layer) in [
      ("toggle-above", "normal"), ("toggle-above", "above"), ("toggle-below", "below"),
      ("toggle-below", "normal"), ("layer above", "above"), ("layer normal", "normal"),
      ("layer below", "below"), ("toggle-above", "above"),
    ] {
      try desk.tell(command)
      try wait(for: "\(command) to make it \(layer)") { clock.layer == layer }
      try desk.server.waitForOpenbox()
      #expect(clock.layer == layer)
    }
    try desk.tell("toggle-click-through")
    try wait(for: "clicks to go through") { !clock.takesClicks }
    try desk.tell("toggle-click-through")
    try wait(for: "clicks to be taken") { clock.takesClicks }
  }

  @Test func changeTheSize() throws {
    let desk = try Desk()
    let clock = try desk.start(["--geometry", "+200+100"])
    for (command, side) in [
      ("bigger", 220), ("bigger", 242), ("smaller", 220), ("default-size", 200), ("smaller", 180),
    ] {
      try desk.tell(command)
      try wait(for: "\(command) to make it \(side)") { try clock.place.width == side }
    }
  }

  /// The themes' names are the last of the list, whatever else there is.
  @Test func changeTheTheme() throws {
    let desk = try Desk()
    try desk.addTheme("zz-green", color: "#00ff00")
    try desk.addTheme("zz-teal", color: "#008080")
    let (green, teal, white) = (
      Pixel(red: 0, green: 255, blue: 0), Pixel(red: 0, green: 128, blue: 128),
      Pixel(red: 255, green: 255, blue: 255)
    )
    let clock = try desk.start()
    let classic = try clock.dialColor
    for (command, color) in [
      ("theme zz-green", green), ("next-theme", teal), ("next-theme", classic),
      ("previous-theme", teal), ("theme classic", classic), ("previous-theme", teal),
      ("theme \(Themes.bundled("mono"))", white),
    ] {
      try desk.tell(command)
      try clock.waitForDial(color)
    }
    let long = String(repeating: "x", count: 1_000)
    for (command, word) in [
      ("theme zz-teel", "zz-teal"), ("theme /nowhere", "/nowhere"), ("theme \(long)", "xxx"),
    ] {
      let errand = try desk.run(["--command", command])
      #expect(errand.ending == .exited(1))
      #expect(errand.errors.hasPrefix("clock: ") && errand.errors.contains(word))
      #expect(errand.errors.split(separator: "\n").count == 1, "\(errand.errors)")
    }
    try clock.waitForDial(white)
    #expect(clock.program.process.ending == nil)
  }

  @Test func raiseAndEndTheClock() throws {
    let desk = try Desk()
    let clock = try desk.start(["--click-through", "--layer", "normal"])
    desk.client.map(desk.client.makeWindow(filledWith: Pixel(red: 20, green: 170, blue: 60)))
    try wait(for: "the clock to be covered") { try clock.picture.secondHand == nil }
    try desk.tell("raise")
    try wait(for: "the clock to be seen") { try clock.picture.secondHand != nil }
    try wait(for: "the clock to take clicks") { clock.takesClicks }
    try desk.tell("quit")
    #expect(try clock.waitForEnding() == .exited(0))
    #expect(clock.program.errors == "")
  }

  @Test func showTheHelp() throws {
    let desk = try Desk()
    // Without a second hand the screen is still for a minute.
    let clock = try desk.start(["--no-seconds", "--geometry", "+500+400"])
    let screen = Rectangle(x: 0, y: 0, width: XServer.width, height: XServer.height)
    let before = try desk.client.screenshot(of: screen)
    try desk.tell("help")
    try wait(for: "the help to be seen") {
      let now = try desk.client.screenshot(of: screen)
      return zip(now.pixels, before.pixels).count { $0 != $1 } > 2_000
    }
    #expect(clock.program.process.ending == nil)
  }
}
