import Foundation
import Testing

/// A sweeping clock that nobody sees.
@Suite struct HiddenTests {
  /// How a window goes away, and yet is there.
  enum Way: CaseIterable {
    case unmapped, iconified, withdrawn
  }

  @Test(arguments: [Way.unmapped, .iconified]) func isNotWokenUp(_ way: Way) throws {
    let clock = try sweepingClock(hidden: way)
    // The last frame is on its way yet.
    try wait(for: "the clock to rest", upTo: 3) { try clock.sleeps(in: 0.3) == 0 }
    #expect(try clock.sleeps(in: 3) <= 1)
  }

  @Test(arguments: Way.allCases) func sweepsWithTheTimeOnceItIsBack(_ way: Way) throws {
    let clock = try sweepingClock(hidden: way)
    try wait(for: "the clock to rest", upTo: 3) { try clock.sleeps(in: 0.3) == 0 }
    clock.client.map(clock.window)
    try wait(for: "the clock's picture") {
      try clock.client.isViewable(clock.window) && clock.picture.secondHand != nil
    }
    try clock.waitForSweep()
    for sight in try clock.watchSecondHand(for: 0.5) {
      let second = sight.time.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
      #expect(angleBetween(sight.degrees, second * 6) < 3)
    }
  }

  private func sweepingClock(hidden way: Way) throws -> RunningClock {
    let clock = try RunningClock(
      ["--motion", "sweep"], beside: way == .unmapped ? .nobody : .openbox)
    try clock.waitForSweep()
    switch way {
    case .unmapped: clock.client.unmap(clock.window)
    case .iconified: clock.client.iconify(clock.window)
    case .withdrawn: clock.client.withdraw(clock.window)
    }
    try wait(for: "the window to be \(way)") { !clock.client.isViewable(clock.window) }
    return clock
  }
}
