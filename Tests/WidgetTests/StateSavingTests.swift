import Foundation
import Testing

/// What is saved of that which a person changes, and when.
@Suite struct StateSavingTests {
  /// From the corner that is nearest.
  @Test func placesItFromACorner() throws {
    let desk = try Desk()
    let clock = try desk.start()
    for (x, y, place) in [
      (30, 20, "+30+20 screen"), (1_060, 40, "-20+40 screen"), (10, 800, "+10-24 screen"),
      (1_000, 700, "-80-124 screen"),
    ] {
      try clock.move(toX: x, y: y)
      try wait(for: "\(place) to be saved") { desk.saved()?["place"] == place }
    }
  }

  /// Each clock has a file of its own, with that which was changed.
  @Test func savesWhatWasChangedAndOnlyThat() throws {
    let desk = try Desk()
    try desk.addTheme("green", color: "#00ff00")
    let changes = [
      ("toggle-seconds", "seconds", "false"), ("motion glide", "motion", "glide"),
      ("bigger", "size", "220"), ("theme green", "theme", "green"),
      ("layer below", "layer", "below"), ("toggle-click-through", "clickThrough", "true"),
    ]
    let clocks = try changes.enumerated().map { index, change in
      try desk.start(["--name", change.1, "--geometry", "+\(40 + 200 * index)+300"])
    }
    for (command, key, _) in changes { try desk.tell(command, to: key) }
    for (_, key, value) in changes {
      try wait(for: "\(key) to be saved", upTo: 2) { desk.saved(of: key)?[key] == value }
      // A clock that grows about its middle has its corner elsewhere.
      #expect(desk.saved(of: key)?.filter { $0.key != key && $0.key != "place" } == [:])
      #expect(desk.saved(of: key)?["place"] == nil || key == "size")
    }
    let files = changes.map { "\($0.1).ad" }
    #expect(desk.savedFiles == Set(["clock"] + files.map { "clock/" + $0 }))
    withExtendedLifetime(clocks) {}
  }

  @Test(arguments: [XServer.Company.nobody, .openbox]) func savesNothingThatNobodyChanged(
    beside company: XServer.Company
  ) throws {
    let desk = try Desk(company)
    let clock = try desk.start(["--motion", "glide", "--size", "150"])
    try clock.takeFocus()
    try clock.waitForHandToMove()
    try clock.waitForHandToMove()
    #expect(try clock.end() == .exited(0))
    #expect(desk.savedFiles.filter { $0.contains(".") } == [])
  }

  /// How a clock is told to end.
  enum Wish: CaseIterable {
    case signal, command, closing
  }

  @Test(arguments: Wish.allCases) func isSavedBeforeTheEnd(wish: Wish) throws {
    let desk = try Desk()
    let clock = try desk.start()
    try clock.pointAt()
    try clock.press("s")
    try wait(for: "the second hand to hide") { try clock.picture.secondHand == nil }
    switch wish {
    case .signal: clock.program.process.send(SIGTERM)
    case .command: try desk.tell("quit")
    case .closing: desk.client.send("WM_DELETE_WINDOW", to: clock.window)
    }
    #expect(try clock.waitForEnding() == .exited(0))
    #expect(desk.saved() == ["seconds": "false"])
    #expect(clock.program.errors == "")
  }
}
