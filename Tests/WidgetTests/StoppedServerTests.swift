import Foundation
import Testing

/// What the clock does while the server does nothing, and afterwards.
@Suite struct StoppedServerTests {
  /// Long enough for the clock to miss the server: to draw in vain, to wait for blanks in vain.
  private let stop = 2.0

  @Test func isPacedByTheScreenAgain() throws {
    let clock = try RunningClock(["--motion", "sweep"], logsFrames: true)
    _ = try clock.frameLog(until: "a sweep") { $0.frames.count > 60 }
    let log = { try clock.frameLog(until: "a log") { _ in true }.frames.count }
    try clock.server.stop(for: stop) {
      let before = try log()
      let sleeps = try ProcessUsage(of: clock.program.process).sleeps
      try clock.waitForSleeps(5)
      #expect(try log() <= before + 2, "nothing is drawn that nobody takes")
      #expect(try ProcessUsage(of: clock.program.process).sleeps < sleeps + 40)
    }
    let resumption = Int(Date().timeIntervalSince1970 * 1e6)
    let resumed = try clock.frameLog(until: "a second and a half of sweep") {
      $0.frames(since: resumption).count > 90
    }
    // The last one may be on its way yet.
    let sweep = resumed.frames.dropLast().suffix(60)
    #expect(sweep.allSatisfy { $0.msc != 0 })
    let steps = zip(sweep, sweep.dropFirst()).map { $1.msc - $0.msc }
    #expect(steps.count { $0 == 1 } >= steps.count * 6 / 10, "mostly every blank")
    #expect((15_000...19_000).contains(sweep.gaps.median), "60 Hz")
  }

  /// Without shared memory pictures go over the wire, which they soon fill.
  @Test(arguments: [[], ["-extension", "MIT-SHM"]]) func endsOnSignal(options: [String]) throws {
    let server = try XServer(options: options)
    let client = try XClient(to: server)
    let motions = ["tick", "glide", "sweep"]
    // Each covers those before it but for a strip, where it is to be seen that there is a picture.
    let strip = 140
    let clocks = try motions.enumerated().map { index, motion in
      let clock = try ClockProgram(
        [
          "--name", motion, "--motion", motion, "--size", "1000",
          "--geometry", "+\(index * strip)+0",
        ], on: server)
      let edge = Rectangle(x: 1000 + (index - 1) * strip, y: 400, width: strip, height: 200)
      try wait(for: "the clock's picture") {
        try Set(client.screenshot(of: edge).pixels).count > 16
      }
      return clock
    }
    try server.stop(for: stop) {
      for clock in clocks { clock.process.send(SIGTERM) }
      try? wait(for: "their ends", upTo: 3) { clocks.allSatisfy { $0.process.ending != nil } }
      for (motion, clock) in zip(motions, clocks) {
        #expect(clock.process.ending == .exited(0), "\(motion)")
        #expect(clock.errors == "")
      }
    }
  }
}
