import Foundation
import Testing

/// Dials whose hour hand turns once a day, or twice.
@Suite struct HoursTests {
  /// Hours, two times at which the minute hand points up, and where the hour hand was and is.
  @Test(arguments: [
    (24, "06:00", "18:00", [Picture.Side.right, .left]), (24, "12:00", "06:00", [.bottom, .right]),
    (12, "03:00", "21:00", [.right, .left]), (12, "06:00", "18:00", []),
  ])
  func turnTheHand(hours: Int, one: String, other: String, sides: [Picture.Side]) throws {
    for way in [["--hours", "\(hours)"], ["--xrm", "hours: \(hours)"]] {
      let (before, after) = try (
        Rendering(way + ["--no-seconds"], at: one + ":00").picture,
        Rendering(way + ["--no-seconds"], at: other + ":00").picture
      )
      let found = before.sides(of: after, beyond: 0.25)
      #expect(
        Set(found.keys) == Set(sides) && found.values.allSatisfy { $0 > 30 }, "\(way): \(found)")
    }
  }

  /// At noon the hour hand of a day points down, at three of twelve hours to the right.
  @Test func areTheThemesUntilSomebodyChooses() throws {
    let folder = try ScratchFolder()
    let day = ["--no-seconds", "--theme", Themes.bundled("day")]
    for (options, side) in [([], Picture.Side.bottom), (["--hours", "12"], .right)] {
      func picture(_ time: String) throws -> Picture {
        try Rendering(day + options, at: time, in: folder).picture
      }
      // The minute hand is at the same place, and the hour hand in the other one's.
      let (there, elsewhere) = (side == .bottom ? "12:00:00" : "15:00:00", "21:00:00")
      let sides = try picture(there).sides(of: picture(elsewhere), beyond: 0.25)
      #expect(sides[side, default: 0] > 30, "\(options): \(sides)")
      #expect(sides[side == .bottom ? .right : .bottom] == nil, "\(options): \(sides)")
    }
  }

  @Test(arguments: ["13", "0", "", "24h", "twelve"]) func areTwelveOrTwentyFour(value: String)
    throws
  {
    let clock = try ClockProgram(["--hours", value])
    #expect(try clock.process.waitForEnding() == .exited(2))
    #expect(clock.errorLines.count == 1, "\(clock.errors)")
    #expect(clock.errors.hasPrefix("clock: --hours \"\(value)\""), "\(clock.errors)")
    #expect(clock.errors.contains("12 or 24"), "\(clock.errors)")
  }
}
