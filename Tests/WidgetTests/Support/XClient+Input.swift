import CXTest

/// Typing and pointing.
extension XClient {
  /// The key that types a symbol in the layout as it is now.
  func key(for symbol: String) throws -> Key {
    let keysym = XStringToKeysym(symbol)
    let code = XKeysymToKeycode(display, keysym)
    guard code != 0 else { throw Failure("no key types \(symbol)") }
    return Key(code: code, isShifted: XkbKeycodeToKeysym(display, code, 0, 0) != keysym)
  }

  func press(_ key: Key, withControl: Bool = false) throws {
    var held: [KeyCode] = []
    if key.isShifted { held.append(try self.key(for: "Shift_L").code) }
    if withControl { held.append(try self.key(for: "Control_L").code) }
    for code in held + [key.code] { XTestFakeKeyEvent(display, UInt32(code), 1, 0) }
    for code in [key.code] + held.reversed() { XTestFakeKeyEvent(display, UInt32(code), 0, 0) }
    XSync(display, 0)
  }

  func movePointer(toX x: Int, y: Int) {
    XTestFakeMotionEvent(display, -1, Int32(x), Int32(y), 0)
    XSync(display, 0)
  }

  func pressButton(_ button: UInt32 = 1) {
    XTestFakeButtonEvent(display, button, 1, 0)
    XSync(display, 0)
  }

  func releaseButton(_ button: UInt32 = 1) {
    XTestFakeButtonEvent(display, button, 0, 0)
    XSync(display, 0)
  }

  /// Presses the left button and lets go of it in no time, with a step of the pointer in between.
  func clickInOneGo(movingByX dx: Int32 = 0, y dy: Int32 = 0) {
    XTestFakeButtonEvent(display, 1, 1, 0)
    if (dx, dy) != (0, 0) { XTestFakeRelativeMotionEvent(display, dx, dy, 0) }
    XTestFakeButtonEvent(display, 1, 0, 0)
    XSync(display, 0)
  }

  /// The window that gets what is typed.
  var focus: Window {
    var (window, revert): (Window, Int32) = (0, 0)
    XGetInputFocus(display, &window, &revert)
    return window
  }
}
