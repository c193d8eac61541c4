import CXTest
import Foundation
import Testing

/// Screens that grow and shrink, monitors that come and go, and how large things are on them.
@Suite struct MonitorTests {
  private let left = Rectangle(x: 0, y: 0, width: 640, height: 1024)
  private let right = Rectangle(x: 640, y: 0, width: 640, height: 1024)

  @Test(arguments: [("96", 200), ("144", 300), ("192.0", 400), ("0", 200), ("twelve", 200)])
  func sizeFollowsTheResolution(dpi: String, side: Int) throws {
    let desk = try Desk()
    desk.setResources("Xft.antialias:\t1\nXft.dpi:\t\(dpi)\n")
    let clock = try desk.start()
    #expect(try clock.place.width == side)
    #expect(try clock.place.height == side)
  }

  @Test(arguments: [XServer.Company.nobody, .openbox])
  func sizeFollowsTheResolutionWhileItRuns(beside company: XServer.Company) throws {
    let desk = try Desk(company)
    let clock = try desk.start(["--geometry", "+500+400"])
    #expect(try clock.place.width == 200)
    for (dpi, side) in [(144, 300), (96, 200), (120, 250)] {
      desk.setResources("Xft.dpi:\t\(dpi)\n")
      try wait(for: "\(side) pixels at \(dpi) dpi") { try clock.place.width == side }
      try wait(for: "its picture") { try clock.picture.hasFace }
    }
    // Who has chosen a size keeps it.
    try clock.takeFocus()
    try clock.press("plus")
    try wait(for: "a larger window") { try clock.place.width > 250 }
    try desk.server.settle()
    let side = try clock.place.width
    desk.setResources("Xft.dpi:\t96\n")
    try clock.waitForHandToMove()
    try clock.waitForHandToMove()
    #expect(try clock.place.width == side)
  }

  @Test func givenSizesAreInPixels() throws {
    let desk = try Desk()
    desk.setResources("Xft.dpi:\t144\n")
    let clock = try desk.start(["--size", "150"])
    #expect(try clock.place.width == 150)
    desk.setResources("Xft.dpi:\t96\n")
    try clock.waitForHandToMove()
    try clock.waitForHandToMove()
    #expect(try clock.place.width == 150)
  }

  @Test(arguments: [XServer.Company.nobody, .openbox])
  func isFoundAgainOnASmallerScreen(beside company: XServer.Company) throws {
    let clock = try RunningClock(["--geometry", "-20-30"], beside: company)
    let home = Rectangle(x: 1060, y: 794, width: 200, height: 200)
    try wait(for: "its place") { try clock.place == home }
    for _ in 0..<2 {
      try clock.client.setScreen(width: 800, height: 600)
      try wait(for: "the clock on the small screen") {
        try isInside(clock.place, Rectangle(x: 0, y: 0, width: 800, height: 600))
      }
      try wait(for: "its picture") { try clock.picture.hasFace }
      try clock.client.setScreen(width: 1280, height: 1024)
      try wait(for: "the clock at its own place") { try clock.place == home }
      try wait(for: "its picture") { try clock.picture.hasFace }
    }
  }

  /// What a person does on the small screen counts.
  @Test(arguments: [XServer.Company.nobody, .openbox])
  func staysWhereItIsPutOnTheSmallerScreen(beside company: XServer.Company) throws {
    let clock = try RunningClock(["--geometry", "-20-30"], beside: company)
    try wait(for: "its place") { try clock.place.x == 1060 }
    try clock.client.setScreen(width: 800, height: 600)
    let screen = Rectangle(x: 0, y: 0, width: 800, height: 600)
    try wait(for: "the clock on the small screen") { try isInside(clock.place, screen) }
    // People need a while for it.
    for _ in 0..<3 { try clock.waitForHandToMove() }
    let start = try clock.place
    try clock.carry(byX: 90 - start.x, y: 70 - start.y)
    for _ in 0..<2 { try clock.waitForHandToMove() }
    try clock.client.setScreen(width: 1280, height: 1024)
    try clock.waitForHandToMove()
    try clock.waitForHandToMove()
    let end = try clock.place
    #expect(end == Rectangle(x: 90, y: 70, width: 200, height: 200))
  }

  @Test(arguments: [XServer.Company.nobody, .openbox])
  func leavesAMonitorThatGoesAndComesBack(beside company: XServer.Company) throws {
    let desk = try Desk(company)
    try split(desk.client)
    let clock = try desk.start(["--geometry", "+1000+100"])
    let home = Rectangle(x: 1000, y: 100, width: 200, height: 200)
    try wait(for: "its place") { try clock.place == home }
    for _ in 0..<2 {
      try clock.client.removeMonitor("right")
      try wait(for: "the clock on the left monitor") { try isInside(clock.place, left) }
      try clock.client.setMonitor("right", to: right)
      try wait(for: "the clock at its own place") { try clock.place == home }
    }
  }

  /// Where it is, there is a new monitor then, which is the one that it comes back to.
  @Test func belongsToTheMonitorThatShowsIt() throws {
    let clock = try RunningClock(["--geometry", "+1000+100"])
    let home = Rectangle(x: 1000, y: 100, width: 200, height: 200)
    try split(clock.client)
    try clock.waitForHandToMove()
    try clock.waitForHandToMove()
    #expect(try clock.place == home)
    try clock.client.removeMonitor("right")
    try wait(for: "the clock on the left monitor") { try isInside(clock.place, left) }
    try clock.client.setMonitor("right", to: right)
    try wait(for: "the clock at its own place") { try clock.place == home }
  }

  /// A clock that is in view stays where it is, whatever happens beside it.
  @Test func staysWhileAnotherMonitorGoes() throws {
    let clock = try RunningClock(["--geometry", "+50+60"], beside: .openbox)
    let home = Rectangle(x: 50, y: 60, width: 200, height: 200)
    try split(clock.client)
    try clock.client.removeMonitor("right")
    try clock.client.removeMonitor("left")
    try clock.client.setScreen(width: 800, height: 600)
    try clock.client.setScreen(width: 1280, height: 1024)
    try clock.waitForHandToMove()
    try clock.waitForHandToMove()
    #expect(try clock.place == home)
  }

  /// Makes two monitors of the screen.
  private func split(_ client: XClient) throws {
    // The other way round, there would be no monitor on the right for a moment.
    try client.setMonitor("right", to: right)
    try client.setMonitor("left", to: left, isReal: true)
  }

  private func isInside(_ inner: Rectangle, _ outer: Rectangle) -> Bool {
    inner.x >= outer.x && inner.y >= outer.y
      && inner.x + inner.width <= outer.x + outer.width
      && inner.y + inner.height <= outer.y + outer.height
  }
}
