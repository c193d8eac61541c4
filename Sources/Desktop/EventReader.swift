import CX11
import Canvas

/// Turns what the server sends about a window into events.
package final class EventReader {
  private let window: WidgetWindow
  private let extensions: Extensions
  private let keyboard: Keyboard
  private var isMapped = false
  private var isObscured = false

  private var connection: Connection { window.connection }

  /// A reader of a window's events.
  package init(of window: WidgetWindow, extensions: Extensions) {
    self.window = window
    self.extensions = extensions
    keyboard = Keyboard(display: window.connection.display)
  }

  /// Reads all that the server has sent so far, without waiting.
  ///
  /// - Parameters:
  ///   - presenter: Learns which of its pixmaps are idle.
  ///   - handle: Called for each event in turn.
  /// - Throws: What handling an event throws.
  package func read<Failure: Error>(
    presenter: () -> Presenter, _ handle: (Event) throws(Failure) -> Void
  ) throws(Failure) {
    while !connection.isLost, XPending(connection.display) > 0, !connection.isLost {
      var event = XEvent()
      XNextEvent(connection.display, &event)
      if let event = translate(&event, presenter()) { try handle(event) }
    }
  }

  private func translate(_ event: inout XEvent, _ presenter: Presenter) -> Event? {
    switch event.type {
    case Expose:
      let area = event.xexpose
      return .exposed(
        PixelBox(
          x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height)))
    case ConfigureNotify:
      return .resized(
        width: Int(event.xconfigure.width), height: Int(event.xconfigure.height))
    case MapNotify:
      isMapped = true
      return .mapped
    case UnmapNotify:
      isMapped = false
      return .visible(false)
    case VisibilityNotify:
      isObscured = event.xvisibility.state == VisibilityFullyObscured
      return .visible(isMapped && !isObscured)
    case DestroyNotify:
      return .destroyed
    case ClientMessage:
      return translate(event.xclient)
    case MappingNotify:
      keyboard.refresh(&event.xmapping)
      return nil
    case GenericEvent:
      return present(&event.xcookie, presenter)
    default:
      return translateInput(&event)
    }
  }

  private func translateInput(_ event: inout XEvent) -> Event? {
    switch event.type {
    case KeyPress:
      return .key(
        keyboard.symbols(of: &event.xkey),
        hasControl: event.xkey.state & UInt32(ControlMask) != 0)
    case ButtonPress where event.xbutton.button == Button1:
      return .leftButtonDown(rootX: Int(event.xbutton.x_root), rootY: Int(event.xbutton.y_root))
    case ButtonRelease where event.xbutton.button == Button1:
      return .leftButtonUp
    case MotionNotify:
      // Only the last of many places counts.
      while XCheckTypedWindowEvent(connection.display, window.id, MotionNotify, &event) != 0 {}
      return .dragged(rootX: Int(event.xmotion.x_root), rootY: Int(event.xmotion.y_root))
    default:
      return nil
    }
  }

  private func translate(_ message: XClientMessageEvent) -> Event? {
    let atoms = connection.atoms
    guard message.message_type == atoms[.protocols], message.format == 32 else { return nil }
    switch Atom(bitPattern: message.data.l.0) {
    case atoms[.deleteWindow]:
      return .closeRequested
    case atoms[.ping]:
      window.sendPong(message)
      return nil
    default:
      return nil
    }
  }

  private func present(_ cookie: inout XGenericEventCookie, _ presenter: Presenter) -> Event? {
    guard cookie.`extension` == extensions.presentOpcode,
      XGetEventData(connection.display, &cookie) != 0
    else { return nil }
    defer { XFreeEventData(connection.display, &cookie) }
    switch cookie.evtype {
    case PresentCompleteNotify:
      let notice = cookie.data.load(as: XPresentCompleteNotifyEvent.self)
      return .vblank(Vblank(msc: notice.msc, ust: Int64(bitPattern: notice.ust)))
    case PresentIdleNotify:
      presenter.release(cookie.data.load(as: XPresentIdleNotifyEvent.self).pixmap)
      return nil
    default:
      return nil
    }
  }
}
