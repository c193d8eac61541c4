import Foundation
import Testing

/// Has a clock tick so many times in a row: each within its own second, none twice, none left out.
func expectTicks(_ count: Int) async throws {
  let clock = try RunningClock(logsFrames: true)
  let start = (Int(SystemClocks.wall) + 1) * 1_000_000
  let end = start + count * 1_000_000
  // Other tests have this thread meanwhile.
  try await SystemClocks.sleep(until: Double(end) / 1e6)
  let log = try clock.frameLog(until: "\(count) ticks") { ($0.frames.last?.wall ?? 0) >= end }
  let ticks = log.frames(since: start).prefix { $0.wall < end }
  #expect(ticks.map { $0.wall / 1_000_000 } == (0..<count).map { start / 1_000_000 + $0 })
  let ahead = SystemClocks.wallAhead
  for tick in ticks {
    #expect((tick.shown + ahead) / 1_000_000 == tick.wall / 1_000_000, "shown in its second")
    #expect(tick.secondDegrees == Double(tick.wall / 1_000_000 % 60 * 6))
  }
}
