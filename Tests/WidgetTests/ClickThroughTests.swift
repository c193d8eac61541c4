import Foundation
import Testing

/// Which clicks are the clock's, and which reach the window beneath.
@Suite struct ClickThroughTests {
  private static let companies: [XServer.Company] = [
    .nobody, .openbox, .xcompmgr, .openboxAndXcompmgr,
  ]
  private let place = Rectangle(x: 400, y: 300, width: 200, height: 200)

  /// Next to the corners of a window at the place: seen through, or cut off.
  private let corners = [(402, 302), (597, 302), (402, 497), (597, 497)]
  private let dial = [(500, 320), (420, 400), (580, 400), (500, 480), (460, 350)]

  @Test(arguments: companies) func cornersAreNotTheClocks(beside company: XServer.Company) throws {
    let (clock, below) = try clockOverWindow([], beside: company)
    try expect(corners, on: clock, toReach: below)
    try expect(dial, on: clock, notToReach: below)
  }

  /// A second start is a wish to have the clock in hand.
  @Test(arguments: companies) func clicksGoThroughIfAsked(beside company: XServer.Company) throws {
    let (clock, below) = try clockOverWindow(["--click-through"], beside: company)
    let everywhere = corners + dial + [(500, 400)]
    try expect(everywhere, on: clock, toReach: below)
    try clock.tell("toggle-click-through")
    try expect(dial, on: clock, notToReach: below)
    try expect(corners, on: clock, toReach: below)
    try clock.tell("toggle-click-through")
    try expect(everywhere, on: clock, toReach: below)
    let start = try clock.startAgain()
    #expect(start.ending == .exited(0))
    #expect(start.errors.hasPrefix("clock: ") && start.errors.hasSuffix("\n"))
    try expect(dial, on: clock, notToReach: below)
  }

  @Test func clicksGoThroughTheNextWindowToo() throws {
    let ground = Pixel(red: 20, green: 170, blue: 60)
    let (clock, below) = try clockOverWindow(["--click-through"], beside: .openbox, ground)
    for depth: Int32 in [32, 24] {
      try depth == 32 ? clock.server.startCompositor() : clock.server.endCompositor(with: SIGKILL)
      try clock.followToNewWindow(depth: depth, over: ground)
      try expect(corners + dial, on: clock, toReach: below)
    }
    try clock.tell("toggle-click-through")
    try expect(dial, on: clock, notToReach: below)
    try clock.server.startCompositor()
    try clock.followToNewWindow(depth: 32, over: ground)
    try expect(dial, on: clock, notToReach: below)
    try expect(corners, on: clock, toReach: below)
  }

  @Test(arguments: [XServer.Company.openbox, .openboxAndXcompmgr])
  func cornersGrowWithTheClock(beside company: XServer.Company) throws {
    let (clock, below) = try clockOverWindow([], beside: company)
    clock.client.resize(clock.window, width: 260, height: 260)
    try wait(for: "the other size") { try clock.place.width == 260 && clock.picture.hasFace }
    let right = [(657, 302), (402, 557), (657, 557)]
    try expect(right, on: clock, toReach: below)
    try expect([(530, 325), (640, 430), (530, 540)], on: clock, notToReach: below)
    clock.client.resize(clock.window, width: 120, height: 120)
    try wait(for: "the other size") { try clock.place.width == 120 && clock.picture.hasFace }
    try expect([(517, 302), (402, 417), (530, 325), (640, 430)], on: clock, toReach: below)
    try expect([(460, 315), (415, 360)], on: clock, notToReach: below)
  }

  /// Between the marks of a dial that is nothing else, there is something to take hold of.
  @Test(arguments: [XServer.Company.nobody, .openboxAndXcompmgr])
  func dialWithoutGroundIsADisc(beside company: XServer.Company) throws {
    let (clock, below) = try clockOverWindow(["--theme", Themes.bundled("air")], beside: company)
    let directions = stride(from: 0, to: 2 * Double.pi, by: .pi / 6)
    let disc = directions.flatMap { angle in
      [25.0, 50, 80].map { (500 + Int($0 * cos(angle)), 400 + Int($0 * sin(angle))) }
    }
    try expect(disc, on: clock, notToReach: below)
    try expect(corners, on: clock, toReach: below)
  }

  /// A clock, and another program's window below it that is larger on all sides.
  private func clockOverWindow(
    _ arguments: [String], beside company: XServer.Company, _ color: Pixel? = nil
  ) throws -> (RunningClock, Neighbour) {
    let clock = try RunningClock(["--geometry", "+400+300"] + arguments, beside: company)
    let below = try Neighbour(
      on: clock.server, at: Rectangle(x: 350, y: 250, width: 400, height: 400),
      color: color ?? Pixel(red: 200, green: 40, blue: 200), isLowered: true)
    // A first click puts the windows in order, as far as it does.
    clock.client.click(atX: 355, y: 255)
    try wait(for: "a first click beside the clock") { below.clicks == 1 }
    try wait(for: "the clock over the window") { try clock.place == place }
    return (clock, below)
  }

  /// The clock may need a moment to let go of the clicks; but then each reaches the window.
  private func expect(
    _ points: [(Int, Int)], on clock: RunningClock, toReach below: Neighbour,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try wait(for: "a click that goes through") {
      let before = below.clicks
      clock.client.click(atX: points[0].0, y: points[0].1)
      try clock.server.settle()
      usleep(20_000)
      return below.clicks > before
    }
    for (x, y) in points {
      let before = below.clicks
      clock.client.click(atX: x, y: y)
      try? wait(for: "a click", upTo: 2) { below.clicks > before }
      try clock.server.settle()
      #expect(below.clicks == before + 1, "at \(x), \(y)", sourceLocation: sourceLocation)
    }
  }

  /// What does not come can't be waited for; but what comes after it can.
  private func expect(
    _ points: [(Int, Int)], on clock: RunningClock, notToReach below: Neighbour,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (x, y) in points {
      let before = below.clicks
      clock.client.click(atX: x, y: y)
      try clock.server.settle()
      clock.client.click(atX: 355, y: 255)
      try wait(for: "a click beside the clock") { below.clicks > before }
      usleep(5_000)
      #expect(below.clicks == before + 1, "at \(x), \(y)", sourceLocation: sourceLocation)
    }
  }
}
