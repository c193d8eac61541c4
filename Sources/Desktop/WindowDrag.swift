import CX11

/// Moves a window along with the pointer, from the press of the left button on.
package struct WindowDrag {
  private let window: WidgetWindow
  /// From the window's corner to the pointer, in pixels; nil where the window manager moves the
  /// window itself, with its own snapping to edges and workspaces.
  private let grip: (x: Int, y: Int)?

  /// Takes hold of a window at a point of the root window.
  package init(
    of window: WidgetWindow, in surroundings: Surroundings, rootX: Int, rootY: Int
  ) {
    self.window = window
    let atoms = window.connection.atoms
    if surroundings.windowManager.supports(atoms[.moveResize]) {
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
