import Foundation
import Testing

/// Nights on which clocks are changed, and other moments at which hands jump.
@Suite struct CivilTimeTests {
  /// A moment, and what the wall reads before and from then on.
  struct Crossing: CustomTestStringConvertible {
    let testDescription: String
    /// As the program gets it in `TZ`.
    let zone: String
    /// Seconds since 1970; nil for the moment at which it is looked for.
    let time: Int?
    /// Seconds since midnight, of the moment as it would have been read, and as it is.
    let before: Int
    let after: Int
  }

  static let crossings = [
    Crossing(
      testDescription: "forwards", zone: "Europe/Berlin", time: 1_774_746_000, before: 7200,
      after: 10_800),
    Crossing(
      testDescription: "backwards", zone: "Europe/Berlin", time: 1_792_890_000, before: 10_800,
      after: 7200),
    Crossing(
      testDescription: "a leap day", zone: "UTC0", time: 1_835_395_200, before: 0, after: 0),
    Crossing(
      testDescription: "a new year", zone: "Europe/Berlin", time: 1_798_758_000, before: 0,
      after: 0),
  ]

  @Test func showsEveryTimeAtItsSecond() throws {
    let server = try XServer()
    let client = try XClient(to: server)
    let (clocks, moment) = try startBeforeMoment { moment in
      let all = CivilTimeTests.crossings + [CivilTimeTests.summer(from: moment)]
      return try all.enumerated().map { index, crossing in
        try CrossedClock(crossing, at: moment, place: index, on: server, seenBy: client)
      }
    }
    try wait(for: "all clocks to have gone on", upTo: 30) {
      for clock in clocks { try clock.look() }
      return SystemClocks.wall > Double(moment) + 1 && clocks.allSatisfy(\.isOnTime)
    }
    for clock in clocks { clock.expectEverySight() }
  }

  /// Clocks go forward by an hour at a moment, in a zone made for it.
  private static func summer(from moment: Int) -> Crossing {
    var seconds = time_t(moment)
    var date = tm()
    gmtime_r(&seconds, &date)
    let time = moment % 86_400
    // Days of the year are counted from 0, leap days with them; summer ends some other time.
    let day = Int(date.tm_yday)
    let end = day < 200 ? day + 100 : day - 100
    let clock = "\(time / 3600):\(time / 60 % 60):\(time % 60)"
    return Crossing(
      testDescription: "summer begins", zone: "AAA0BBB-1,\(day)/\(clock),\(end)/0", time: nil,
      before: time, after: time + 3600)
  }
}

/// A clock that is looked at while its time jumps.
private final class CrossedClock {
  private let clock: RunningClock
  private let crossing: CivilTimeTests.Crossing
  private let moment: Int
  /// How many seconds after the moment it was when something was seen, at least and at most.
  private var sights: [(time: ClosedRange<Double>, shown: ShownTime?)] = []

  init(
    _ crossing: CivilTimeTests.Crossing, at moment: Int, place: Int, on server: XServer,
    seenBy client: XClient
  ) throws {
    let shift = ShiftedTime(showing: crossing.time ?? moment, at: moment)
    self.crossing = crossing
    self.moment = moment
    clock = try RunningClock(
      ["--name", "clock\(place)", "--geometry", "200x200+\(place * 210)+0"], on: server,
      through: server, seenBy: client, in: ScratchFolder(),
      environment: shift.environment.merging(["TZ": crossing.zone]) { $1 })
    try look()
  }

  func look() throws {
    let start = SystemClocks.wall - Double(moment)
    let shown = try clock.stillPicture().shownTime
    let sight = (time: start...SystemClocks.wall - Double(moment), shown: shown)
    // Of what was seen again, the last counts.
    if sights.last?.shown == shown, sights.count > 1 { sights.removeLast() }
    sights.append(sight)
  }

  /// What the wall reads some seconds after the moment.
  private func reading(_ seconds: Double) -> ShownTime {
    let whole = Int(seconds.rounded(.down))
    return ShownTime(seconds: (whole < 0 ? crossing.before : crossing.after) + whole)
  }

  /// Whether what was seen last was right.
  var isOnTime: Bool {
    guard let (time, shown) = sights.last else { return false }
    return shown == reading(time.lowerBound) || shown == reading(time.upperBound)
  }

  /// All that was seen was the time then, or one a little before, as hands need a moment.
  func expectEverySight() {
    #expect(sights.first.map { $0.time.upperBound < 0 } == true)
    for (time, shown) in sights {
      let seconds = Int(time.lowerBound.rounded(.down)) - 3...Int(time.upperBound.rounded(.down))
      #expect(
        seconds.contains { reading(Double($0)) == shown },
        "\(crossing.testDescription): \(shown.map(\.description) ?? "nothing") at \(time)")
    }
  }
}
