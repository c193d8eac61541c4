import Foundation
import Testing

/// Choosing a theme: by name, by key, and a dial of one's own.
@Suite(.serialized) struct ThemeKeyTests {
  /// The dial's colour.
  private func dial(on picture: Picture) -> Pixel {
    // The hands lie on fewer than half of these places.
    let places = [(70, 100), (130, 100), (100, 70), (100, 130), (80, 80), (120, 120), (120, 80)]
    return places.map { picture[$0.0, $0.1] }.sorted { $0.green < $1.green }[3]
  }

  @Test func stepThroughTheThemes() throws {
    let installation = try Installation(themes: ["bold", "night"])
    let magenta = Pixel(red: 255, green: 0, blue: 255)
    let clock = try InstalledClock(installation, over: magenta)
    let classic = dial(on: try clock.picture)
    let (bold, night) = (
      Pixel(red: 255, green: 208, blue: 51), Pixel(red: 23, green: 18, blue: 15)
    )
    for (key, next) in [
      ("bracketright", bold), ("bracketright", night), ("bracketright", classic),
      ("bracketleft", night), ("bracketleft", bold), ("bracketleft", classic),
    ] {
      try clock.press(key)
      // At every moment there is a dial: nothing of the screen below shines through it.
      try wait(for: "the next face") {
        let picture = try clock.picture
        for (x, y) in [(100, 30), (40, 60), (160, 60), (60, 150), (140, 150)] {
          let isDial = picture[x, y].distance(to: magenta) > 60
          try #require(isDial, "at \(x), \(y) there is no dial")
        }
        return dial(on: picture).distance(to: next) < 24
      }
    }
    #expect(installation.errors == "")
    clock.process.send(SIGTERM)
    #expect(try clock.process.waitForEnding() == .exited(0))
  }

  @Test func listsTheThemes() throws {
    let installation = try Installation(themes: ["bold", "night"])
    let own = installation.folder.file("data/clock/themes")
    try FileManager.default.copyItem(
      atPath: try Themes.debian("cairo-dock/plug-ins/clock/themes/default"), toPath: own + "/dock")
    try FileManager.default.copyItem(
      atPath: try Themes.debian("plasma/desktoptheme/air"), toPath: own + "/desktop")
    let process = try installation.start(["--list-themes"])
    #expect(try process.waitForEnding() == .exited(0))
    let lines = installation.output.split(separator: "\n").map { $0.split(separator: "\t") }
    #expect(lines.allSatisfy { $0.count == 3 }, "\(lines)")
    #expect(lines.map { $0[0] } == ["classic", "bold", "desktop", "dock", "night"])
    #expect(lines.dropFirst().map { $0[1] } == ["native", "plasma", "cairo-dock", "native"])
    let folders = lines.dropFirst().map { String($0[2]) }
    #expect(folders.allSatisfy { FileManager.default.fileExists(atPath: $0) }, "\(folders)")
    #expect(folders[0].hasSuffix("share/clock/themes/bold") && folders[2] == own + "/dock")
    #expect(installation.errors == "")
  }

  @Test(arguments: [("nigth", "night"), ("blod", "bold"), ("nightly", "night")])
  func saysWhichThemeMayBeMeant(typed: String, meant: String) throws {
    let installation = try Installation(themes: ["bold", "night"])
    for action in [[], ["--render", installation.folder.file("face.png")]] {
      let process = try installation.start(["--theme", typed] + action)
      #expect(try process.waitForEnding() == .exited(2))
      #expect(installation.errors.contains("\"\(typed)\"") && installation.errors.contains(meant))
      #expect(installation.errors.split(separator: "\n").count == 1)
    }
  }

  @Test func prefersAPersonsOwnTheme() throws {
    let installation = try Installation(themes: ["bold"])
    let own = installation.folder.file("data/clock/themes/bold")
    try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
    try Data("dial.color: #00ff00\n".utf8).write(to: URL(fileURLWithPath: own + "/theme.ad"))
    let green = dial(on: try installation.render(["--theme", "bold"]))
    #expect(green == Pixel(red: 0, green: 255, blue: 0))
    #expect(try installation.start(["--list-themes"]).waitForEnding() == .exited(0))
    let lines = installation.output.split(separator: "\n").filter { $0.hasPrefix("bold\t") }
    #expect(lines.count == 1 && lines.first?.hasSuffix(own) == true, "\(lines)")
  }

  /// A picture of three stripes: the middle square of it is the middle stripe.
  @Test(arguments: ["png", "jpg", "svg"]) func showsAnOwnDial(suffix: String) throws {
    let folder = try ScratchFolder()
    let file = folder.file("my dial.\(suffix)")
    if suffix == "svg" {
      let stripes = ["red", "teal", "blue"].enumerated().map { index, color in
        "<rect x=\"\(100 * index)\" width=\"100\" height=\"100\" fill=\"\(color)\"/>"
      }
      try Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">\(stripes.joined())</svg>
        """.utf8
      ).write(to: URL(fileURLWithPath: file))
    } else {
      try run(
        ["convert", "-size", "100x100"] + ["red", "teal", "blue"].map { "xc:\($0)" }
          + ["+append", "-quality", "95", file])
    }
    let rendering = try Rendering(["--dial", file], at: "10:10:36")
    #expect(rendering.errorLines == [])
    let picture = rendering.picture
    let teal = Pixel(red: 0, green: 128, blue: 128)
    // It fills the square.
    for (x, y) in [(4, 4), (195, 4), (4, 195), (195, 195), (100, 20), (20, 100)] {
      #expect(picture[x, y].distance(to: teal) < 12, "\(picture[x, y]) at \(x), \(y)")
    }
    #expect(angleBetween(try #require(picture.secondHand), 216) < 1)
    #expect(picture[102, 97].distance(to: teal) > 40, "the hub")
  }

  @Test(arguments: Harm.allCases) func saysWhichDialCannotBeShown(harm: Harm) throws {
    let folder = try ScratchFolder()
    let file = folder.file(try harm.inflict(on: folder, as: "dial"))
    defer { try? FileManager.default.removeItem(atPath: folder.path + "-outside.svg") }
    // A person's own picture may lie anywhere.
    guard harm != .linkOutOfTheFolder else { return }
    let clock = try ClockProgram(["--dial", file, "--render", folder.file("face.png")])
    #expect(try clock.process.waitForEnding() == .exited(1))
    #expect(clock.errors.contains(file), "\(clock.errors)")
    guard harm == .missing || harm == .noSVG else { return }
    let running = try RunningClock(["--dial", file])
    #expect(try running.picture.secondHand != nil)
    #expect(running.program.errors.contains(file), "\(running.program.errors)")
  }

  /// A small hand's end moves by less than a sixteenth of a pixel a frame.
  @Test func wakesOnceAFrameWhereNothingMoves() throws {
    let clock = try RunningClock(["--size", "40", "--motion", "sweep"])
    let process = clock.program.process
    let (before, start) = (try ProcessUsage(of: process).sleeps, Date())
    Thread.sleep(forTimeInterval: 3)
    let sleeps = Double(try ProcessUsage(of: process).sleeps - before)
    let rate = sleeps / Date().timeIntervalSince(start)
    #expect((10...70).contains(rate), "\(rate) wake-ups a second")
  }
}
