import Foundation
import XTesting

/// What a sweep costs in different sizes, on different screens, and in numbers.
struct ScaleSection {
  let bench: Bench

  private let sides = [64, 100, 200, 400, 800, 1_600, 2_160]
  private let rates = [60, 144]
  private let counts = [1, 10]

  /// What one or more clocks cost together.
  private struct Measure {
    let client, server: Double
    let frames: Double

    /// µs a frame.
    var perFrame: Double { (client + server) * 1e3 / max(1, frames) }
  }

  func measure() throws -> Section.Result {
    var table = MarkdownTable(
      "sweep", ["frames/s", "client ms/s", "server ms/s", "together, µs a frame", "pixels a frame"])
    var (frameCosts, secondCosts): ([Int: [Plot.Point]], [Int: [Plot.Point]]) = ([:], [:])
    var moving: [Plot.Point] = []
    for side in sides {
      report("  \(side) px: damage")
      let pixels = try damage(side: side)
      moving.append(Plot.Point(x: Double(side), y: pixels))
      for rate in rates {
        report("  \(side) px, \(rate) Hz")
        let cost = try measure(count: 1, side: side, rate: rate)
        frameCosts[rate, default: []].append(Plot.Point(x: Double(side), y: cost.perFrame))
        table.add("\(side) px, \(rate) Hz", cells(cost) + [pixels.figure])
      }
    }
    for count in counts {
      for rate in rates {
        report("  \(count) clocks, \(rate) Hz")
        let cost = try measure(count: count, side: 200, rate: rate)
        secondCosts[rate, default: []].append(
          Plot.Point(x: Double(count), y: cost.client + cost.server))
        table.add("\(count) × 200 px, \(rate) Hz", cells(cost) + [""])
      }
    }
    let bySize = Plot(
      title: "A frame's cost, client and server together", xTitle: "size, pixels",
      yTitle: "µs a frame", otherTitle: "pixels drawn a frame",
      lines: lines(frameCosts) + [
        Plot.Line(name: "pixels drawn (right)", points: moving, isOther: true)
      ])
    let byCount = Plot(
      title: "The cost of clocks of 200 pixels", xTitle: "clocks on one server",
      yTitle: "ms a second, client and server", lines: lines(secondCosts))
    return Section.Result(
      text:
        "![Cost by size](scale-size.svg)\n\n![Cost by number](scale-count.svg)\n\n\(table.text)",
      plots: ["scale-size.svg": bySize.svg, "scale-count.svg": byCount.svg])
  }

  private func lines(_ points: [Int: [Plot.Point]]) -> [Plot.Line] {
    rates.map { Plot.Line(name: "\($0) Hz", points: points[$0] ?? []) }
  }

  private func cells(_ cost: Measure) -> [String] {
    [cost.frames, cost.client, cost.server, cost.perFrame].map(\.figure)
  }

  private func server(rate: Int) throws -> XServer {
    try XServer(
      .openbox, options: ["-fakescreenfps", "\(rate)", "-screen", "0", "2400x2200x24"])
  }

  /// The pixels that a frame draws anew.
  private func damage(side: Int) throws -> Double {
    let server = try server(rate: 60)
    let session = try Session(
      .ours(.sweep, of: bench), side: side, of: bench, at: Appointment(in: 1, for: 1), on: server)
    session.appointment.wait()
    return try DamageWatch(on: server, root: session.client.root)
      .frames(until: session.appointment.end).pixels
  }

  /// The cost of so many clocks beside each other.
  private func measure(count: Int, side: Int, rate: Int) throws -> Measure {
    let screen = try server(rate: rate)
    let serverID = try screen.processID
    // Ten take a while to start.
    let planned = Appointment(in: count == 1 ? 1.5 : 4, for: bench.options.seconds)
    let sessions = try (0..<count).map { index in
      let place = "+\(210 * (index % 5))+\(210 * (index / 5))"
      return try Session(
        .ours(.sweep, of: bench, options: ["--name", "n\(index)", "--geometry", place]),
        side: side, of: bench, at: planned, on: screen)
    }
    let appointment = planned.stillAhead
    let costs = { (sessions.map { Cost(of: $0.process.processID) }, Cost(of: serverID)) }
    appointment.wait()
    let (clientsBefore, serverBefore) = costs()
    appointment.waitForEnd()
    let (clients, server) = costs()
    let used = zip(clients, clientsBefore)
    let seconds = Double(appointment.seconds)
    return Measure(
      client: used.reduce(0) { $0 + $1.0.time - $1.1.time } / seconds,
      server: (server.time - serverBefore.time) / seconds,
      // There is one for each frame, and asking the clock for its log would cost.
      frames: Double(used.reduce(0) { $0 + $1.0.wakeUps - $1.1.wakeUps }) / seconds)
  }
}
