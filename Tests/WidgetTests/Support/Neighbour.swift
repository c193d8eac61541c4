import CXTest

/// Another program's bare window of one colour, which counts the clicks that it gets.
final class Neighbour {
  let window: Window
  let place: Rectangle
  let color: Pixel
  private let client: XClient
  private var clickCount = 0

  /// Shows the window.
  ///
  /// - Parameters:
  ///   - server: Where.
  ///   - place: Its place on the screen.
  ///   - color: Its colour.
  ///   - isManaged: Whether it is a window manager's business.
  ///   - isLowered: Whether it begins below all others.
  /// - Throws: `Failure` where it does not come up at its place.
  init(
    on server: XServer, at place: Rectangle, color: Pixel = Pixel(red: 200, green: 40, blue: 200),
    isManaged: Bool = true, isLowered: Bool = false
  ) throws {
    client = try XClient(to: server)
    (self.place, self.color) = (place, color)
    window = client.makeWindow(filledWith: color)
    let display = client.display
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = isManaged ? 0 : 1
    attributes.event_mask = ButtonPressMask | VisibilityChangeMask | StructureNotifyMask
    XChangeWindowAttributes(
      display, window, UInt(CWOverrideRedirect | CWEventMask), &attributes)
    XMoveResizeWindow(
      display, window, Int32(place.x), Int32(place.y), UInt32(place.width), UInt32(place.height))
    var hints = XSizeHints()
    hints.flags = USPosition | PWinGravity
    hints.win_gravity = StaticGravity
    XSetWMNormalHints(display, window, &hints)
    // No decorations, which have their own flag.
    client.set("_MOTIF_WM_HINTS", of: window, to: [2, 0, 0, 0, 0])
    if isLowered { XLowerWindow(display, window) }
    client.map(window)
    try wait(for: "another program's window at \(place)") {
      client.isViewable(window) && client.place(of: window) == place
    }
  }

  deinit {
    client.destroy(window)
  }

  /// How often a button was pressed in it so far.
  var clicks: Int {
    XSync(client.display, 0)
    var event = XEvent()
    while XCheckTypedEvent(client.display, ButtonPress, &event) != 0 { clickCount += 1 }
    return clickCount
  }

  /// Puts it on top of all that are in its layer.
  func raise() {
    XRaiseWindow(client.display, window)
    XSync(client.display, 0)
  }

  /// Whether something has come to cover it since it was last asked.
  func wasCovered() -> Bool {
    XSync(client.display, 0)
    var (event, isCovered) = (XEvent(), false)
    while XCheckTypedEvent(client.display, VisibilityNotify, &event) != 0 {
      isCovered = event.xvisibility.state != VisibilityUnobscured
    }
    return isCovered
  }

  func hide() {
    client.unmap(window)
  }

  /// Has it take the keyboard.
  func takeFocus() throws {
    XSetInputFocus(client.display, window, RevertToParent, Time(CurrentTime))
    XSync(client.display, 0)
    try wait(for: "the keyboard to be the other window's") { client.focus == window }
  }
}
