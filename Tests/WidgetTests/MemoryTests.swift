import Foundation
import Testing

/// What the clock has of the machine's memory.
@Suite struct MemoryTests {
  private static let moving: [Watch.Kind] = [.tick, .glide, .elastic, .stopToGo, .sweep]

  @Test func isLessThanTheStartTook() async throws {
    let clock = try RunningClock()
    let resident = { try ProcessUsage(of: clock.program.process).resident }
    let start = try ProcessUsage(of: clock.program.process).mostResident
    try await waitAside(for: "the start's memory to be given back", upTo: 10) {
      try resident() < start - 1_000
    }
    // What it takes to make another face is given back, too.
    let rest = try resident()
    try clock.pointAt()
    try clock.press("plus")
    try wait(for: "another face to be made") { try resident() > rest + 1_000 }
    let work = try resident()
    try await waitAside(for: "that memory to be given back", upTo: 10) {
      try resident() < work - 1_000
    }
  }

  @Test(arguments: moving) func staysAsItIs(kind: Watch.Kind) async throws {
    let activity = try await Watch.activity(of: kind)
    let first = try #require(activity.frames.first)
    let growth = activity.frames.suffix(8).liveBytes - activity.frames.prefix(8).liveBytes
    #expect(activity.frameCount > activity.seconds / 2, "\(activity)")
    #expect(first.xlibAllocations > 100 && first.otherAllocations > 100, "all are counted")
    #expect(first.liveBytes > 50_000)
    // Whatever a frame left behind would be 16 bytes at least. What a minute is told with is kept, and
    // so is what the first frames found that they need.
    let bound = 4 * activity.frameCount + 512 * activity.minutes + 256
    #expect(abs(growth) <= bound, "\(growth) bytes, \(activity)")
  }

  /// Xlib takes memory four times for each event of Present's.
  @Test(arguments: moving) func isXlibsForReportsAlone(kind: Watch.Kind) async throws {
    let activity = try await Watch.activity(of: kind)
    #expect(
      activity.xlibAllocations <= 4 * (activity.notices + 1) + 20 * activity.minutes, "\(activity)")
  }

  /// Without optimization Swift itself takes memory for what it otherwise does without.
  @Test(
    .enabled(if: ProcessInfo.processInfo.environment["CLOCK_TEST_PROGRAM"] != nil),
    arguments: moving)
  func isNotAskedForInAFrame(kind: Watch.Kind) async throws {
    let activity = try await Watch.activity(of: kind)
    #expect(activity.allocatingFrames <= 2 * activity.minutes, "\(activity)")
  }
}
