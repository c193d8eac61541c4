import Foundation

/// Clocks of several kinds that were watched for a while, all on one server at the same time.
enum Watch {
  /// What a clock is started with.
  enum Kind: CaseIterable {
    case tick, glide, elastic, stopToGo, sweep
    /// A sweep that nobody sees.
    case hidden
    /// Two lines of text beside the seconds.
    case dated
    /// No second hand.
    case minutes, glidingMinutes, sweepingMinutes, datedMinutes

    fileprivate var options: [String] {
      switch self {
      case .tick: []
      case .glide: ["--motion", "glide"]
      case .elastic: ["--motion", "elastic"]
      case .stopToGo: ["--motion", "stop-to-go"]
      case .sweep, .hidden: ["--motion", "sweep"]
      case .dated: ["--date", "--label", "Oma"]
      case .minutes: ["--no-seconds"]
      case .glidingMinutes: ["--no-seconds", "--motion", "glide"]
      case .sweepingMinutes: ["--no-seconds", "--motion", "sweep"]
      case .datedMinutes: ["--no-seconds"] + Kind.dated.options
      }
    }

    /// Whether there is nothing to do but once a minute.
    fileprivate var isAtRest: Bool {
      [.hidden, .minutes, .glidingMinutes, .datedMinutes].contains(self)
    }
  }

  /// What they did in twenty seconds; it takes that long to see that nothing happens.
  static func activity(of kind: Kind) async throws -> Activity {
    guard let activity = try await activities.value[kind] else { throw Failure("not watched") }
    return activity
  }

  private static let activities = Task {
    let server = try XServer()
    let client = try XClient(to: server)
    var clocks: [Kind: WatchedClock] = [:]
    for (index, kind) in Kind.allCases.enumerated() {
      let place = "+\(210 * (index % 6))+\(300 * (index / 6))"
      clocks[kind] = try WatchedClock(
        kind.options + ["--name", "\(kind)", "--geometry", place], on: server, seenBy: client)
      // Other tests have this thread now and then.
      await Task.yield()
    }
    for kind in [Kind.dated, .datedMinutes] { try clocks[kind]?.clock.waitFor(.date) }
    if let hidden = clocks[.hidden] { client.unmap(hidden.clock.window) }
    try await waitUntilSettled(clocks)
    for clock in clocks.values { try clock.begin() }
    try await Task.sleep(for: .seconds(20))
    return try clocks.mapValues { try $0.activity }
  }

  /// Waits until nothing is left of the start.
  private static func waitUntilSettled(_ clocks: [Kind: WatchedClock]) async throws {
    try await waitAside(for: "a hundred frames", upTo: 20) {
      try clocks[.sweep].map { try $0.probe.frames > 100 } == true
    }
    let resting = clocks.filter { $0.key.isAtRest }.values
    var (sleeps, since) = ([Int](), Date())
    try await waitAside(for: "clocks to rest", upTo: 20) {
      let now = try resting.map { try $0.sleeps }
      if now != sleeps { (sleeps, since) = (now, Date()) }
      return Date().timeIntervalSince(since) > 1
    }
  }
}
