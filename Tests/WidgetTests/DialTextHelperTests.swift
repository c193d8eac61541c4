import Foundation
import Testing

/// Letters are the helper's work. One that fails costs them, and nothing else.
@Suite struct DialTextHelperTests {
  private static let texts = ["--date", "--label", "Ōsaka"]

  /// All at the same time, since one of them takes as long as a helper may.
  @Test func failsOnceAndTheClockGoesOn() throws {
    let helpers: [(helper: Installation.Helper, words: String)] = [
      (.script("exec sleep 60"), "5 seconds"), (.script("kill -11 $$"), "signal 11"),
      (.missing, "libexec"), (.script("exec yes"), "without end"),
    ]
    let clocks = try helpers.map {
      ($0.words, try InstalledClock(Installation(helper: $0.helper), Self.texts))
    }
    for (words, clock) in clocks.reversed() {
      try wait(for: "a message") { clock.installation.errors.hasSuffix("\n") }
      // What failed is not asked for again without need.
      let frames = try clock.frames().count
      for key in ["plus", "minus", "l"] { try clock.press(key) }
      try wait(for: "two more ticks") { try clock.frames().count > frames + 1 }
      let errors = clock.installation.errors
      #expect(errors.contains("clock-layer") && errors.contains(words), "\(errors)")
      #expect(errors.split(separator: "\n").count == 1, "\(errors)")
      #expect(clock.children.isEmpty)
      try clock.press("s")
      try wait(for: "the second hand to be out of the way") { try clock.picture.secondHand == nil }
      #expect(try !clock.picture.has(.date) && !clock.picture.has(.label))
      // Whoever wants it is answered, now that there is a helper.
      try clock.installation.use(.genuine)
      try clock.press("l")
      try wait(for: "both texts") { try clock.picture.has(.date) && clock.picture.has(.label) }
      #expect(clock.installation.errors == errors)
      clock.process.send(SIGTERM)
      #expect(try clock.process.waitForEnding() == .exited(0))
    }
  }

  /// Tomorrow's letters were made ahead; that there are none for the day after holds up nothing.
  @Test func mayBeGoneAtMidnight() throws {
    let (clock, midnight, _) = try startBefore(24 * 3_600) { rule in
      let clock = try InstalledClock(
        Installation(),
        ["--no-seconds", "--date", "--label", "", "--time-zone", rule.text])
      try wait(for: "the date") { try clock.picture.has(.date) }
      try clock.installation.use(.missing)
      return clock
    }
    let installation = clock.installation
    let today = try clock.picture.part(.date)
    try wait(for: "the next day", upTo: 20) { Date() > midnight }
    try wait(for: "a message") { installation.errors.hasSuffix("\n") }
    try wait(for: "another date", upTo: 5) {
      let picture = try clock.picture
      return picture.has(.date) && picture.part(.date).pixels != today.pixels
    }
    #expect(installation.errors.contains("clock-layer"), "\(installation.errors)")
    #expect(installation.errors.split(separator: "\n").count == 1, "\(installation.errors)")
  }

  @Test func endsARendering() throws {
    let installation = try Installation(helper: .missing)
    let file = installation.folder.file("face.png")
    let process = try installation.start(["--render", file] + Self.texts)
    #expect(try process.waitForEnding() == .exited(1))
    #expect(installation.errors.contains("clock-layer"), "\(installation.errors)")
    #expect(!FileManager.default.fileExists(atPath: file))
    // With nothing to write, it is not missed.
    _ = try installation.render(["--label", ""])
    #expect(installation.errors == "")
  }

  /// A clock's answer takes the place of the one before, however often its texts change.
  @Test func isAskedOnceAndItsAnswerKept() throws {
    let installation = try Installation()
    let file = installation.folder.file("face.png")
    func draw(_ arguments: [String]) throws {
      let process = try installation.start(["--render", file, "--no-seconds"] + arguments)
      #expect(try process.waitForEnding() == .exited(0))
      #expect(installation.errors == "")
    }
    var kept: Int {
      let cache = installation.folder.file("cache/clock")
      return ((try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []).count
    }
    for label in ["one", "two", "three"] {
      try draw(["--label", label])
      try draw(["--date", "--label", label])
      #expect(kept == 1)
    }
    try draw(["--name", "other", "--label", "one"])
    #expect(kept == 2)
    // Today's texts are those of a running clock, too.
    try draw(Self.texts)
    try installation.use(.script("exit 1"))
    try draw(Self.texts)
    let clock = try InstalledClock(installation, Self.texts + ["--no-seconds"])
    #expect(try clock.picture.has(.date) && clock.picture.has(.label), "in the first picture")
    #expect(installation.errors == "")
  }
}
