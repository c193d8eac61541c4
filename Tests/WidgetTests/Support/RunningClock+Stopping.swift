import Foundation

/// Looking closely: at a clock that stands still for a moment, or at a picture that does.
extension RunningClock {
  /// Stops the clock's process, for as long as something is done.
  func whileStopped<Result>(_ body: () async throws -> Result) async throws -> Result {
    program.process.send(SIGSTOP)
    defer { program.process.send(SIGCONT) }
    let status = "/proc/\(program.process.processID)/status"
    try wait(for: "the clock to stop") {
      try String(contentsOfFile: status, encoding: .utf8).contains("State:\tT")
    }
    return try await body()
  }

  /// What the screen shows where the window is, once it stays so for some seconds; at least, it is
  /// no picture between two.
  func stillPicture(for seconds: Double = 0) throws -> Picture {
    let place = try place
    var last = try client.screenshot(of: place)
    return try value(of: "a picture that stays") {
      if seconds > 0 { Thread.sleep(forTimeInterval: seconds) }
      let picture = try client.screenshot(of: place)
      defer { last = picture }
      return picture.pixels == last.pixels ? picture : nil
    }
  }

  /// Waits until the clock has gone to sleep so many times more.
  func waitForSleeps(_ count: Int) throws {
    let start = try ProcessUsage(of: program.process).sleeps
    try wait(for: "the clock to wake up \(count) times") {
      try ProcessUsage(of: program.process).sleeps >= start + count
    }
  }
}
