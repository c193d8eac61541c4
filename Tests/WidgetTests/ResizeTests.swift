import CXTest
import Foundation
import Testing

/// Making the clock larger and smaller with the mouse.
@Suite struct ResizeTests {
  private static let companies: [XServer.Company] = [.nobody, .openbox]
  private let centre = (x: 500, y: 400)

  @Test(arguments: companies) func theWheelGoesAStep(beside company: XServer.Company) throws {
    let clock = try RunningClock(["--geometry", "+400+300"], beside: company)
    try turnWheel(4, over: clock)
    try waitForSide(220, of: clock)
    try turnWheel(5, over: clock)
    try waitForSide(200, of: clock)
    try turnWheel(5, over: clock)
    try wait(for: "a smaller window") { try clock.place.width < 200 }
    try turnWheel(4, over: clock)
    try waitForSide(200, of: clock)
    // Faster than a window manager resizes.
    for _ in 0..<8 { try turnWheel(4, over: clock) }
    try waitForSide(424, of: clock)
  }

  /// From the smallest size to the screen's height, however hard the wheel is turned.
  @Test(arguments: companies) func theWheelHasItsEnds(beside company: XServer.Company) throws {
    let clock = try RunningClock(["--geometry", "+400+300"], beside: company)
    for _ in 0..<60 { try turnWheel(5, over: clock) }
    try waitForSide(32, of: clock)
    for _ in 0..<90 { try turnWheel(4, over: clock) }
    try wait(for: "a window as high as the screen") { try clock.place.height == 1024 }
    #expect(try clock.place.width == 1024)
  }

  /// From where the middle button goes down, and where the pointer goes then, both from the centre.
  @Test(arguments: companies)
  func theSideFollowsThePointer(beside company: XServer.Company) throws {
    let clock = try RunningClock(["--geometry", "+400+300"], beside: company)
    for (start, end, side) in [
      ((60, 0), (100, 0), 280), ((-60, 0), (-40, 0), 240), ((0, -50), (0, -17), 174),
      ((30, 40), (60, 80), 274), ((0, 80), (0, 43), 200), ((-36, -48), (-9, -12), 110),
      ((20, 0), (65, 0), 200),
    ] {
      let client = clock.client
      client.movePointer(toX: centre.x + start.0, y: centre.y + start.1)
      client.pressButton(2)
      // A hand does not jump.
      for step in 1...4 {
        client.movePointer(
          toX: centre.x + start.0 + (end.0 - start.0) * step / 4,
          y: centre.y + start.1 + (end.1 - start.1) * step / 4)
      }
      try waitForSide(side, of: clock)
      client.releaseButton(2)
      client.movePointer(toX: 5, y: 5)
      try wait(for: "the dial in its new size") { try clock.picture.hasFace }
      try clock.server.settle()
      #expect(try clock.place.width == side, "let go, it stays")
    }
  }

  @Test(arguments: companies) func theSideHasItsEnds(beside company: XServer.Company) throws {
    let clock = try RunningClock(["--geometry", "+400+300"], beside: company)
    clock.client.movePointer(toX: centre.x + 60, y: centre.y)
    clock.client.pressButton(2)
    clock.client.movePointer(toX: centre.x + 775, y: centre.y)
    try wait(for: "a window as high as the screen") {
      let place = try clock.place
      return (place.width, place.height) == (1024, 1024)
    }
    clock.client.movePointer(toX: centre.x + 1, y: centre.y)
    try wait(for: "as small as the pointer says, or 32") { try clock.place.width <= 82 }
    clock.client.movePointer(toX: centre.x + 60, y: centre.y)
    try wait(for: "the size at first") { try clock.place.width == 200 }
    clock.client.releaseButton(2)
    try waitForSide(200, of: clock)
  }

  /// Each of the sizes shows a dial that fills it, with its rim on all sides.
  @Test func everySizeHasItsPicture() throws {
    let ground = Pixel(red: 20, green: 170, blue: 60)
    let clock = try RunningClock(["--geometry", "+400+300", "--no-seconds"], over: ground)
    for side in 32...512 {
      clock.client.resize(clock.window, width: UInt32(side), height: UInt32(side))
      try wait(for: "a dial of \(side) pixels") {
        guard let box = Rectangle(around: clock.client.shape(of: clock.window)) else {
          return false
        }
        let expected = Double(side) * 0.94
        guard abs(Double(box.width) - expected) <= 2, abs(box.width - box.height) <= 1,
          abs(2 * box.x + box.width - side) <= 1, abs(2 * box.y + box.height - side) <= 1
        else { return false }
        // Across the middle, the rim is at both ends, and the same at both.
        let row = try clock.screen(
          at: Rectangle(x: 400, y: 300 + side / 2, width: side, height: 1)
        ).pixels
        let (left, right) = (box.x, box.x + box.width - 1)
        return (1..<max(2, side / 40)).allSatisfy {
          row[left + $0].distance(to: row[right - $0]) < 90
            && row[left + $0].distance(to: ground) > 30
        } && Set(row).count > 4
      }
    }
    #expect(clock.program.errors == "")
  }

  private func turnWheel(_ button: UInt32, over clock: RunningClock) throws {
    clock.client.click(atX: centre.x, y: centre.y, button: button)
  }

  private func waitForSide(
    _ side: Int, of clock: RunningClock, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try wait(for: "a side of \(side)") {
      let place = try clock.place
      return (place.width, place.height) == (side, side)
    }
    try clock.server.settle()
    let place = try clock.place
    #expect(abs(2 * place.x + side - 2 * centre.x) <= 2, sourceLocation: sourceLocation)
    #expect(abs(2 * place.y + side - 2 * centre.y) <= 2, sourceLocation: sourceLocation)
  }
}
