import Foundation
import Testing

/// What the window's title tells: the time, the label, the date.
@Suite struct TitleTests {
  /// The last second of a day, and the first of the next.
  ///
  /// What the clock shows of the new day has been made ahead: it is there with the hands' jump.
  @Test func goesOnAtMidnightWithTheDate() throws {
    let (clock, midnight, rule) = try startBefore(24 * 3_600) { rule in
      let clock = try RunningClock(["--no-seconds", "--date"], environment: ["TZ": rule.text])
      try clock.waitFor(.date)
      return clock
    }
    let (before, after) = (midnight.addingTimeInterval(-1), midnight)
    let format = "%a %-d %b"
    #expect(
      clock.title == "23:59, TST, \(rule.text(format, at: before)) – Clock", "\(clock.title)")
    let last = try clock.picture
    let first = try value(of: "the next picture", upTo: 30) {
      let picture = try clock.picture
      return picture.pixels == last.pixels ? nil : picture
    }
    #expect(Date() >= midnight)
    let expected = try pictures(of: [before, after], in: rule)
    #expect(last.part(.date).difference(from: expected[0].part(.date)).worst < 4)
    #expect(first.part(.date).difference(from: expected[1].part(.date)).worst < 4)
    #expect(expected[0].part(.date).difference(from: expected[1].part(.date)).worst > 60)
    try wait(for: "the new title") {
      clock.title == "00:00, TST, \(rule.text(format, at: after)) – Clock"
    }
    #expect(clock.program.errors == "")
  }

  /// Days as `--render` draws their dates.
  private func pictures(of moments: [Date], in rule: LocalRule) throws -> [Picture] {
    try moments.map { moment in
      let folder = try ScratchFolder()
      let file = folder.file("day.png")
      let clock = try ClockProgram([
        "--render", file, "--time-zone", rule.text, "--date", "--label", "", "--no-seconds", "--at",
        rule.text("%Y-%m-%dT%H:%M:%S", at: moment),
      ])
      #expect(try clock.process.waitForEnding() == .exited(0))
      return try Picture(file: file, width: 200, height: 200)
    }
  }

  /// A minute that begins while nobody sees the clock is told once somebody does.
  @Test func waitsUntilItIsSeen() throws {
    let (clock, minute, _) = try startBefore(10 * 3_600 + 600) { rule in
      let clock = try RunningClock(
        ["--no-seconds", "--title", "Küche"], beside: .openbox, environment: ["TZ": rule.text])
      clock.client.iconify(clock.window)
      try wait(for: "the clock to hide") { !clock.client.isViewable(clock.window) }
      try wait(for: "the clock to rest") { try clock.sleeps(in: 0.3) == 0 }
      return clock
    }
    let old = clock.title
    #expect(old.hasPrefix("10:09, TST, ") && old.hasSuffix(" – Küche"), "\(old)")
    let sleeps = try ProcessUsage(of: clock.program.process).sleeps
    try wait(for: "the minute", upTo: 30) { Date() > minute.addingTimeInterval(0.5) }
    #expect(try ProcessUsage(of: clock.program.process).sleeps == sleeps)
    #expect(clock.title == old)
    clock.client.map(clock.window)
    try wait(for: "the new title") { clock.title == old.replacing("10:09", with: "10:10") }
  }
}

extension RunningClock {
  fileprivate var title: String { client.text("_NET_WM_NAME", of: window) ?? "" }
}
