import CX11

/// What the desktop's settings manager tells all programs, as far as the clock has use for it.
///
/// That is the client which owns the screen's selection for settings; it may come, go and be
/// replaced while the clock runs.
package final class XSettings {
  /// Whether the person wants to see things move; nil where nobody says.
  package private(set) var enablesAnimations: Bool?

  private let connection: Connection
  /// The manager's window, which has the settings in a property; 0 while there is no manager.
  private var manager: Window = 0

  /// Looks the settings up. Waits for the server's answer.
  package init(of connection: Connection) {
    self.connection = connection
    findManager()
    enablesAnimations = readAnimations()
  }

  /// Learns from an event, of the manager's window or a message to the root window.
  ///
  /// - Parameter event: Any event.
  /// - Returns: Whether `enablesAnimations` changed.
  func handle(_ event: XEvent) -> Bool {
    switch event.type {
    case ClientMessage where announcesManager(event.xclient):
      findManager()
    case PropertyNotify
    where event.xproperty.window == manager
      && event.xproperty.atom == connection.atoms[.settings]:
      break
    case DestroyNotify where event.xdestroywindow.window == manager:
      // Another may have taken its place, and announced itself, before this was read.
      findManager()
    default:
      return false
    }
    let before = enablesAnimations
    enablesAnimations = readAnimations()
    return enablesAnimations != before
  }

  private func announcesManager(_ message: XClientMessageEvent) -> Bool {
    // The message's data are a time, the selection and the manager's window.
    message.window == connection.root && message.message_type == connection.atoms[.manager]
      && message.format == 32
      && Atom(bitPattern: message.data.l.1) == connection.atoms[.settingsManager]
  }

  private func findManager() {
    // Nobody comes or goes between the question and the wish to hear of that.
    XGrabServer(connection.display)
    manager = connection.owner(of: connection.atoms[.settingsManager])
    if manager != 0 {
      XSelectInput(connection.display, manager, StructureNotifyMask | PropertyChangeMask)
    }
    XUngrabServer(connection.display)
    connection.flush()
  }

  private func readAnimations() -> Bool? {
    let settings = connection.atoms[.settings]
    guard manager != 0,
      let bytes = connection.bytes(of: settings, on: manager, type: settings, limit: 64 << 10)
    else { return nil }
    return XSettingsReader.integer(named: "Gtk/EnableAnimations", in: bytes).map { $0 != 0 }
  }
}
