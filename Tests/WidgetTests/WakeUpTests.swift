import Foundation
import Testing

/// How seldom the clock wakes up.
@Suite struct WakeUpTests {
  /// Options, and how often it may wake up in five seconds: a minute may begin, and so may a second.
  private static let clocks: [(options: [String], wakes: ClosedRange<Int>)] = [
    (["--no-seconds"], 0...2), (["--no-seconds", "--motion", "glide"], 0...40),
    (["--no-seconds", "--motion", "sweep"], 5...25), (["--date", "--label", "Oma"], 4...8),
    (["--no-seconds", "--date", "--label", "Oma"], 0...2),
  ]

  /// All at the same time, since it takes a while to see that nothing happens.
  @Test func isNoMoreThanThereIsToSee() throws {
    let desk = try Desk()
    let clocks = try Self.clocks.enumerated().map { index, clock in
      try desk.start(clock.options + ["--name", "n\(index)", "--geometry", "+\(210 * index)+100"])
    }
    for (clock, options) in zip(clocks, Self.clocks.map(\.options)) {
      if options.contains("--date") { try clock.waitFor(.date) }
    }
    let usage = { try clocks.map { try ProcessUsage(of: $0.program.process).sleeps } }
    let before = try usage()
    Thread.sleep(forTimeInterval: 5)
    let after = try usage()
    for (clock, sleeps) in zip(Self.clocks, zip(before, after).map { $1 - $0 }) {
      #expect(clock.wakes.contains(sleeps), "\(clock.options): \(sleeps)")
    }
  }
}
