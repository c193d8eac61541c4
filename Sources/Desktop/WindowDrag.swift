import CX11

/// Moves a window along with the pointer, from the press of the left button on.
package struct WindowDrag {
  private let window: WidgetWindow
  /// From the window's corner to the pointer, in pixels; nil where the window manager moves the
  /// window itself, with its own snapping to edges and workspaces.
  private let grip: (x: Int, y: Int)?

  /// Takes hold of a window at a point of the root window.
  package init(of window: WidgetWindow, rootX: Int, rootY: Int) {
    self.window = window
    let atoms = window.connection.atoms
    if window.connection.windowManagerSupports(atoms[.moveResize]) {
      // The window manager can't take the pointer while we hold it.
      XUngrabPointer(window.connection.display, Time(CurrentTime))
      // 8 moves; 1 is the left button; the last 1 says that an application asks.
      window.sendToRoot(atoms[.moveResize], [rootX, rootY, 8, 1, 1])
      grip = nil
    } else {
      let corner = window.rootPosition
      grip = (rootX - corner.x, rootY - corner.y)
    }
  }

  /// Moves the window so that the pointer keeps its place on it.
  package func move(toRootX rootX: Int, rootY: Int) {
    if let grip { window.move(x: rootX - grip.x, y: rootY - grip.y) }
  }

  /// Lets go. A window manager that has not taken the pointer by now must not take it any more: it
  /// would wait for a release that has been.
  package func end() {
    // 11 cancels a move.
    if grip == nil { window.sendToRoot(window.connection.atoms[.moveResize], [0, 0, 11, 1, 1]) }
  }
}

extension Connection {
  /// Whether a window manager runs and says that it supports a hint. Waits for the server's answer.
  fileprivate func windowManagerSupports(_ hint: Atom) -> Bool {
    // The property on the root may be a dead window manager's; a living one's window has its own.
    guard let check = property(atoms[.supportingCheck], of: root, type: XA_WINDOW).first,
      property(atoms[.supportingCheck], of: check, type: XA_WINDOW) == [check]
    else { return false }
    return property(atoms[.supported], of: root, type: XA_ATOM).contains(hint)
  }

  /// The 32-bit values of a window's property, up to a thousand; none where it hasn't got it.
  private func property(_ property: Atom, of window: Window, type: Atom) -> [UInt] {
    var (foundType, format): (Atom, Int32) = (0, 0)
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, property, 0, 1_000, 0, type, &foundType, &format, &count, &rest, &data)
    guard let data else { return [] }
    defer { XFree(data) }
    guard foundType == type, format == 32 else { return [] }
    return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) {
      Array(UnsafeBufferPointer(start: $0, count: Int(count)))
    }
  }
}
