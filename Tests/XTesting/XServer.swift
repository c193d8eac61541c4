import CXTest
import Foundation

/// An Xvfb of one's own, with a window manager and a compositor where asked for.
package final class XServer: XEndpoint {
  /// The size of its screen in pixels, unless its options say otherwise.
  package static let width = 1280, height = 1024

  /// What else runs on the server.
  package enum Company {
    case nobody, openbox, xcompmgr, openboxAndXcompmgr
  }

  /// The display that its clients connect to.
  package let displayName: String
  private let folder: ScratchFolder
  private let server: ChildProcess
  private let lifeline: Lifeline
  private var openbox: ChildProcess?
  private var compositor: ChildProcess?
  /// Who asks the window manager, and about which window.
  private var asker: (client: XClient, window: Window)?

  /// Starts a server and waits for it and its company.
  ///
  /// - Parameters:
  ///   - company: What else runs on it.
  ///   - options: Xvfb's, besides the usual ones.
  ///   - tool: The command, with its options, that Xvfb is run by, if any.
  /// - Throws: `Failure` where one of them does not come up.
  package init(
    _ company: Company = .nobody, options: [String] = [], through tool: [String] = []
  ) throws {
    folder = try ScratchFolder()
    lifeline = try Lifeline()
    server = try lifeline.start(
      tool + [
        "Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-noreset",
        "-screen", "0", "\(XServer.width)x\(XServer.height)x24", "+extension", "Composite",
      ] + options, environment: folder.environment, output: folder.file("display"))
    do {
      let patience: Double = tool.isEmpty ? 10 : 60
      displayName = try value(of: "Xvfb's display number", upTo: patience) { [folder] in
        let line = folder.text(of: "display")
        return line.hasSuffix("\n") ? ":" + line.dropLast() : nil
      }
    } catch {
      // Once the shell is gone that watches over the server, nobody ends it.
      lifeline.cut()
      _ = try? server.waitForEnding()
      throw error
    }
    if company == .openbox || company == .openboxAndXcompmgr { try startOpenbox() }
    if company == .xcompmgr || company == .openboxAndXcompmgr { try startCompositor() }
  }

  deinit {
    stop()
  }

  /// Takes the server away from under its clients.
  package func stop() {
    lifeline.cut()
    _ = try? server.waitForEnding()
  }

  /// Starts a window manager; one that runs already makes way for it.
  ///
  /// - Throws: `Failure` where it does not come up.
  package func startOpenbox() throws {
    let predecessor = openbox
    let successor = try start(["openbox"] + (predecessor == nil ? [] : ["--replace"]))
    openbox = successor
    let client = try XClient(to: displayName)
    if let predecessor {
      try wait(for: "openbox to take over", upTo: 20) {
        client.cardinals("_OPENBOX_PID", of: client.root) == [UInt(successor.processID)]
      }
      // Its work is done. Should a window's shape change while it closes its connection, it waits
      // for ever for a lock of Xlib's that it has itself.
      predecessor.send(SIGKILL)
      _ = try predecessor.waitForEnding()
    }
    // It calls itself the window manager long before it looks at events, and those that come in
    // between lie about until the next one. So it must have answered something. What it was asked
    // too often it answers later; so the window must not become another client's.
    let window = client.makeWindow()
    asker = (client, window)
    try wait(for: "openbox to answer") {
      client.tellRoot("_NET_REQUEST_FRAME_EXTENTS", about: window)
      return !client.cardinals("_NET_FRAME_EXTENTS", of: window).isEmpty
    }
  }

  /// Takes the window manager away, without a good-bye.
  ///
  /// - Throws: `Failure` where it stays.
  package func endOpenbox() throws {
    openbox?.send(SIGKILL)
    _ = try openbox?.waitForEnding()
    (openbox, asker) = (nil, nil)
  }

  /// Waits until openbox has taken note of all that has happened on the server so far.
  ///
  /// - Throws: `Failure` where it does not answer.
  package func waitForOpenbox() throws {
    guard let (client, window) = asker else { throw Failure("openbox does not run") }
    client.removeProperty("_NET_FRAME_EXTENTS", of: window)
    client.tellRoot("_NET_REQUEST_FRAME_EXTENTS", about: window)
    try wait(for: "openbox to answer") {
      !client.cardinals("_NET_FRAME_EXTENTS", of: window).isEmpty
    }
  }

  /// Waits for the window manager, if there is one.
  ///
  /// - Throws: `Failure` where it does not answer.
  package func settle() throws {
    if openbox != nil { try waitForOpenbox() }
  }

  /// Starts a compositor and waits until it composes the screen.
  ///
  /// - Throws: `Failure` where it does not.
  package func startCompositor() throws {
    compositor = try start(["xcompmgr"])
    let client = try XClient(to: displayName)
    try wait(for: "xcompmgr to compose the screen") { client.hasOwner("_NET_WM_CM_S0") }
  }

  /// Ends the compositor by a signal.
  ///
  /// - Throws: `Failure` where it stays.
  package func endCompositor(with signal: Int32) throws {
    compositor?.send(signal)
    _ = try compositor?.waitForEnding()
    compositor = nil
  }

  private func start(_ command: [String]) throws -> ChildProcess {
    let environment = folder.environment.merging(["DISPLAY": displayName]) { $1 }
    return try ChildProcess(command, environment: environment)
  }
}
