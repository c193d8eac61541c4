import Foundation

/// The system's clocks, as the tests read them for themselves.
enum SystemClocks {
  static func microseconds(on clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000 + time.tv_nsec / 1000
  }

  /// Whole seconds since 1970, and the part of the one that runs.
  static var wall: Double { Double(microseconds(on: CLOCK_REALTIME)) / 1e6 }

  /// Lets other tests run until a time, in seconds since 1970.
  static func sleep(until time: Double) async throws {
    try await Task.sleep(for: .seconds(max(0, time - wall)))
  }

  /// How far the wall clock is ahead of the monotonic clock, which stamps frames, in µs.
  static var wallAhead: Int {
    // Of several readings, the one that was interrupted the least.
    let readings = (0..<5).map { _ in
      let before = microseconds(on: CLOCK_MONOTONIC)
      let wall = microseconds(on: CLOCK_REALTIME)
      let after = microseconds(on: CLOCK_MONOTONIC)
      return (span: after - before, ahead: wall - (before + after) / 2)
    }
    return readings.min { $0.span < $1.span }?.ahead ?? 0
  }
}

/// Starts something before a moment that is to be seen, again with more time where starting took
/// longer than that; what is returned is started, and the moment is more than a second away.
///
/// - Parameter start: Starts it, for a moment in whole seconds since 1970.
/// - Returns: What was started, and the moment.
/// - Throws: `Failure` where it never starts in time.
func startBeforeMoment<Started>(
  _ start: (_ moment: Int) throws -> Started
) throws -> (Started, moment: Int) {
  for lead in [4, 8, 16] {
    let moment = Int(SystemClocks.wall) + lead
    let started = try start(moment)
    if SystemClocks.wall < Double(moment) - 1.5 { return (started, moment) }
  }
  throw Failure("it takes too long to start")
}
