import Foundation
import Testing

/// Date and label on the dial of a running clock.
@Suite struct DialTextTests {
  private let ground = Pixel(red: 20, green: 170, blue: 60)

  /// By keys and by commands; and they are there again the next time.
  @Test func comeAndGoAndAreRemembered() throws {
    let desk = try Desk()
    let arguments = ["--no-seconds", "--label", "Αθήνα Київ", "--geometry", "+400+300"]
    let clock = try desk.start(arguments)
    try clock.pointAt()
    try clock.waitFor(.label)
    let label = try clock.picture.part(.label)
    let noDate = try clock.picture.part(.date)
    #expect(try !clock.picture.has(.date))
    // One way there, the other way back.
    for isKey in [false, true] {
      try isKey ? clock.press("d") : desk.tell("toggle-date")
      try clock.waitFor(.date)
      try wait(for: "the date to be saved") { desk.saved() == ["date": "true"] }
      #expect(try clock.picture.part(.label).pixels == label.pixels)
      try isKey ? desk.tell("toggle-date") : clock.press("d")
      try wait(for: "the dial as it was") { try clock.picture.part(.date).pixels == noDate.pixels }
      try wait(for: "that to be saved") { desk.saved() == ["date": "false"] }
    }
    for isKey in [false, true] {
      try isKey ? clock.press("l") : desk.tell("toggle-label")
      try clock.waitForNo(.label)
      try wait(for: "that to be saved") { desk.saved()?["showLabel"] == "false" }
      try isKey ? desk.tell("toggle-label") : clock.press("l")
      try wait(for: "the label as it was") { try clock.picture.part(.label).pixels == label.pixels }
    }
    try clock.press("d")
    try clock.press("l")
    try wait(for: "both to be saved") { desk.saved() == ["date": "true", "showLabel": "false"] }
    #expect(try clock.end() == .exited(0))
    #expect(clock.program.errors == "")

    let next = try desk.start(arguments)
    try next.waitFor(.date)
    #expect(try !next.picture.has(.label))
    try desk.tell("reset")
    try next.waitFor(.label)
    try next.waitForNo(.date)
    #expect(try next.picture.part(.label).pixels == label.pixels)
    #expect(next.program.errors == "")
  }

  /// Whatever else is made anew.
  @Test func stayWhereTheyAre() throws {
    let desk = try Desk()
    try desk.addTheme("red", color: "#c00020")
    desk.client.fillScreen(with: ground)
    let clock = try desk.start(
      ["--no-seconds", "--date", "--label", "Tōkyō", "--geometry", "+400+300"])
    try clock.pointAt()
    try expectTexts(on: clock, of: desk)
    let classic = try clock.dialColor
    try desk.tell("theme red")
    try clock.waitForDial(Pixel(red: 192, green: 0, blue: 32))
    try expectTexts(on: clock, of: desk)
    try desk.tell("theme classic")
    try clock.waitForDial(classic)
    for side in [220, 242] {
      try desk.tell("bigger")
      try wait(for: "a larger clock") { try clock.place.width == side }
    }
    try expectTexts(on: clock, of: desk)
    let texts = try DialText.allCases.map { try clock.picture.part($0).pixels }
    try clock.press("h")
    try wait(for: "the help") {
      try zip(DialText.allCases, texts).allSatisfy { try clock.picture.part($0).pixels != $1 }
    }
    try clock.press("Escape")
    try wait(for: "the texts below the help") {
      try zip(DialText.allCases, texts).allSatisfy { try clock.picture.part($0).pixels == $1 }
    }
    try desk.server.startCompositor()
    try clock.followToNewWindow(depth: 32, over: ground)
    try expectTexts(on: clock, of: desk)
    #expect(clock.program.errors == "")
  }

  /// Both are there, and each goes and comes by itself.
  private func expectTexts(on clock: RunningClock, of desk: Desk) throws {
    for (text, other, command) in [
      (DialText.date, DialText.label, "toggle-date"), (.label, .date, "toggle-label"),
    ] {
      for text in DialText.allCases { try clock.waitFor(text) }
      let (before, beside) = try (clock.picture.part(text), clock.picture.part(other))
      try desk.tell(command)
      try clock.waitForNo(text)
      #expect(try clock.picture.part(other).pixels == beside.pixels)
      try desk.tell(command)
      try wait(for: "the \(text) as it was") {
        try clock.picture.part(text).pixels == before.pixels
      }
    }
  }
}
