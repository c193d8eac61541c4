import CX11

extension Connection {
  /// Sets a window's property to bytes.
  func set(_ property: Atom, on window: Window, type: Atom, _ bytes: [UInt8]) {
    XChangeProperty(
      display, window, property, type, 8, PropModeReplace, bytes, Int32(bytes.count))
  }

  /// Sets a window's property to 32-bit values, which Xlib takes as C longs.
  func set(_ property: Atom, on window: Window, type: Atom, _ values: [UInt]) {
    values.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display, window, property, type, 32, PropModeReplace,
        bytes.assumingMemoryBound(to: UInt8.self).baseAddress, Int32(values.count))
    }
  }
}
