import CXTest
import Foundation
import XTesting

/// A clock that runs, ready to be measured.
final class Session {
  let server: XServer
  let client: XClient
  let process: ChildProcess
  let proxy: Proxy?
  /// From its start to its first picture, in seconds.
  let firstPicture: Double
  /// What had gone through the proxy by then.
  let startTraffic: Traffic.Counts?
  /// When it is measured: later than was meant, where the start took long.
  let appointment: Appointment

  /// Starts a clock, and gives its window the size that it is to have.
  ///
  /// - Parameters:
  ///   - contender: The clock.
  ///   - side: The window's width and height in pixels.
  ///   - bench: Whose folder it has.
  ///   - appointment: When it is going to be measured.
  ///   - server: Where; it has the company that the clock needs.
  ///   - tool: A command that runs the clock.
  ///   - isProxied: Whether its traffic is counted.
  ///   - hidden: An extension that it does not get to see through the proxy.
  /// - Throws: `Failure` where it does not come up.
  init(
    _ contender: Contender, side: Int, of bench: Bench, at appointment: Appointment,
    on server: XServer, through tool: [String] = [], isProxied: Bool = false,
    hiding hidden: String? = nil
  ) throws {
    let client = try XClient(to: server)
    proxy = isProxied ? try Proxy(before: server, hiding: hidden) : nil
    let debut = Debut(seenBy: client)
    var environment = bench.folder.environment
    environment["TZ"] = appointment.zone
    environment["DISPLAY"] = proxy?.displayName ?? server.displayName
    var command = contender.command(side)
    command[0] = Bench.path(of: command[0]) ?? command[0]
    let start = Date()
    process = try ChildProcess(
      tool + command, environment: environment, errors: bench.folder.file("errors"))
    let window = try debut.window(of: process, named: contender.name)
    firstPicture = Date().timeIntervalSince(start)
    startTraffic = proxy?.traffic.counts
    if contender.isHidden {
      client.withdraw(window)
    } else if client.place(of: window).map({ [$0.width, $0.height] }) != [side, side] {
      client.resize(window, width: UInt32(side), height: UInt32(side))
      try wait(for: "\(contender.name) to be \(side) pixels large") {
        client.place(of: window).map { [$0.width, $0.height] } == [side, side]
      }
    }
    (self.server, self.client, self.appointment) = (server, client, appointment.stillAhead)
  }

  /// Counts at the beginning and at the end of the appointment.
  func during<Count>(_ count: () throws -> Count) throws -> (before: Count, after: Count) {
    appointment.wait()
    let before = try count()
    appointment.waitForEnd()
    return (before, try count())
  }
}
