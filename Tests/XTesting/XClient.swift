package import CXTest
import Foundation

/// A connection of the tests' own to an X server: their eyes and fingers.
///
/// A request that fails, say on a window that is just going, returns nothing; it ends no test run.
package final class XClient {
  /// Xlib's connection.
  package let display: OpaquePointer
  /// The screen's root window.
  package let root: Window
  /// Kept alive as long as the connection to it.
  private let endpoint: (any XEndpoint)?

  /// Connects to what is kept alive as long as the connection.
  ///
  /// - Throws: `Failure` where nobody answers.
  package convenience init(to endpoint: any XEndpoint) throws {
    try self.init(name: endpoint.displayName, endpoint: endpoint)
  }

  /// Connects to a display.
  ///
  /// - Throws: `Failure` where nobody answers.
  package convenience init(to displayName: String) throws {
    try self.init(name: displayName, endpoint: nil)
  }

  private init(name: String, endpoint: (any XEndpoint)?) throws {
    _ = XClient.xlibIsReady
    guard let display = XOpenDisplay(name) else { throw Failure("no X server at \(name)") }
    XSetIOErrorExitHandler(display, { _, _ in }, nil)
    self.display = display
    self.endpoint = endpoint
    root = XDefaultRootWindow(display)
  }

  deinit {
    XCloseDisplay(display)
  }

  /// The server's number for a name.
  package func atom(_ name: String) -> Atom {
    XInternAtom(display, name, 0)
  }

  /// Whether a selection belongs to somebody.
  package func hasOwner(_ selection: String) -> Bool {
    XGetSelectionOwner(display, atom(selection)) != 0
  }

  /// Whether the server knows an extension.
  package func hasExtension(_ name: String) -> Bool {
    var codes: (Int32, Int32, Int32) = (0, 0, 0)
    return XQueryExtension(display, name, &codes.0, &codes.1, &codes.2) != 0
  }

  /// Xlib's handlers belong to the whole process, and by default they end it.
  private static let xlibIsReady: Bool = {
    XInitThreads()
    XSetErrorHandler { _, _ in 0 }
    XSetIOErrorHandler { _ in 0 }
    return true
  }()
}
