import Foundation
import Testing

/// What the label and the date say, and where there is nothing to say.
@Suite struct LabelTests {
  /// The environment's zone and the options; whether there is a label; and what the title says of it.
  private static let labels: [(zone: String, options: [String], isThere: Bool, name: String?)] = [
    ("Asia/Tokyo", [], false, "Tokyo"), (":/nowhere", [], false, nil),
    ("UTC0", ["--time-zone", "America/New_York"], true, "New York"),
    ("UTC0", ["--time-zone", ten], true, LocalRule.abbreviation), ("UTC+2", [], false, nil),
    (ten, ["--time-zone", "Asia/Tokyo", "--label", ""], true, nil),
    (ten, ["--label", "Oma, Opa"], true, "Oma, Opa"),
    (ten, ["--label", "Oma", "--xrm", "showLabel: false"], false, "Oma"),
  ]

  /// With hands that hide no text.
  private static let ten = LocalRule(reading: 10 * 3_600 + 600, at: Date()).text

  /// One after another on one server, as that costs more.
  @Test func isThereIfThereIsSomethingToTell() throws {
    let desk = try Desk()
    for (index, label) in Self.labels.enumerated() {
      let name = "clock-\(index)"
      let clock = try desk.start(
        ["--no-seconds", "--name", name] + label.options, environment: ["TZ": label.zone])
      let title = desk.client.text("_NET_WM_NAME", of: clock.window) ?? ""
      let words = title.dropFirst(5).split(separator: " – ")[0].split(separator: ", ").dropLast()
      #expect(words.joined(separator: ", ") == label.name ?? "", "\(title)")
      let errand = try desk.run(["--name", name, "--command", "toggle-label"])
      #expect(errand.ending == .exited(label.name == nil ? 1 : 0), "\(label)")
      #expect(errand.errors.contains("--label") == (label.name == nil), "\(errand.errors)")
      if label.name != nil {
        try wait(for: "that to be saved") {
          desk.saved(of: name) == ["showLabel": "\(!label.isThere)"]
        }
        if (label.options + [label.zone]).contains(Self.ten) {
          try wait(for: "the other dial") { try clock.picture.has(.label) != label.isThere }
        }
      }
      #expect(clock.program.errors.isEmpty != (label.zone == ":/nowhere"))
      #expect(try clock.end() == .exited(0))
    }
  }

  /// On the dial, from the command line and from files.
  @Test func isAsSettingsHaveIt() throws {
    let desk = try Desk()
    try desk.write(
      """
      label: Κηφισιά
      dateFormat: %A, %d.%m.
      date: true
      plain.date: false
      plain.label:
      endless.dateFormat: \(String(repeating: "%A", count: 90))

      """, to: Desk.ownFile)
    let clock = try desk.start(["--no-seconds"])
    for text in DialText.allCases { try clock.waitFor(text) }
    let words = try #require(desk.client.text("_NET_WM_NAME", of: clock.window))
    #expect(words.wholeMatch(of: /\d\d:\d\d, Κηφισιά, [A-Z][a-z]+day, \d\d\.\d\d\. – Clock/) != nil)
    #expect(clock.program.errors == "")
    try desk.tell("toggle-label")
    try clock.waitForNo(.label)
    #expect(try clock.picture.has(.date))

    let plain = try desk.start(["--no-seconds", "--name", "plain", "--geometry", "+300+0"])
    #expect(try !plain.picture.has(.date) && !plain.picture.has(.label))
    #expect(plain.program.errors == "")

    // A date of which nothing comes is not there; neither is it in the title.
    let endless = try desk.start(["--no-seconds", "--name", "endless", "--geometry", "+600+0"])
    try endless.waitFor(.label)
    #expect(try !endless.picture.has(.date))
    let errand = try desk.run(["--name", "endless", "--command", "toggle-date"])
    #expect(errand.ending == .exited(1) && errand.errors.contains("dateFormat"), "\(errand)")
    let title = try #require(desk.client.text("_NET_WM_NAME", of: endless.window))
    #expect(title.wholeMatch(of: /\d\d:\d\d, Κηφισιά – Clock/) != nil, "\(title)")
  }

  /// On a dial that is too small there are no letters, and a wish for them is answered.
  @Test func takesALargeEnoughDial() throws {
    let desk = try Desk()
    let clock = try desk.start(["--size", "64", "--label", "Oma", "--xrm", "showLabel: false"])
    for word in ["toggle-date", "toggle-label"] {
      let errand = try desk.run(["--command", word])
      #expect(errand.ending == .exited(1) && errand.errors.contains("80 pixels"), "\(errand)")
    }
    #expect(clock.program.errors == "")
    #expect(desk.saved() == nil)
  }

  /// Words that are none, and what is said about them.
  @Test(arguments: [
    (["--label", String(repeating: "x", count: 201)], "--label"), (["--label", "a\tb"], "--label"),
    (["--label", "\u{7F}"], "--label"),
    (["--xrm", "dateFormat:"], "dateFormat"), (["--xrm", "dateFormat: %a %-I"], "dateFormat"),
    (["--xrm", "dateFormat: %%d %_10S"], "dateFormat"),
    (["--xrm", "showLabel: maybe"], "showLabel"),
    (["--xrm", "date: 14"], "date"), (["--date=yes"], "--date"),
  ])
  func isALineAtMost(arguments: [String], words: String) throws {
    let clock = try ClockProgram(arguments)
    #expect(try clock.process.waitForEnding() == .exited(2))
    #expect(clock.errorLines.count == 1, "\(clock.errors)")
    #expect(clock.errors.hasPrefix("clock: ") && clock.errors.contains(words), "\(clock.errors)")
  }
}
