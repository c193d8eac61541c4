import CX11
import Canvas

/// Turns what the server sends into events.
package final class EventReader {
  private var window: WidgetWindow
  private let surroundings: Surroundings
  private let service: CommandService?
  private let extensions: Extensions
  private let keyboard: Keyboard
  private var visibility = Visibility()
  /// What the last event of visibility said.
  private var wasVisible = false
  /// When the window was last unmapped, in microseconds of the monotonic clock.
  private var unmapping: Int64 = 0

  private var connection: Connection { window.connection }

  /// How long a window manager may take between hiding windows and saying so, in microseconds.
  private static let clearingTime: Int64 = 1_000_000

  /// A reader of a window's events, and of those from around it.
  ///
  /// - Parameters:
  ///   - window: The clock's.
  ///   - surroundings: What is around it.
  ///   - service: What other programs' commands come through; nil where none do.
  ///   - extensions: The server's.
  package init(
    of window: WidgetWindow, surroundings: Surroundings, service: CommandService?,
    extensions: Extensions
  ) {
    self.window = window
    self.surroundings = surroundings
    self.service = service
    self.extensions = extensions
    keyboard = Keyboard(display: window.connection.display)
  }

  /// Whether the server shows the window at all.
  package var isMapped: Bool { visibility.isMapped }

  /// Whether the monitor is switched off; the server has to be asked.
  package var isMonitorOff: Bool {
    get { visibility.isMonitorOff }
    set { visibility.isMonitorOff = newValue }
  }

  /// Whether something is to be told that no event of the server's has told.
  package var hasNews: Bool { visibility.isVisible != wasVisible }

  /// Reads another window's events from now on, which was not mapped yet; the old one's are dropped.
  package func follow(_ window: WidgetWindow) {
    self.window = window
    visibility.isMapped = false
    visibility.isObscured = false
    visibility.isHidden = false
  }

  /// Reads all that the server has sent so far, without waiting.
  ///
  /// - Parameter handle: Called for each event in turn.
  /// - Throws: What handling an event throws.
  package func read<Failure: Error>(
    _ handle: (Event) throws(Failure) -> Void
  ) throws(Failure) {
    while !connection.isLost, XPending(connection.display) > 0, !connection.isLost {
      var event = XEvent()
      XNextEvent(connection.display, &event)
      if let event = translate(&event) { try handle(event) }
      try tellVisibility(handle)
    }
    try tellVisibility(handle)
  }

  private func tellVisibility<Failure: Error>(
    _ handle: (Event) throws(Failure) -> Void
  ) throws(Failure) {
    visibility.isSaverActive = surroundings.isSaverActive
    guard visibility.isVisible != wasVisible else { return }
    wasVisible = visibility.isVisible
    try handle(.visible(wasVisible))
  }

  private func translate(_ event: inout XEvent) -> Event? {
    switch event.type {
    case SelectionRequest:
      return service?.request(from: event.xselectionrequest).map(Event.command)
    case SelectionClear:
      _ = service?.lose(event.xselectionclear)
      return nil
    case MappingNotify:
      keyboard.refresh(&event.xmapping)
      return nil
    case GenericEvent:
      return vblank(&event.xcookie)
    case _ where event.xany.window == window.id:
      return translateWindow(&event)
    default:
      let translated = surroundings.translate(&event)
      if let cleared = surroundings.takeEndedClearing() { remapIfHidden(since: cleared) }
      lookForDesktop()
      return translated
    }
  }

  private func translateWindow(_ event: inout XEvent) -> Event? {
    switch event.type {
    case Expose:
      let area = event.xexpose
      return .exposed(
        PixelBox(
          x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height)))
    case ConfigureNotify:
      return .configured(
        width: Int(event.xconfigure.width), height: Int(event.xconfigure.height))
    case MapNotify:
      visibility.isMapped = true
      lookForStates()
      return .mapped
    case UnmapNotify:
      visibility.isMapped = false
      unmapping = SystemTime.monotonic()
      return nil
    case VisibilityNotify:
      // With a compositor nothing is covered for sure: the windows above may be seen through.
      visibility.isObscured =
        event.xvisibility.state == VisibilityFullyObscured && !surroundings.hasCompositor
      return event.xvisibility.state == VisibilityUnobscured ? nil : .obscured
    case DestroyNotify:
      return .destroyed
    case PropertyNotify:
      lookForStates(event.xproperty.atom)
      return nil
    case ClientMessage:
      return translate(event.xclient)
    default:
      return translateInput(&event)
    }
  }

  private func translateInput(_ event: inout XEvent) -> Event? {
    switch event.type {
    case KeyPress:
      guard !keyboard.isModifier(&event.xkey) else { return nil }
      return .key(
        keyboard.symbols(of: &event.xkey),
        hasControl: event.xkey.state & UInt32(ControlMask) != 0)
    case ButtonPress:
      let press = event.xbutton
      return Event.Button(press.button).map {
        .buttonDown(
          $0, rootX: Int(press.x_root), rootY: Int(press.y_root), time: UInt(press.time))
      }
    case ButtonRelease:
      return Event.Button(event.xbutton.button).map(Event.buttonUp)
    case MotionNotify:
      // Only the last of many places counts, up to the next event of another kind.
      var next = XEvent()
      while XEventsQueued(connection.display, Int32(QueuedAlready)) > 0,
        XPeekEvent(connection.display, &next) != 0, next.type == MotionNotify,
        next.xmotion.window == window.id
      {
        XNextEvent(connection.display, &event)
      }
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

  private func vblank(_ cookie: inout XGenericEventCookie) -> Event? {
    guard cookie.`extension` == extensions.presentOpcode, cookie.evtype == PresentCompleteNotify,
      XGetEventData(connection.display, &cookie) != 0
    else { return nil }
    defer { XFreeEventData(connection.display, &cookie) }
    let notice = cookie.data.load(as: XPresentCompleteNotifyEvent.self)
    // Beyond that are no blanks of anybody's.
    guard notice.window == window.id, max(notice.msc, notice.ust) < 1 << 62 else { return nil }
    return .vblank(
      Vblank(msc: notice.msc, ust: Int64(bitPattern: notice.ust)), serial: notice.serial_number)
  }

  /// Looks up what the window manager noted on the window: all, or what one property says.
  private func lookForStates(_ atom: Atom? = nil) {
    let atoms = connection.atoms
    if atom == nil || atom == atoms[.state] {
      visibility.isHidden = connection.values(
        of: atoms[.state], on: window.id, type: XA_ATOM
      ).contains(atoms[.hidden])
    }
    if atom == nil || atom == atoms[.desktop] {
      window.desktop =
        connection.values(of: atoms[.desktop], on: window.id, type: XA_CARDINAL).first
      lookForDesktop()
    }
  }

  private func lookForDesktop() {
    if let own = window.desktop, own != WidgetWindow.allDesktops,
      let current = surroundings.currentDesktop
    {
      visibility.isElsewhere = own != current
    } else {
      visibility.isElsewhere = false
    }
  }

  /// Shows the window again where a window manager iconified it to clear the desktop, and leaves it
  /// so: no task list has the clock in it.
  private func remapIfHidden(since clearing: Int64) {
    if !visibility.isMapped, unmapping > clearing - EventReader.clearingTime { window.showAgain() }
  }
}

extension Event.Button {
  /// A button by its number in the protocol; nil for one that the clock does not listen to.
  fileprivate init?(_ number: UInt32) {
    switch Int32(number) {
    case Button1: self = .left
    case Button2: self = .middle
    case Button3: self = .right
    case Button4: self = .wheelUp
    case Button5: self = .wheelDown
    default: return nil
    }
  }
}
