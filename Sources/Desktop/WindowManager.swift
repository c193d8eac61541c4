import CX11

/// The window manager, as far as one runs.
final class WindowManager {
  private let connection: Connection
  /// The window by which a window manager shows that it is alive; 0 while there is none.
  private var check: Window = 0

  /// Whether a window manager runs that says so.
  var isRunning: Bool { check != 0 }

  /// Looks for a window manager.
  init(of connection: Connection) {
    self.connection = connection
    _ = look()
  }

  /// Whether it says that it supports a hint. Waits for the server's answer.
  func supports(_ hint: Atom) -> Bool {
    isRunning
      && connection.values(
        of: connection.atoms[.supported], on: connection.root, type: XA_ATOM
      ).contains(hint)
  }

  /// Learns that the root's note about window managers changed.
  ///
  /// - Returns: Whether another window manager runs now.
  func look() -> Bool {
    let atom = connection.atoms[.supportingCheck]
    // The note on the root may be a dead window manager's; a living one's window has its own.
    var found: Window = 0
    if let noted = connection.values(of: atom, on: connection.root, type: XA_WINDOW).first,
      connection.values(of: atom, on: noted, type: XA_WINDOW) == [noted]
    {
      found = noted
    }
    guard found != check else { return false }
    check = found
    // Its end is told by the end of its window.
    if found != 0 { XSelectInput(connection.display, found, StructureNotifyMask) }
    return found != 0
  }

  /// Learns that a window is gone.
  ///
  /// - Returns: Whether it was the window manager's.
  func lose(_ window: Window) -> Bool {
    guard window == check, window != 0 else { return false }
    check = 0
    return true
  }
}
