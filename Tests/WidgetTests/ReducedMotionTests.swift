import Foundation
import Testing

/// People who want to see less move.
@Suite struct ReducedMotionTests {
  @Test func isAskedForByAResource() throws {
    let clocks = try ["sweep", "glide"].map { motion in
      try RunningClock(["--motion", motion, "--xrm", "reducedMotion: true"], logsFrames: true)
    }
    for clock in clocks { try expectTicks(of: clock) }
    let before = try clocks.map { try ProcessUsage(of: $0.program.process).sleeps }
    Thread.sleep(forTimeInterval: 3)
    for (clock, sleeps) in zip(clocks, before) {
      // For each tick its timer, and what the log wants to know of the frame.
      #expect(try ProcessUsage(of: clock.program.process).sleeps - sleeps <= 12)
    }
  }

  @Test func isAskedForByTheDesktop() throws {
    let desk = try Desk()
    let manager = try SettingsManager(on: desk.server, animations: false)
    let clock = try desk.start(["--motion", "sweep"])
    try clock.waitForTick()
    #expect(try clock.sleeps(in: 2) <= 5)
    manager.setAnimations(true)
    try clock.waitForSweep()
    manager.setAnimations(false)
    try clock.waitForTick()
    manager.setAnimations(nil)
    try clock.waitForSweep()
  }

  /// Desktops start their managers when they like, and replace them.
  @Test func followsTheDesktopsManagers() throws {
    let desk = try Desk()
    let clock = try desk.start(["--motion", "sweep"])
    try clock.waitForSweep()
    var manager: SettingsManager? = try SettingsManager(on: desk.server, animations: false)
    try clock.waitForTick()
    manager = try SettingsManager(on: desk.server, animations: true)
    try clock.waitForSweep()
    manager?.setAnimations(false)
    try clock.waitForTick()
    manager = nil
    try clock.waitForSweep()
    #expect(clock.program.errors == "")
  }

  /// What a person has said of the clock itself goes before what the desktop says.
  @Test func isRefusedByAResource() throws {
    let desk = try Desk()
    let manager = try SettingsManager(on: desk.server, animations: false)
    let clock = try desk.start(["--motion", "sweep", "--xrm", "reducedMotion: false"])
    try clock.waitForSweep()
    manager.setAnimations(true)
    manager.setAnimations(false)
    try clock.waitForHandToMove()
    try clock.waitForSweep()
  }

  private func expectTicks(of clock: RunningClock) throws {
    let log = try clock.frameLog(until: "ticks") { $0.frames.count > 3 }
    #expect(log.frames.suffix(3).allSatisfy { $0.isOnSecond })
    #expect(log.frames.suffix(3).gaps.allSatisfy { $0 > 600_000 })
  }
}
