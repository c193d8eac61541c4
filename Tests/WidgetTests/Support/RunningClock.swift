import CXTest
import Foundation

/// The widget on a server of its own, with eyes and fingers before it.
final class RunningClock {
  let server: XServer
  let client: XClient
  let program: ClockProgram
  /// Its window; one that follows it is looked for by `followToNewWindow`.
  var window: Window

  /// Starts the widget and waits for its picture.
  ///
  /// - Parameters:
  ///   - arguments: The widget's.
  ///   - company: What else runs on the server.
  ///   - options: Xvfb's.
  ///   - hidden: An extension that the widget, and it alone, does not get to see.
  ///   - logsFrames: Whether there is a frame log.
  ///   - environment: Variables that differ from the usual ones.
  ///   - ground: The colour of the screen beneath.
  /// - Throws: `Failure` where the widget shows nothing.
  convenience init(
    _ arguments: [String] = [], beside company: XServer.Company = .nobody,
    server options: [String] = [],
    hiding hidden: String? = nil, logsFrames: Bool = false, environment: [String: String] = [:],
    over ground: Pixel? = nil
  ) throws {
    let server = try XServer(company, options: options)
    let client = try XClient(to: server)
    if let ground { client.fillScreen(with: ground) }
    let endpoint: any XEndpoint =
      if let hidden { try Proxy(before: server, hiding: hidden) } else { server }
    if let hidden, try XClient(to: endpoint).hasExtension(hidden) {
      throw Failure("the proxy lets \(hidden) through")
    }
    let folder = try ScratchFolder()
    try self.init(
      arguments + (logsFrames ? ["--frame-log", folder.file("frames")] : []), on: server,
      through: endpoint, seenBy: client, in: folder, environment: environment)
  }

  /// Starts the widget on a server that is there already, for a person whose folder may have been
  /// used before, and waits for its picture.
  init(
    _ arguments: [String], on server: XServer, through endpoint: any XEndpoint,
    seenBy client: XClient, in folder: ScratchFolder, environment: [String: String]
  ) throws {
    let program = try ClockProgram(
      arguments, on: endpoint, environment: environment, in: folder)
    window = try value(of: "the clock's window") {
      if let ending = program.process.ending { throw Failure("\(ending): \(program.errors)") }
      // There may be others.
      return client.visibleWindows(ofClass: "Clock").first {
        client.cardinals("_NET_WM_PID", of: $0) == [UInt(program.process.processID)]
      }
    }
    self.server = server
    self.client = client
    self.program = program
    // An empty window has few colours; a face has many, for its edges are smooth.
    try wait(for: "the clock's picture") { Set(try pictureOnScreen.pixels).count > 16 }
  }

  /// Where the window is on the screen.
  var place: Rectangle {
    get throws {
      guard let place = client.place(of: window) else { throw Failure("the window is gone") }
      return place
    }
  }

  /// What the screen shows where the window is.
  var picture: Picture {
    get throws { try client.screenshot(of: place) }
  }

  /// What the screen shows of the window, which may lie partly beyond the screen's edge.
  var pictureOnScreen: Picture {
    get throws {
      let place = try place
      let (left, top) = (max(0, place.x), max(0, place.y))
      guard let screen = client.place(of: client.root) else { throw Failure("no screen") }
      return try client.screenshot(
        of: Rectangle(
          x: left, y: top, width: min(place.x + place.width, screen.width) - left,
          height: min(place.y + place.height, screen.height) - top))
    }
  }

  /// Gives the widget the keyboard as a person does: by a click on it.
  func takeFocus() throws {
    try click()
    try wait(for: "the keyboard to be the clock's") { client.focus == window }
  }

  func click() throws {
    try pointAt()
    client.pressButton()
    client.releaseButton()
  }

  /// Puts the pointer on the widget: without a window manager that is where keys go.
  func pointAt() throws {
    let place = try place
    client.movePointer(toX: place.x + place.width / 2, y: place.y + place.height / 4)
  }

  func press(_ symbol: String, withControl: Bool = false) throws {
    try client.press(client.key(for: symbol), withControl: withControl)
  }

  func waitForEnding() throws -> Ending {
    try program.process.waitForEnding()
  }
}
