import CX11
package import Canvas
import Glibc

extension WidgetWindow {
  /// Sets what is known before the window is mapped.
  func setHints(_ identity: Identity, side: Int, position: Position) {
    let atoms = connection.atoms
    setClass(name: identity.name)
    setTitle(identity.title)
    setSizeHints(side: side, position: position)
    setProtocols()

    var hints = XWMHints()
    hints.flags = InputHint | StateHint
    hints.input = 1
    hints.initial_state = NormalState
    XSetWMHints(connection.display, id, &hints)

    var host = [CChar](repeating: 0, count: 256)
    if gethostname(&host, host.count - 1) == 0 {
      let name = host.prefix { $0 != 0 }.map(UInt8.init)
      connection.set(XA_WM_CLIENT_MACHINE, on: id, type: XA_STRING, name)
    }
    set(atoms[.pid], type: XA_CARDINAL, [UInt(getpid())])
    set(atoms[.windowType], type: XA_ATOM, [atoms[.typeUtility], atoms[.typeNormal]])
    set(atoms[.state], type: XA_ATOM, states)
    if identity.isSticky { set(atoms[.desktop], type: XA_CARDINAL, [WidgetWindow.allDesktops]) }
    setOpacity(on: id)
    // Zero: the window asks for no focus when it appears.
    set(atoms[.userTime], type: XA_CARDINAL, [0])
    // Motif's hints: the second flag says that the third number, the decorations, counts: none.
    set(atoms[.motifHints], type: atoms[.motifHints], [2, 0, 0, 0, 0])
  }

  /// Asks the window manager for the window's states again, for one that ignored or forgot those
  /// that were set before the window was mapped.
  package func requestStates() {
    let atoms = connection.atoms
    let unwanted = [atoms[.above], atoms[.below]].filter { !states.contains($0) }
    request(unwanted, isWanted: false)
    request(states, isWanted: true)
    if identity.isSticky { sendToRoot(atoms[.desktop], [Int(WidgetWindow.allDesktops), 1]) }
    setOpacity(on: frame)
  }

  private func request(_ states: [Atom], isWanted: Bool) {
    // At most two go into a message; the last 1 says that an application asks.
    for index in stride(from: 0, to: states.count, by: 2) {
      let second = index + 1 < states.count ? states[index + 1] : 0
      sendToRoot(
        connection.atoms[.state], [isWanted ? 1 : 0, Int(states[index]), Int(second), 1])
    }
  }

  /// A compositor looks at a child of the root, which is the window manager's if there is one; few
  /// of those pass the wish on.
  private func setOpacity(on window: Window) {
    guard identity.opacity < 1 else { return }
    let value = UInt((identity.opacity * 0xffff_ffff).rounded())
    connection.set(connection.atoms[.opacity], on: window, type: XA_CARDINAL, [value])
  }

  /// The child of the root that holds the window, or is it. Waits for the server's answers.
  private var frame: Window {
    var frame = id
    guard identity.opacity < 1 else { return frame }
    while true {
      var (root, parent): (Window, Window) = (0, 0)
      var children: UnsafeMutablePointer<Window>?
      var count: UInt32 = 0
      let found = XQueryTree(connection.display, frame, &root, &parent, &children, &count)
      if let children { XFree(children) }
      guard found != 0, parent != 0, parent != root else { return frame }
      frame = parent
    }
  }

