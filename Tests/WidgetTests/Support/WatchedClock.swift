import CXTest
import Foundation

/// A clock whose wake-ups, frames, requests and allocations are counted.
final class WatchedClock {
  let clock: RunningClock
  let probe: HeapProbe
  private let proxy: Proxy
  private let opcodes: (sharedMemory: UInt8, present: UInt8)
  /// When the clock's wall read 10:10:02.
  private let start = Date()
  /// The counts from which `activity` counts.
  private var before: (frames: Int, turns: Int, sleeps: Int, time: Date)

  /// Starts a clock on a server that is there already, and waits for its picture.
  ///
  /// Once a minute there is more to do than what is looked at here: the first minute is over after
  /// 58 seconds.
  init(_ arguments: [String], on server: XServer, seenBy client: XClient) throws {
    let folder = try ScratchFolder()
    probe = HeapProbe(in: folder)
    proxy = try Proxy(before: server)
    let zone = LocalRule(reading: 36_602, at: start)
    clock = try RunningClock(
      arguments, on: server, through: proxy, seenBy: client, in: folder,
      environment: try probe.environment.merging(["TZ": zone.text]) { $1 })
    opcodes = (try client.opcode(of: "MIT-SHM"), try client.opcode(of: "Present"))
    before = (0, 0, 0, start)
  }

  /// How often the clock has gone to sleep of itself.
  var sleeps: Int {
    get throws { try ProcessUsage(of: clock.program.process).sleeps }
  }

  /// Counts from here on.
  func begin() throws {
    // What one count is compared with is taken so that no frame in between makes it too small.
    let (time, frames) = (Date(), try probe.frames)
    before = (frames, try probe.turns, try sleeps, time)
    proxy.traffic.reset()
  }

  /// What the clock has done since the beginning.
  var activity: Activity {
    get throws {
      let (sleeps, turns, traffic) = (try sleeps, try probe.turns, proxy.traffic.counts)
      let (frames, end) = (try probe.frames, Date())
      var others = traffic.requests
      let pieces = others.removeValue(forKey: opcodes.sharedMemory) ?? 0
      let notices = others.removeValue(forKey: opcodes.present) ?? 0
      return Activity(
        seconds: second(of: end) - second(of: before.time),
        minutes: Int(end.timeIntervalSince(start) + 3) / 60, wakes: sleeps - before.sleeps,
        turns: turns - before.turns, pieces: pieces, notices: notices,
        otherRequests: others.values.reduce(0, +), bytes: traffic.bytes, replies: traffic.replies,
        frames: try (max(1, before.frames) - 1..<frames).map(probe.frame))
    }
  }

  private func second(of time: Date) -> Int {
    Int(time.timeIntervalSince1970.rounded(.down))
  }
}

extension XClient {
  /// The number that requests of an extension begin with.
  fileprivate func opcode(of name: String) throws -> UInt8 {
    var codes: (Int32, Int32, Int32) = (0, 0, 0)
    guard XQueryExtension(display, name, &codes.0, &codes.1, &codes.2) != 0 else {
      throw Failure("the server has no \(name)")
    }
    return UInt8(codes.0)
  }
}
