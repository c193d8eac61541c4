import CXTest
import Foundation

/// What a person does with the clock, and what the window says about it.
extension RunningClock {
  /// Drags the clock with the left button.
  func carry(byX dx: Int, y dy: Int) throws {
    let start = try place
    let (x, y) = (start.x + start.width * 3 / 10, start.y + start.height * 3 / 10)
    client.movePointer(toX: x, y: y)
    client.pressButton()
    // A hand moves little by little, and the window manager takes over on the way.
    var step = 0
    try wait(for: "the window to follow the pointer") {
      step += 1
      client.movePointer(toX: x + step, y: y + step)
      return try place != start
    }
    client.movePointer(toX: x + dx, y: y + dy)
    try wait(for: "the window to be where it was dragged") {
      try place == start.moved(byX: dx, y: dy)
    }
    client.releaseButton()
  }

  /// Has the window manager, or the server, move the window.
  func move(toX x: Int, y: Int) throws {
    XMoveWindow(client.display, window, Int32(x), Int32(y))
    XSync(client.display, 0)
    try wait(for: "the window to be at \(x), \(y)") { try place.x == x && place.y == y }
  }

  /// Ends the clock, and says whether that went well.
  func end(with signal: Int32 = SIGTERM) throws -> Ending {
    program.process.send(signal)
    return try waitForEnding()
  }

  /// Waits until the dial has a colour.
  func waitForDial(_ color: Pixel) throws {
    try wait(for: "a dial of \(color)") { try dialColor.distance(to: color) < 24 }
  }

  /// The dial's colour: that of most of its places, whatever the hands hide.
  var dialColor: Pixel {
    get throws {
      let picture = try picture
      let side = picture.width
      let places = [(3, 5), (7, 5), (5, 3), (5, 7), (4, 4), (6, 6), (6, 4)]
      let pixels = places.map { picture[$0.0 * side / 10, $0.1 * side / 10] }
      return pixels.sorted { $0.green < $1.green }[places.count / 2]
    }
  }

  /// Waits until the second hand stands still between the seconds.
  func waitForRests() throws {
    try wait(for: "the second hand to rest") { try watchSecondHand(for: 0.3).count <= 1 }
  }

  var states: Set<String> {
    Set(client.atoms("_NET_WM_STATE", of: window))
  }

  /// Whether the window is kept above or below others, or among them.
  var layer: String {
    let isAbove = states.contains("_NET_WM_STATE_ABOVE")
    guard states.contains("_NET_WM_STATE_BELOW") else { return isAbove ? "above" : "normal" }
    return isAbove ? "both" : "below"
  }

  /// Whether the pointer finds anything of the window.
  var takesClicks: Bool {
    var (count, ordering): (Int32, Int32) = (0, 0)
    let rectangles = XShapeGetRectangles(client.display, window, ShapeInput, &count, &ordering)
    defer { XFree(rectangles) }
    return count > 0
  }
}
