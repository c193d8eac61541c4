import CX11

/// A window that is never shown: what a client without one needs to own selections and to exchange
/// properties.
final class HiddenWindow {
  let id: Window
  private let connection: Connection

  /// A window whose properties' changes are reported.
  init(on connection: Connection) {
    self.connection = connection
    var attributes = XSetWindowAttributes()
    attributes.event_mask = PropertyChangeMask
    id = XCreateWindow(
      connection.display, connection.root, -1, -1, 1, 1, 0, 0, UInt32(InputOnly), nil,
      UInt(CWEventMask), &attributes)
  }

  deinit {
    XDestroyWindow(connection.display, id)
  }

  /// The server's time, which the report of a property's change tells; nil where the server is gone.
  /// The property is made where it is missing, and not changed. Waits for the server's answer.
  func time(byAppendingNothingTo property: Atom) -> Time? {
    XChangeProperty(
      connection.display, id, property, connection.atoms[.utf8], 8, PropModeAppend, nil, 0)
    XSync(connection.display, 0)
    var event = XEvent()
    guard XCheckTypedWindowEvent(connection.display, id, PropertyNotify, &event) != 0 else {
      return nil
    }
    return event.xproperty.time
  }

  /// Has no changes reported any more.
  func ignoreChanges() {
    XSelectInput(connection.display, id, NoEventMask)
  }
}
