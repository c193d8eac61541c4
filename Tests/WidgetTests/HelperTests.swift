import Foundation
import Testing

/// A helper that fails costs the theme, and nothing else.
@Suite struct HelperTests {
  /// What stands in the helper's place, and what the message about it must hold.
  private static let failing: [(script: String, words: String)] = [
    ("kill -9 $$", "signal 9"), ("kill -11 $$", "signal 11"), ("exit 3", "gave up"),
    ("echo layer 0 nonsense", "cut short"),
    ("exec yes", "without end"), ("exec sleep 60", "5 seconds"),
    ("exec sleep 60 >&-", "cut short"), (":", "cut short"),
  ]

  /// All at the same time, since some of them take as long as a helper may.
  @Test func endsARendering() throws {
    let start = Date()
    let attempts = try Self.failing.map { helper in
      let installation = try Installation(themes: ["phone"], helper: .script(helper.script))
      let picture = installation.folder.file("face.png")
      return (
        helper, installation, try installation.start(["--theme", "phone", "--render", picture])
      )
    }
    for (helper, installation, process) in attempts {
      let ending = try? process.waitForEnding()
      #expect(ending == .exited(1), "\(helper.script)")
      #expect(installation.errors.contains("clock-layer"), "\(installation.errors)")
      #expect(installation.errors.contains(helper.words), "\(installation.errors)")
      #expect(installation.errors.split(separator: "\n").count == 1, "\(installation.errors)")
    }
    #expect(Date().timeIntervalSince(start) < 10)
  }

  /// The clock ticks on with its old face meanwhile, then shows the classic one. All at the same time,
  /// too.
  @Test func leavesTheClockTicking() throws {
    let clocks = try Self.failing.map { helper in
      try InstalledClock(Installation(themes: ["phone"], helper: .script(helper.script)))
    }
    let start = Int(Date().timeIntervalSince1970 * 1e6)
    for clock in clocks { try clock.press("bracketright") }
    for (clock, helper) in zip(clocks, Self.failing) {
      let installation = clock.installation
      try wait(for: "a message") { installation.errors.hasSuffix("\n") }
      #expect(installation.errors.contains("clock-layer"), "\(installation.errors)")
      #expect(installation.errors.contains(helper.words), "\(installation.errors)")
      try wait(for: "a rest of the clock's children") { clock.children.isEmpty }
      let awaited = try clock.frames().count + 2
      try wait(for: "two more ticks") { try clock.frames().count >= awaited }
      #expect(try clock.picture.secondHand != nil, "the classic face")
      let gaps = try clock.frames().filter { $0.wall > start }.gaps
      #expect(gaps.allSatisfy { $0 < 1_300_000 }, "\(gaps)")
      clock.process.send(SIGTERM)
      #expect(try clock.process.waitForEnding() == .exited(0))
    }
  }

  @Test func isMissed() throws {
    let installation = try Installation(themes: ["phone"], helper: .missing)
    let process = try installation.start(
      ["--theme", "phone", "--render", installation.folder.file("face.png")])
    #expect(try process.waitForEnding() == .exited(1))
    #expect(installation.errors.contains("clock-layer"))
    #expect(installation.errors.contains("libexec"), "it says where the helper belongs")
    let clock = try InstalledClock(installation, ["--theme", "phone"])
    #expect(try clock.picture.secondHand != nil, "the classic face")
    #expect(installation.errors.contains("clock-layer"))
  }

  @Test func keepsNoClockFromStarting() throws {
    let installation = try Installation(themes: ["phone"], helper: .script("exec sleep 60"))
    let clock = try InstalledClock(installation, ["--theme", "phone"])
    try wait(for: "a message") { installation.errors.contains("5 seconds") }
    #expect(try clock.picture.secondHand != nil, "the classic face")
    #expect(clock.children.isEmpty)
  }

  @Test func isNotMissedByTheClassicFace() throws {
    let installation = try Installation(helper: .missing)
    #expect(try installation.render([]).secondHand != nil)
    #expect(installation.errors == "")
  }

  @Test func isFoundInLibexec() throws {
    let installation = try Installation(themes: ["phone"])
    let libexec = installation.folder.file("libexec/clock")
    try FileManager.default.createDirectory(atPath: libexec, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      atPath: installation.folder.file("bin/clock-layer"), toPath: libexec + "/clock-layer")
    _ = try installation.render(["--theme", "phone"])
    #expect(installation.errors == "")
  }

  @Test func isNotNeededTwice() throws {
    let installation = try Installation(themes: ["phone"])
    let first = try installation.render(["--theme", "phone"])
    try installation.use(.script("exit 1"))
    let second = try installation.render(["--theme", "phone"])
    #expect(installation.errors == "")
    #expect(first.pixels == second.pixels)
    // A picture that is no longer the same is made again.
    let dial = installation.folder.file("share/clock/themes/phone/dial.svg")
    try Data((installation.folder.text(of: "share/clock/themes/phone/dial.svg") + "\n").utf8)
      .write(to: URL(fileURLWithPath: dial))
    #expect(throws: Failure.self) { try installation.render(["--theme", "phone"]) }
    #expect(installation.errors.contains("clock-layer"))
  }

  /// What is kept may be damaged, too.
  @Test func isAskedAgainWhereTheCacheIsDamaged() throws {
    let installation = try Installation(themes: ["phone"])
    let first = try installation.render(["--theme", "phone"])
    let cache = installation.folder.file("cache/clock")
    let file = try #require(try FileManager.default.contentsOfDirectory(atPath: cache).first)
    let whole = try #require(FileManager.default.contents(atPath: "\(cache)/\(file)"))
    for damaged in [Data(), whole.prefix(20), whole.dropLast(30), whole + Data([0])] {
      try damaged.write(to: URL(fileURLWithPath: "\(cache)/\(file)"))
      #expect(try installation.render(["--theme", "phone"]).pixels == first.pixels)
      #expect(installation.errors == "")
    }
  }
}
