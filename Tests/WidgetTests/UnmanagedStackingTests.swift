import CXTest
import Foundation
import Testing

/// Staying on top where there is no window manager to see to it.
@Suite struct UnmanagedStackingTests {
  private let place = Rectangle(x: 350, y: 250, width: 300, height: 300)

  @Test func comesUpOverWhatCoversIt() throws {
    let clock = try RunningClock(["--geometry", "+400+300"])
    let other = try Neighbour(on: clock.server, at: place, isManaged: false)
    try wait(for: "the clock over the other window") { try clock.picture.hasFace }
    try clock.waitForHandToMove()
    // The other window is not sent away: it is only covered where the clock is.
    let edge = try clock.screen(at: Rectangle(x: 355, y: 255, width: 10, height: 10))
    #expect(Set(edge.pixels) == [other.color])
  }

  @Test(arguments: ["normal", "below"]) func staysWhereItIsIfAsked(layer: String) throws {
    let clock = try RunningClock(["--geometry", "+400+300", "--layer", layer])
    let other = try Neighbour(on: clock.server, at: place, isManaged: false)
    // What should not come can't be waited for: it is looked for over and over.
    for _ in 0..<30 {
      #expect(Set(try clock.picture.pixels) == [other.color])
      usleep(50_000)
    }
    other.hide()
    try wait(for: "the clock") { try clock.picture.hasFace }
  }

  /// Two programs that want to be on top could go on for ever, and the other one does.
  @Test(arguments: [true, false]) func givesWayToTheMoreStubborn(isCoveredWhole: Bool) throws {
    let clock = try RunningClock(["--geometry", "+400+300"])
    clock.client.watchMessages()
    let part = Rectangle(x: 300, y: 250, width: 200, height: 300)
    let other = try Neighbour(
      on: clock.server, at: isCoveredWhole ? place : part, isManaged: false)
    var (raises, quietSince) = (0, Date())
    try wait(for: "two seconds of peace", upTo: 20) {
      raises += clock.client.restackings(of: clock.window)
      if other.wasCovered() {
        other.raise()
        quietSince = Date()
      }
      return Date().timeIntervalSince(quietSince) > 2
    }
    #expect((1...3).contains(raises))
    let left = try clock.picture[40, 100]
    #expect(left == other.color, "the other window is on top")
    other.hide()
    try wait(for: "the clock") { try clock.picture.hasFace }
    try clock.waitForHandToMove()
  }

  /// A window that only comes up once in a while finds the clock on top every time; but not that the
  /// clock restlessly raises itself.
  @Test func raisesItselfOncePerWindow() throws {
    let clock = try RunningClock(["--geometry", "+400+300"])
    clock.client.watchMessages()
    let other = try Neighbour(on: clock.server, at: place, isManaged: false)
    try wait(for: "the clock over the other window") { try clock.picture.hasFace }
    try clock.waitForHandToMove()
    #expect(clock.client.restackings(of: clock.window) == 1)
    other.raise()
    try wait(for: "the clock over the other window") { try clock.picture.hasFace }
    try clock.waitForHandToMove()
    #expect(clock.client.restackings(of: clock.window) == 1)
  }
}
