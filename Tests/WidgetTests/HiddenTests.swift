import CXTest
import Foundation
import Testing

/// A sweeping clock that nobody sees.
@Suite struct HiddenTests {
  /// How a window goes away, and yet is there.
  enum Way: CaseIterable {
    case unmapped, iconified, withdrawn, elsewhere, covered, calledHidden, screenSaver

    fileprivate var company: XServer.Company {
      [.unmapped, .calledHidden, .screenSaver].contains(self) ? .nobody : .openbox
    }
  }

  /// All ways at the same time, since it takes a while to see that nothing happens.
  @Test func restsAndComesBackWithTheTime() async throws {
    let clocks = try Way.allCases.map { try HiddenClock($0) }
    let before = try clocks.map { try ProcessUsage(of: $0.clock.program.process).sleeps }
    try await Task.sleep(for: .seconds(10))
    let after = try clocks.map { try ProcessUsage(of: $0.clock.program.process).sleeps }
    for (hidden, sleeps) in zip(clocks, zip(before, after).map { $1 - $0 }) {
      #expect(sleeps == 0, "\(hidden.way)")
      try expectTheTimeOnceItIsBack(hidden)
    }
  }

  /// A report of the screen's may have come just before.
  @Test func restsWheneverItIsHidden() throws {
    let clock = try RunningClock(["--motion", "sweep"], logsFrames: true)
    for _ in 0..<4 {
      try clock.waitForSleeps(10)
      clock.client.unmap(clock.window)
      try wait(for: "rest") { try clock.sleeps(in: 0.1) == 0 }
      clock.client.map(clock.window)
    }
  }

  private func expectTheTimeOnceItIsBack(_ hidden: HiddenClock) throws {
    let (clock, way) = (hidden.clock, hidden.way)
    let count = try clock.frameLog(until: "the frames so far") { _ in true }.frames.count
    let comeback = Int(Date().timeIntervalSince1970 * 1e6)
    try hidden.show()
    let log = try clock.frameLog(until: "frames after \(way)") { $0.frames.count > count + 10 }
    let first = try #require(log.frames.dropFirst(count).first)
    #expect(first.wall > comeback - 50_000, "nothing was drawn while \(way)")
    for frame in log.frames.dropFirst(count) {
      #expect(angleBetween(frame.secondDegrees, Double(frame.wall % 60_000_000) * 6e-6) < 0.1)
    }
    try wait(for: "the clock's picture after \(way)") {
      try clock.client.isViewable(clock.window) && clock.picture.secondHand != nil
    }
    try clock.waitForSweep()
    for sight in try clock.watchSecondHand(for: 0.3) {
      let second = sight.time.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
      #expect(angleBetween(sight.degrees, second * 6) < 3, "\(way)")
    }
    #expect(try clock.end() == .exited(0))
  }

  /// What hides it may come and go in any order.
  @Test func staysHiddenUntilNothingHidesIt() throws {
    let hidden = try HiddenClock(.covered)
    let clock = hidden.clock
    try clock.client.switchDesktop(to: 1)
    clock.client.saveScreen(true)
    clock.client.iconify(clock.window)
    try hidden.show()
    clock.client.saveScreen(false)
    try wait(for: "the clock to rest", upTo: 5) { try clock.sleeps(in: 0.3) == 0 }
    #expect(!clock.client.isViewable(clock.window))
    clock.client.map(clock.window)
    try clock.client.switchDesktop(to: 0)
    try wait(for: "the clock's picture") {
      try clock.client.isViewable(clock.window) && clock.picture.secondHand != nil
    }
    try clock.waitForSweep()
  }
}

/// A sweeping clock that has been hidden in some way, and has come to rest.
private final class HiddenClock {
  let clock: RunningClock
  let way: HiddenTests.Way
  private var cover: Neighbour?

  init(_ way: HiddenTests.Way) throws {
    self.way = way
    clock = try RunningClock(
      ["--motion", "sweep", "--geometry", "+400+300", "--no-sticky"], beside: way.company,
      logsFrames: true)
    try clock.waitForSweep()
    let (client, window) = (clock.client, clock.window)
    switch way {
    case .unmapped: client.unmap(window)
    case .iconified: client.iconify(window)
    case .withdrawn: client.withdraw(window)
    case .elsewhere: try client.switchDesktop(to: 2)
    case .covered:
      // Openbox has no say about such windows.
      cover = try Neighbour(
        on: clock.server, at: Rectangle(x: 350, y: 250, width: 300, height: 300),
        isManaged: false)
    case .calledHidden: client.add("_NET_WM_STATE_HIDDEN", to: "_NET_WM_STATE", of: window)
    case .screenSaver: client.saveScreen(true)
    }
    if [.unmapped, .iconified, .withdrawn, .elsewhere].contains(way) {
      try wait(for: "the window to be \(way)") { !client.isViewable(window) }
    }
    // The last frame is on its way yet.
    try wait(for: "the clock to rest when \(way)", upTo: 5) { try clock.sleeps(in: 0.3) == 0 }
  }

  /// Takes away what hides it.
  func show() throws {
    let (client, window) = (clock.client, clock.window)
    switch way {
    case .unmapped, .iconified, .withdrawn: client.map(window)
    case .elsewhere: try client.switchDesktop(to: 0)
    case .covered: cover?.hide()
    case .calledHidden: client.remove("_NET_WM_STATE_HIDDEN", from: "_NET_WM_STATE", of: window)
    case .screenSaver: client.saveScreen(false)
    }
  }
}

extension XClient {
  /// Adds to a list of atoms.
  fileprivate func add(_ name: String, to property: String, of window: Window) {
    let atoms = cardinals(property, of: window).map { Int($0) } + [Int(atom(name))]
    set(property, of: window, to: atoms, type: "ATOM")
  }

  /// Takes from a list of atoms.
  fileprivate func remove(_ name: String, from property: String, of window: Window) {
    let atoms = cardinals(property, of: window).map { Int($0) }.filter { $0 != Int(atom(name)) }
    set(property, of: window, to: atoms, type: "ATOM")
  }
}
