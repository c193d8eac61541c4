import CXTest
import Foundation
import Testing

/// A compositor that comes and goes while the clock runs.
@Suite struct CompositorTests {
  private let ground = Pixel(red: 20, green: 170, blue: 60)

  /// No compositor says good-bye when it is killed.
  @Test(arguments: [XServer.Company.nobody, .openbox])
  func isFollowed(beside company: XServer.Company) throws {
    let clock = try RunningClock(["--geometry", "+400+300"], beside: company, over: ground)
    try clock.waitForGround(ground)
    for signal in [SIGTERM, SIGKILL, SIGKILL] {
      try clock.server.startCompositor()
      try clock.followToNewWindow(depth: 32, over: ground)
      try clock.server.endCompositor(with: signal)
      try clock.followToNewWindow(depth: 24, over: ground)
      #expect(try clock.place == Rectangle(x: 400, y: 300, width: 200, height: 200))
    }
    try clock.waitForHandToMove()
    #expect(clock.client.visibleWindows(ofClass: "Clock") == [clock.window])
    #expect(clock.program.errors == "")
  }

  /// Ends where it was moved to, in the size and with the states that it was given.
  @Test(arguments: [XServer.Company.nobody, .openbox])
  func keepsPlaceAndStates(beside company: XServer.Company) throws {
    // Below all others, it would be below the ground, too, if nobody sees to it that it isn't.
    let layer = company == .nobody ? "normal" : "below"
    let clock = try RunningClock(
      ["--layer", layer, "--motion", "sweep", "--title", "Tōkyō"], beside: company, over: ground)
    let client = clock.client
    XMoveResizeWindow(client.display, clock.window, 300, 250, 260, 260)
    XSync(client.display, 0)
    let place = Rectangle(x: 300, y: 250, width: 260, height: 260)
    try wait(for: "the other place") { try clock.place == place && clock.picture.hasFace }
    let names = ["_NET_WM_STATE", "_NET_WM_DESKTOP", "_NET_WM_PID", "_NET_WM_WINDOW_TYPE"]
    let before = names.map { client.cardinals($0, of: clock.window) }
    #expect(clock.layer == layer)
    for depth: Int32 in [32, 24] {
      try depth == 32 ? clock.server.startCompositor() : clock.server.endCompositor(with: SIGKILL)
      try clock.followToNewWindow(depth: depth, over: ground)
      try wait(for: "the same place") { try clock.place == place }
      try wait(for: "the same states") {
        names.map { client.cardinals($0, of: clock.window) } == before
      }
      #expect(client.title(of: clock.window) == "Tōkyō")
      #expect(!client.cardinals("_NET_WM_ICON", of: clock.window).isEmpty)
      try clock.waitForSweep()
    }
  }

  @Test(arguments: [XServer.Company.nobody, .openbox])
  func keepsTheKeyboard(beside company: XServer.Company) throws {
    let clock = try RunningClock(["--geometry", "+400+300"], beside: company, over: ground)
    try clock.takeFocus()
    for depth: Int32 in [32, 24] {
      try depth == 32 ? clock.server.startCompositor() : clock.server.endCompositor(with: SIGTERM)
      try clock.followToNewWindow(depth: depth, over: ground)
      // Elsewhere, the pointer does not help.
      clock.client.movePointer(toX: 5, y: 5)
      try wait(for: "the keyboard to be the new window's") { clock.client.focus == clock.window }
      let hasHand = try clock.picture.secondHand != nil
      try clock.press("s")
      try wait(for: "an answer to the key") { try (clock.picture.secondHand != nil) != hasHand }
    }
  }

  /// One that has not heard yet that the keyboard is its own.
  @Test func keepsAKeyboardThatItJustTook() throws {
    let clock = try RunningClock(["--geometry", "+400+300"], beside: .nobody, over: ground)
    // Its answer comes after all that it does about being shown.
    _ = try clock.client.ask("_CLOCK_clock", for: "TARGETS")
    clock.program.process.send(SIGSTOP)
    defer { clock.program.process.send(SIGCONT) }
    try clock.click()
    try clock.server.startCompositor()
    clock.program.process.send(SIGCONT)
    try clock.followToNewWindow(depth: 32, over: ground)
    try wait(for: "the keyboard to be the new window's") { clock.client.focus == clock.window }
  }

  @Test(arguments: [XServer.Company.nobody, .openbox])
  func leavesTheKeyboardWhereItIs(beside company: XServer.Company) throws {
    let clock = try RunningClock(["--geometry", "+400+300"], beside: company, over: ground)
    let other = try Neighbour(
      on: clock.server, at: Rectangle(x: 700, y: 100, width: 200, height: 200))
    try other.takeFocus()
    for depth: Int32 in [32, 24] {
      try depth == 32 ? clock.server.startCompositor() : clock.server.endCompositor(with: SIGKILL)
      try clock.followToNewWindow(depth: depth, over: ground)
      try clock.waitForHandToMove()
      if company == .openbox { try clock.server.waitForOpenbox() }
      #expect(clock.client.focus == other.window)
    }
  }

  /// What the pointer once held does not keep the old window on the screen.
  @Test func leavesNothingBehindAfterADrag() throws {
    let clock = try RunningClock(["--geometry", "+400+300"], beside: .openbox, over: ground)
    try clock.carry(byX: 60, y: 40)
    try clock.server.startCompositor()
    try clock.followToNewWindow(depth: 32, over: ground)
  }

  /// A clock of another desktop stays there, and a clock in the dock stays in the dock.
  @Test(arguments: [false, true]) func leavesAHiddenClockHidden(isIconified: Bool) throws {
    let clock = try RunningClock(
      ["--no-sticky", "--geometry", "+400+300"], beside: .openbox, over: ground)
    let client = clock.client
    if isIconified { client.iconify(clock.window) } else { try client.switchDesktop(to: 2) }
    try wait(for: "the window to hide") { !client.isViewable(clock.window) }
    try clock.server.startCompositor()
    // However often it is looked at: what should not come can't be waited for.
    for _ in 0..<20 {
      #expect(client.visibleWindows(ofClass: "Clock").isEmpty)
      usleep(50_000)
    }
    if isIconified {
      let window = try #require(client.windows(ofClass: "Clock").first)
      client.map(window)
    } else {
      try client.switchDesktop(to: 0)
    }
    clock.window = try value(of: "the clock of depth 32") {
      client.visibleWindows(ofClass: "Clock").first { client.depth(of: $0) == 32 }
    }
    try wait(for: "its picture") { try clock.picture.hasFace }
    try clock.waitForGround(ground)
    #expect(try clock.place == Rectangle(x: 400, y: 300, width: 200, height: 200))
  }
}
