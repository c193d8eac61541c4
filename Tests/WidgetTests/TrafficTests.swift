import Foundation
import Testing

/// How little the clock and the server say to each other.
@Suite struct TrafficTests {
  /// What a new minute is told with: the title, and what is asked about the monitor's power.
  private let minuteRequests = 12

  @Test(arguments: [Watch.Kind.glide, .elastic, .stopToGo, .sweep])
  func isSmallPerFrame(kind: Watch.Kind) async throws {
    let activity = try await Watch.activity(of: kind)
    let frames = activity.frameCount
    #expect(frames > activity.seconds * 2, "\(activity)")
    #expect(activity.pieces <= 4 * (frames + 1), "\(activity)")
    #expect(activity.bytes <= 250 * (frames + 1) + 1_000 * activity.minutes, "\(activity)")
    #expect(activity.otherRequests <= minuteRequests * activity.minutes, "\(activity)")
    // While hands move from time to time only, the server is asked more often, since it is long since;
    // and where it answers late, as on a busy machine.
    let movements = kind == .glide || kind == .elastic ? activity.seconds + 1 : 1
    #expect(activity.notices <= frames / 4 + 2 * movements + 8, "\(activity)")
  }

  @Test(arguments: [Watch.Kind.tick, .dated])
  func isPicturesAloneInATick(kind: Watch.Kind) async throws {
    let activity = try await Watch.activity(of: kind)
    let ticks = activity.frameCount
    #expect(ticks > activity.seconds / 2, "\(activity)")
    #expect(activity.pieces <= 3 * (ticks + 1), "\(activity)")
    #expect(activity.bytes <= 120 * (ticks + 1) + 1_000 * activity.minutes, "\(activity)")
    #expect(activity.notices == 0, "\(activity)")
    #expect(activity.otherRequests <= minuteRequests * activity.minutes, "\(activity)")
  }

  /// No frame waits for the server; whether the monitor is on is asked once a minute.
  @Test(arguments: Watch.Kind.allCases) func hasNoReplies(kind: Watch.Kind) async throws {
    let activity = try await Watch.activity(of: kind)
    #expect(activity.replies <= activity.minutes, "\(activity)")
  }

  /// Where pictures can't be shared, only what differs is sent. The hand is on a slant, where the box
  /// around it has five thousand pixels.
  @Test func isWhatDiffersOverAWire() throws {
    let server = try XServer(options: ["-extension", "MIT-SHM"])
    let proxy = try Proxy(before: server)
    let clock = try RunningClock(
      ["--motion", "sweep"], on: server, through: proxy, seenBy: XClient(to: server),
      in: ScratchFolder(), environment: ["TZ": LocalRule(reading: 36_605, at: Date()).text])
    try clock.waitForSleeps(30)
    proxy.traffic.reset()
    try clock.waitForSleeps(60)
    let counts = proxy.traffic.counts
    #expect(counts.bytes < 12_000 * 60, "\(counts)")
    let putImage: UInt8 = 72
    #expect(counts.requests[putImage, default: 0] > 60, "\(counts)")
  }
}