  /// Gives the window an icon for task lists and docks.
  ///
  /// - Parameters:
  ///   - picture: A square image in `PixelFormat.argb32`.
  ///   - side: Its width and height in pixels.
  package func setIcon(_ picture: borrowing Surface, side: Int) {
    var icon: [UInt] = [UInt(side), UInt(side)]
    icon.reserveCapacity(side * side + 2)
    picture.withPixels { bytes, stride in
      for y in 0..<side {
        for x in 0..<side {
          icon.append(straight(bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)))
        }
      }
    }
    set(connection.atoms[.icon], type: XA_CARDINAL, icon)
  }

  /// Sends a message about the window to the root window, where window managers listen.
  func sendToRoot(_ type: Atom, _ data: [Int]) {
    send(type, data, about: id)
  }

  /// Answers a window manager that asks whether the program is alive: with its own message.
  func sendPong(_ message: XClientMessageEvent) {
    let data = message.data.l
    send(message.message_type, [data.0, data.1, data.2, data.3, data.4], about: connection.root)
  }

  private func send(_ type: Atom, _ data: [Int], about window: Window) {
    var event = XEvent()
    event.xclient = XClientMessageEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = type
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data) { bytes in
      data.withUnsafeBytes { bytes.copyMemory(from: $0) }
    }
    XSendEvent(
      connection.display, connection.root, 0, SubstructureRedirectMask | SubstructureNotifyMask,
      &event)
  }

  private var states: [Atom] {
    let atoms = connection.atoms
    let layer: [Atom] =
      switch identity.layer {
      case .above: [atoms[.above]]
      case .normal: []
      case .below: [atoms[.below]]
      }
    return layer + [atoms[.skipTaskbar], atoms[.skipPager]]
      + (identity.isSticky ? [atoms[.sticky]] : [])
  }

  private func setClass(name: String) {
    name.withCString { name in
      "Clock".withCString { type in
        var hint = XClassHint(
          res_name: UnsafeMutablePointer(mutating: name),
          res_class: UnsafeMutablePointer(mutating: type))
        XSetClassHint(connection.display, id, &hint)
      }
    }
  }

  /// Tells task lists and screen readers what the window shows.
  package func change(toTitle title: String) {
    identity.title = title
    // It is no news to the clock, which would wake up to hear it.
    XSelectInput(connection.display, id, WidgetWindow.events & ~PropertyChangeMask)
    setTitle(title)
    XSelectInput(connection.display, id, WidgetWindow.events)
  }

  private func setTitle(_ title: String) {
    let atoms = connection.atoms
    let text = Array(title.utf8)
    let type = text.allSatisfy { $0 < 128 } ? XA_STRING : atoms[.utf8]
    connection.set(XA_WM_NAME, on: id, type: type, text)
    connection.set(atoms[.name], on: id, type: atoms[.utf8], text)
  }

  /// Sets what the window manager needs to know of the window's size and place.
  func setSizeHints(side: Int, position: Position) {
    var hints = XSizeHints()
    let (x, y) = position.corner(of: side, on: connection)
    hints.flags = PMinSize | PAspect | PWinGravity
    (hints.width, hints.height) = (Int32(side), Int32(side))
    (hints.min_width, hints.min_height) = (32, 32)
    (hints.min_aspect.x, hints.min_aspect.y) = (1, 1)
    (hints.max_aspect.x, hints.max_aspect.y) = (1, 1)
    hints.win_gravity = NorthWestGravity
    (hints.x, hints.y) = (Int32(x), Int32(y))
    switch position {
    case .any:
      hints.flags |= PSize
    case .corner:
      hints.flags |= USPosition | PSize
      // Of the window itself, whatever frame it gets.
      hints.win_gravity = StaticGravity
    case .geometry(let geometry):
      hints.flags |= geometry.side == nil ? PSize : USSize
      guard let horizontal = geometry.x, let vertical = geometry.y else { break }
      hints.flags |= USPosition
      hints.win_gravity =
        switch (vertical.isFromFarEdge, horizontal.isFromFarEdge) {
        case (false, false): NorthWestGravity
        case (false, true): NorthEastGravity
        case (true, false): SouthWestGravity
        case (true, true): SouthEastGravity
        }
    }
    XSetWMNormalHints(connection.display, id, &hints)
  }

  /// The number that `_NET_WM_DESKTOP` has for all of them.
  static var allDesktops: UInt { 0xffff_ffff }

  private func setProtocols() {
    var protocols = [connection.atoms[.deleteWindow], connection.atoms[.ping]]
    XSetWMProtocols(connection.display, id, &protocols, Int32(protocols.count))
  }

  private func set(_ property: Atom, type: Atom, _ values: [UInt]) {
    connection.set(property, on: id, type: type, values)
  }
}

/// A pixel with its colours no longer premultiplied by its alpha.
private func straight(_ pixel: UInt32) -> UInt {
  let alpha = pixel >> 24
  guard alpha > 0 else { return 0 }
  func component(_ shift: UInt32) -> UInt32 {
    min(255, ((pixel >> shift & 0xff) * 255 + alpha / 2) / alpha) << shift
  }
  return UInt(alpha << 24 | component(16) | component(8) | component(0))
}
