import Foundation
import XTesting

/// What a slow link has to carry: clocks without shared memory, and what they say and ask at start.
struct LinkSection {
  let bench: Bench

  func measure() throws -> Section.Result {
    let contenders: [Contender] =
      [.ours(.tick, of: bench), .ours(.sweep, of: bench)]
      + [.xclock(every: "1"), .xclock(every: "0.0167")].present
    var table = MarkdownTable(
      "200 px, without MIT-SHM",
      ["frames/s", "bytes a frame", "start: bytes", "replies", "round trips"])
    for contender in contenders {
      report("  \(contender.name)")
      table.add(contender.name, try figures(of: contender).map(\.figure))
    }
    return Section.Result(text: table.text)
  }

  private func figures(of contender: Contender) throws -> [Double] {
    let server = try XServer(contender.company, options: ["-extension", "MIT-SHM"])
    let session = try Session(
      contender, side: 200, of: bench, at: Appointment(in: 1.5, for: bench.options.seconds),
      on: server, isProxied: true)
    guard let proxy = session.proxy, let start = session.startTraffic else { return [] }
    let appointment = session.appointment
    appointment.wait()
    let watch = try DamageWatch(on: server, root: session.client.root)
    proxy.traffic.reset()
    let frames = try watch.frames(until: appointment.end)
    let bytes = Double(proxy.traffic.counts.bytes)
    return [
      Double(frames.count) / Double(appointment.seconds), bytes / Double(max(1, frames.count)),
      Double(start.bytes), Double(start.replies), Double(start.roundTrips),
    ]
  }
}
