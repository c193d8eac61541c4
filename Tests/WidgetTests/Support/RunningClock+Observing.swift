import Foundation

/// Looking at the hands for a while, and at what the widget says about them.
extension RunningClock {
  /// Where the second hand was seen, and when.
  struct Sight {
    let time: Date
    let degrees: Double
  }

  /// Looks at the second hand all the time for a while; each place of it is listed once.
  func watchSecondHand(for seconds: Double) throws -> [Sight] {
    var sights: [Sight] = []
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      defer { usleep(8000) }
      guard let degrees = try picture.secondHand else { throw Failure("no second hand to be seen") }
      let time = Date()
      if let last = sights.last, angleBetween(last.degrees, degrees) < 0.5 { continue }
      sights.append(Sight(time: time, degrees: degrees))
    }
    return sights
  }

  /// Waits until the second hand moves on between the seconds.
  func waitForSweep() throws {
    try wait(for: "the second hand to sweep") { try watchSecondHand(for: 0.5).count >= 4 }
  }

  /// Waits until the second hand moves with the seconds only.
  func waitForTick() throws {
    try wait(for: "the second hand to tick") { try watchSecondHand(for: 0.9).count <= 2 }
  }

  /// Waits until the second hand is elsewhere.
  func waitForHandToMove() throws {
    let start = try picture.secondHand
    try wait(for: "the second hand to move on") { try picture.secondHand != start }
  }

  /// How often the widget goes to sleep of itself, and so is woken up, in the next seconds.
  func sleeps(in seconds: Double) throws -> Int {
    let before = try ProcessUsage(of: program.process).sleeps
    Thread.sleep(forTimeInterval: seconds)
    return try ProcessUsage(of: program.process).sleeps - before
  }

  /// Asks for the frame log until there is in it what is awaited.
  func frameLog(until awaited: String, _ condition: (FrameLog) -> Bool) throws -> FrameLog {
    try value(of: awaited) {
      if let ending = program.process.ending { throw Failure("\(ending): \(program.errors)") }
      program.process.send(SIGUSR1)
      usleep(100_000)
      return finishedFrameLog.flatMap { condition($0) ? $0 : nil }
    }
  }

  /// The frame log as it was written last; nil if it isn't there, or is torn.
  var finishedFrameLog: FrameLog? {
    FrameLog(text: program.folder.text(of: "frames"))
  }
}
