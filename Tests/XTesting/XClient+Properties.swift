package import CXTest

/// What a window tells the window manager.
extension XClient {
  /// The numbers of a format-32 property.
  package func cardinals(_ name: String, of window: Window) -> [UInt] {
    read(name, of: window, format: 32) { bytes, count in
      bytes.withMemoryRebound(to: UInt.self, capacity: count) { numbers in
        // On the wire they have 32 bits; Xlib fills the upper half of each as if they had a sign.
        UnsafeBufferPointer(start: numbers, count: count).map { $0 & 0xFFFF_FFFF }
      }
    } ?? []
  }

  /// The names of a property's atoms.
  package func atoms(_ name: String, of window: Window) -> [String] {
    cardinals(name, of: window).map { atom in
      guard let name = XGetAtomName(display, Atom(atom)) else { return "atom \(atom)" }
      defer { XFree(name) }
      return String(cString: name)
    }
  }

  /// The text of a property.
  package func text(_ name: String, of window: Window) -> String? {
    read(name, of: window, format: 8) { bytes, count in
      String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
  }

  /// The instance and class by which a window's program goes.
  package func windowClass(of window: Window) -> [String] {
    text("WM_CLASS", of: window)?.split(separator: "\0").map(String.init) ?? []
  }

  /// Takes a property away.
  package func removeProperty(_ name: String, of window: Window) {
    XDeleteProperty(display, window, atom(name))
    XSync(display, 0)
  }

  private func read<Contents>(
    _ name: String, of window: Window, format: Int32,
    _ contents: (UnsafeMutablePointer<UInt8>, Int) -> Contents
  ) -> Contents? {
    var type: Atom = 0
    var foundFormat: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var bytes: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, atom(name), 0, 1 << 24, 0, Atom(AnyPropertyType), &type, &foundFormat,
      &count, &rest, &bytes)
    guard let bytes else { return nil }
    defer { XFree(bytes) }
    return foundFormat == format ? contents(bytes, Int(count)) : nil
  }
}
