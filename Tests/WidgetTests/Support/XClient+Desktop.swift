import CXTest

/// What a person does with the desktop as a whole.
extension XClient {
  /// Sets a window's property to numbers.
  func set(_ name: String, of window: Window, to numbers: [Int], type: String = "CARDINAL") {
    // Xlib takes numbers of 32 bits as C longs.
    numbers.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display, window, atom(name), atom(type), 32, PropModeReplace,
        bytes.assumingMemoryBound(to: UInt8.self).baseAddress, Int32(numbers.count))
    }
    XSync(display, 0)
  }

  /// Goes to another desktop, of those that the window manager has.
  func switchDesktop(to number: Int) throws {
    tellRoot("_NET_CURRENT_DESKTOP", about: root, [number])
    try wait(for: "desktop \(number)") {
      cardinals("_NET_CURRENT_DESKTOP", of: root) == [UInt(number)]
    }
  }

  /// Has the window manager clear the desktop of all windows, or bring them back.
  func showDesktop(_ isCleared: Bool) throws {
    tellRoot("_NET_SHOWING_DESKTOP", about: root, [isCleared ? 1 : 0])
    try wait(for: "a desktop with\(isCleared ? "out" : "") windows") {
      cardinals("_NET_SHOWING_DESKTOP", of: root) == [isCleared ? 1 : 0]
    }
  }

  /// Has the window manager give a window the keyboard and put it on top, as a task list does.
  func activate(_ window: Window) {
    tellRoot("_NET_ACTIVE_WINDOW", about: window, [2])
  }

  /// Starts the screen saver, or ends it.
  func saveScreen(_ isActive: Bool) {
    XForceScreenSaver(display, isActive ? ScreenSaverActive : ScreenSaverReset)
    XSync(display, 0)
  }

  /// A click on a point of the screen.
  func click(atX x: Int, y: Int, button: UInt32 = 1) {
    movePointer(toX: x, y: y)
    pressButton(button)
    releaseButton(button)
  }

  /// How often a window of the root has changed place, size or order, of which `watchMessages` has
  /// this client told, since it was last asked.
  func restackings(of window: Window) -> Int {
    XSync(display, 0)
    var (event, count) = (XEvent(), 0)
    while XCheckTypedEvent(display, ConfigureNotify, &event) != 0 {
      if event.xconfigure.window == window { count += 1 }
    }
    return count
  }
}
