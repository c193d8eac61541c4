import CXTest
import Foundation
import Testing

/// Over other windows, among them or below them: what the screen shows, and what openbox knows.
@Suite struct StackingTests {
  private static let layers = ["above", "normal", "below"]

  @Test(arguments: layers) func isWhereItIsTold(layer: String) throws {
    let (clock, other) = try clockBesideWindow(["--layer", layer])
    try expectLayer(layer, of: clock, against: other)
  }

  @Test func keysAndCommandsChangeTheLayer() throws {
    let (clock, other) = try clockBesideWindow()
    try expectLayer("above", of: clock, against: other)
    for (key, layer) in [
      ("a", "normal"), ("b", "below"), ("b", "normal"), ("a", "above"), ("b", "below"),
      ("a", "above"),
    ] {
      clickOnClock(clock)
      try wait(for: "the keyboard to be the clock's") { clock.client.focus == clock.window }
      try clock.press(key)
      try expectLayer(layer, of: clock, against: other)
    }
    for layer in ["below", "above", "normal"] {
      try clock.tell("layer \(layer)")
      try expectLayer(layer, of: clock, against: other)
    }
  }

  /// A window manager forgets what its predecessor was told.
  @Test(arguments: ["above", "below"]) func isToldToEachWindowManager(layer: String) throws {
    let (clock, other) = try clockBesideWindow(["--layer", layer])
    try expectLayer(layer, of: clock, against: other)
    for round in 0..<3 {
      if round > 0 { try clock.server.endOpenbox() }
      try clock.server.startOpenbox()
      try expectLayer(layer, of: clock, against: other)
      try wait(for: "all desktops") {
        clock.client.cardinals("_NET_WM_DESKTOP", of: clock.window) == [0xFFFF_FFFF]
      }
      for desktop in [2, 0] {
        try clock.client.switchDesktop(to: desktop)
        try clock.server.waitForOpenbox()
        #expect(clock.client.isViewable(clock.window))
      }
    }
    #expect(clock.client.visibleWindows(ofClass: "Clock") == [clock.window])
  }

  /// What was changed since the start is what the next window manager is told.
  @Test func nextWindowManagerLearnsTheLayerOfNow() throws {
    let (clock, other) = try clockBesideWindow()
    try clock.tell("layer below")
    try expectLayer("below", of: clock, against: other)
    try clock.server.endOpenbox()
    try clock.tell("layer above")
    try clock.server.startOpenbox()
    try expectLayer("above", of: clock, against: other)
    try clock.tell("layer below")
    try clock.server.startOpenbox()
    try expectLayer("below", of: clock, against: other)
  }

  @Test(arguments: layers) func isBackAfterTheDesktopWasShown(layer: String) throws {
    let (clock, other) = try clockBesideWindow(["--layer", layer])
    for _ in 0..<2 {
      try clock.client.showDesktop(true)
      try clock.server.waitForOpenbox()
      try clock.client.showDesktop(false)
      try wait(for: "the clock's right half") {
        let right = try clock.screen(at: Rectangle(x: 505, y: 350, width: 80, height: 100))
        return right.pixels.count { $0.green > 120 } > right.pixels.count / 2
      }
      try expectLayer(layer, of: clock, against: other)
      // Half of its hand's way may be covered.
      let now = Int(Date().timeIntervalSince1970 * 1e6)
      _ = try clock.frameLog(until: "two more ticks") { $0.frames(since: now).count > 1 }
    }
  }

  /// A clock at the right of another program's window, which covers its left half, or half of which
  /// it covers.
  private func clockBesideWindow(
    _ arguments: [String] = []
  ) throws -> (RunningClock, Neighbour) {
    let clock = try RunningClock(
      ["--geometry", "+400+300"] + arguments, beside: .openbox, logsFrames: true)
    let place = Rectangle(x: 300, y: 250, width: 200, height: 300)
    return (clock, try Neighbour(on: clock.server, at: place))
  }

  private func clickOnClock(_ clock: RunningClock) {
    clock.client.click(atX: 560, y: 380)
  }

  /// Has each of the two windows raised, and looks at which one is on top then.
  private func expectLayer(
    _ layer: String, of clock: RunningClock, against other: Neighbour,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try wait(for: "the clock's state to be \(layer)") { clock.layer == layer }
    other.raise()
    clock.client.activate(other.window)
    clock.client.click(atX: 310, y: 260)
    try wait(for: "the other window, raised, \(layer == "above" ? "under" : "over") the clock") {
      try isOnTop(clock, against: other) == (layer == "above")
    }
    clickOnClock(clock)
    clock.client.activate(clock.window)
    XRaiseWindow(clock.client.display, clock.window)
    try wait(for: "the clock, raised, \(layer == "below" ? "under" : "over") the other window") {
      try isOnTop(clock, against: other) == (layer != "below")
    }
    try clock.server.waitForOpenbox()
    #expect(
      try isOnTop(clock, against: other) == (layer != "below"), sourceLocation: sourceLocation)
  }

  private func isOnTop(_ clock: RunningClock, against other: Neighbour) throws -> Bool {
    let left = try clock.screen(at: Rectangle(x: 440, y: 370, width: 50, height: 60))
    return left.pixels.count { $0 == other.color } < left.pixels.count / 2
  }
}
