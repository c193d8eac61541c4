import CX11

/// Moves a window along with the pointer, from the press of the left button on.
package struct WindowDrag {
  /// From the window's corner to the pointer, in pixels; nil where the window manager moves the
  /// window itself, with its own snapping to edges and workspaces.
  private let grip: (x: Int, y: Int)?

  /// Takes hold of a window at a point of the root window.
  package init(
    of window: WidgetWindow, in surroundings: Surroundings, rootX: Int, rootY: Int
  ) {
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
  ///
  /// - Parameters:
  ///   - window: The one that was taken hold of, or the one that has taken its place since.
  ///   - rootX: Where the pointer is on the root window, in pixels.
  ///   - rootY: Where the pointer is on the root window, in pixels.
  package func move(_ window: WidgetWindow, toRootX rootX: Int, rootY: Int) {
    if let grip { window.move(x: rootX - grip.x, y: rootY - grip.y) }
  }

  /// Lets go. A window manager that has not taken the pointer by now must not take it any more: it
  /// would wait for a release that has been.
  package func end(_ window: WidgetWindow) {
    // 11 cancels a move.
    if grip == nil { window.sendToRoot(window.connection.atoms[.moveResize], [0, 0, 11, 1, 1]) }
  }
}
