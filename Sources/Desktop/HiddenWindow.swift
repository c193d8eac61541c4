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

  /// Has the server tell its time, with the report of a property's change. The property is made
  /// where it is missing, and not changed.
  func askForTime(byAppendingNothingTo property: Atom) {
    XChangeProperty(
      connection.display, id, property, connection.atoms[.utf8], 8, PropModeAppend, nil, 0)
  }

  /// The time that the server has told, which is forgotten then; nil for none.
  var toldTime: Time? {
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
