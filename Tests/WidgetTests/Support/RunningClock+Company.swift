import Foundation

/// The clock among compositors, window managers and other windows.
extension RunningClock {
  /// What the screen shows where a window is or was.
  func screen(at place: Rectangle) throws -> Picture {
    try client.screenshot(of: place)
  }

  /// Whether the screen shows a face at a place. True, too, where it shows nothing of the ground
  /// beside it: while a compositor starts, there is a moment at which no window is to be seen.
  private func hasFace(at place: Rectangle, over ground: Pixel) throws -> Bool {
    let margin = 4
    let picture = try screen(
      at: Rectangle(
        x: place.x - margin, y: place.y - margin, width: place.width + 2 * margin,
        height: place.height + 2 * margin))
    return picture.hasFace || picture[0, 0].distance(to: ground) > 3
  }

  /// Waits for a window that follows the old one and has a face; at every moment the screen shows a
  /// face where the old one was.
  func followToNewWindow(depth: Int32, over ground: Pixel) throws {
    let old = window
    // It may be gone already.
    let place = try value(of: "the clock's place") {
      client.place(of: old)
        ?? client.visibleWindows(ofClass: "Clock").first.flatMap(client.place)
    }
    func expectFace() throws {
      guard try hasFace(at: place, over: ground) else {
        throw Failure("for a moment there is no clock")
      }
    }
    window = try value(of: "a window of depth \(depth)") {
      try expectFace()
      return client.visibleWindows(ofClass: "Clock").first {
        $0 != old && client.depth(of: $0) == depth
      }
    }
    try wait(for: "the old window's end") {
      try expectFace()
      return client.place(of: old) == nil
    }
    try wait(for: "the ground in the corners", upTo: 5) {
      try expectFace()
      return try picture.corners.allSatisfy { $0.distance(to: ground) <= 3 }
    }
  }

  /// Waits for the ground to show in the corners.
  func waitForGround(_ ground: Pixel, tolerance: Int = 3) throws {
    try wait(for: "the ground in the corners") {
      try picture.corners.allSatisfy { $0.distance(to: ground) <= tolerance }
    }
  }

  /// Tells the clock to do something, as a second process.
  func tell(_ command: String) throws {
    let ending = try startAgain(["--command", command])
    guard ending.ending == .exited(0) else { throw Failure("\(command): \(ending.errors)") }
  }

  /// Runs the program once more, to its end.
  func startAgain(_ arguments: [String] = []) throws -> (ending: Ending, errors: String) {
    let again = try ClockProgram(arguments, on: server, environment: program.folder.environment)
    return (try again.process.waitForEnding(), again.errors)
  }
}
