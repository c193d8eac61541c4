import Foundation
import Testing
import Timekeeping

@testable import Face

/// How the hands of the four bundled themes move that reproduce other clocks.
@Suite struct BundledMotionTests {
  private static let names = BundledThemeTests.table.keys.sorted()

  /// A time of day after so many seconds.
  private func time(_ seconds: Int, microsecond: Int = 0) -> TimeOfDay {
    TimeOfDay(
      hour: seconds / 3_600, minute: seconds / 60 % 60, second: seconds % 60,
      microsecond: microsecond)
  }

  /// A theme's hour, minute and second hand, and how they follow the seconds.
  private struct Hands {
    let layers: [Layer]
    let design: FaceDesign

    init(of name: String) throws {
      let theme = try ThemeFile(bundled: name)
      layers = try [Layer.Hand.hour, .minute, .second].map { hand in
        try #require(theme.layer(hand, side: 200))
      }
      design = theme.design
    }

    /// Their angles in degrees, as the theme's layers turn.
    func angles(_ motion: Motion, _ time: TimeOfDay) -> [Double] {
      let pose = motion.pose(at: time, showsSeconds: true, work: design.work)
      return layers.map { $0.angle(in: pose) * 180 / .pi }
    }
  }

  private func expect(
    _ angles: [Double], _ expected: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (angle, right) in zip(angles, expected) {
      let off = (angle - right).remainder(dividingBy: 360)
      #expect(abs(off) < 1e-6, "\(angles), not \(expected)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: names) func `Between the seconds hands rest where they belong`(
    name: String
  ) throws {
    let hands = try Hands(of: name)
    let motion = try #require(hands.design.motion)
    for seconds in stride(from: 36_000, to: 36_200, by: 1) {
      let minutes = seconds / 60
      // A creeping hand moves on by a tenth of a degree a second, a stepping one on the minute.
      let creep = name == "plain" ? 0.1 * Double(seconds % 60) : 0
      expect(
        hands.angles(motion, time(seconds, microsecond: 900_000)),
        [Double(minutes) * 0.5, Double(minutes) * 6 + creep, Double(seconds) * 6])
    }
  }

  @Test(arguments: names) func `A sweep turns each hand evenly and in phase`(name: String) throws {
    let hands = try Hands(of: name)
    for step in 0..<2_000 {
      let seconds = step * 43
      let microsecond = step * 7_919 % 1_000_000
      let elapsed = Double(seconds) + Double(microsecond) / 1e6
      expect(
        hands.angles(.sweep, time(seconds, microsecond: microsecond)),
        [elapsed / 43_200 * 360, elapsed / 3_600 * 360, elapsed / 60 * 360])
    }
  }

  /// The originals' hour hand took 60 × 12 hours for a turn.
  @Test(arguments: names, [Motion.tick, .glide, .sweep])
  func `The hour hand takes twelve hours`(name: String, motion: Motion) throws {
    let hands = try Hands(of: name)
    for hour in 0..<24 {
      let pose = hands.angles(motion, time(hour * 3_600, microsecond: 999_999))
      #expect(abs((pose[0] - Double(hour) * 30).remainder(dividingBy: 360)) < 0.01, "\(hour)")
    }
  }

  /// The originals' minute and hour hands began a sweep at the whole minute, up to a minute off.
  @Test(arguments: names) func `A sweep begins with the seconds`(name: String) throws {
    let hands = try Hands(of: name)
    for second in [0, 1, 36, 59] {
      let start = time(36_600 + second, microsecond: 500_000)
      let share = (Double(second) + 0.5) / 60
      let pose = hands.angles(.sweep, start)
      expect(pose, [305 + share / 2, 60 + share * 6, share * 360])
      // And goes on from there without a jump.
      let next = hands.angles(.sweep, time(36_600 + second, microsecond: 516_667))
      let way = zip(next, pose).map { $0 - $1 }
      #expect(way.allSatisfy { $0 > 0 && $0 < 0.11 }, "\(way)")
    }
  }
}
