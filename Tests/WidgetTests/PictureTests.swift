import Foundation
import Testing

/// What the hands on the screen say.
@Suite struct PictureTests {
  /// From UTC to the local time of these clocks, in hours; a zone where the hands stand apart now.
  private let offset: Double
  private var zone: [String: String] { ["TZ": "<+0\(Int(offset))30>-\(Int(offset)):30"] }

  init() {
    let hands = Hands(at: Date().timeIntervalSince1970 + 5.5 * 3600)
    offset = angleBetween(hands.hour, hands.minute) > 40 ? 5.5 : 9.5
  }

  @Test(arguments: [XServer.Company.nobody, .openbox, .openboxAndXcompmgr])
  func showsTheTimeToTheSecond(beside company: XServer.Company) throws {
    try expectTheTime(on: RunningClock(beside: company, environment: zone))
  }

  @Test(arguments: [64, 480]) func showsTheTimeInAnySize(side: Int) throws {
    try expectTheTime(on: RunningClock(["--size", "\(side)"], environment: zone))
  }

  @Test func hasNoNeedOfSharedMemory() throws {
    let clock = try RunningClock(server: ["-extension", "MIT-SHM"], environment: zone)
    #expect(!clock.client.hasExtension("MIT-SHM"))
    try expectTheTime(on: clock)
  }

  /// The sweeping hand, too, is where the time is.
  @Test(arguments: [nil, "Present"]) func sweepsWithTheTime(hiding hidden: String?) throws {
    let clock = try RunningClock(["--motion", "sweep"], hiding: hidden, environment: zone)
    let before = Date().timeIntervalSince1970
    let picture = try clock.picture
    let after = Date().timeIntervalSince1970
    let second = try #require(picture.secondHand)
    let tolerance = 1.5 + (after - before) * 6
    #expect(angleBetween(second, Hands(at: (before + after) / 2).second) < tolerance)
  }

  /// A picture taken well within a second, and within only one.
  private func expectTheTime(
    on clock: RunningClock, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (picture, time): (Picture, Double) = try value(of: "a picture within one second") {
      let before = Date().timeIntervalSince1970
      guard before - before.rounded(.down) > 0.3 else { return nil }
      let picture = try clock.picture
      let after = Date().timeIntervalSince1970
      return before.rounded(.down) == after.rounded(.down) ? (picture, before.rounded(.down)) : nil
    }
    let hands = Hands(at: time + offset * 3600)
    let second = try #require(picture.secondHand, sourceLocation: sourceLocation)
    #expect(angleBetween(second, hands.second) < 1, sourceLocation: sourceLocation)
    let minute = try #require(picture.minuteHand, sourceLocation: sourceLocation)
    #expect(angleBetween(minute, hands.minute) < 2, sourceLocation: sourceLocation)
    let hour = try #require(picture.hourHand, sourceLocation: sourceLocation)
    #expect(angleBetween(hour, hands.hour) < 3, sourceLocation: sourceLocation)
  }
}

/// Where the hands belong at a local time, in degrees clockwise from 12.
private struct Hands {
  let hour: Double
  let minute: Double
  let second: Double

  /// - Parameter time: Seconds since some midnight.
  init(at time: Double) {
    hour = time.truncatingRemainder(dividingBy: 43_200) / 120
    minute = time.truncatingRemainder(dividingBy: 3600) / 10
    second = time.truncatingRemainder(dividingBy: 60) * 6
  }
}
