import CXTest
import Foundation

/// What a window tells the window manager.
extension XClient {
  /// The numbers of a format-32 property.
  func cardinals(_ name: String, of window: Window) -> [UInt] {
    read(name, of: window, format: 32) { bytes, count in
      bytes.withMemoryRebound(to: UInt.self, capacity: count) { numbers in
        // On the wire they have 32 bits; Xlib fills the upper half of each as if they had a sign.
        UnsafeBufferPointer(start: numbers, count: count).map { $0 & 0xFFFF_FFFF }
      }
    } ?? []
  }

  /// The names of a property's atoms.
  func atoms(_ name: String, of window: Window) -> [String] {
    cardinals(name, of: window).map { atom in
      guard let name = XGetAtomName(display, Atom(atom)) else { return "atom \(atom)" }
      defer { XFree(name) }
      return String(cString: name)
    }
  }

  /// The text of a property.
  func text(_ name: String, of window: Window) -> String? {
    read(name, of: window, format: 8) { bytes, count in
      String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
  }

  /// What a clock is called in its window's title, behind the time and the date.
  func title(of window: Window) -> String? {
    text("_NET_WM_NAME", of: window)?.components(separatedBy: " – ").last
  }

  /// The instance and class by which a window's program goes.
  func windowClass(of window: Window) -> [String] {
    text("WM_CLASS", of: window)?.split(separator: "\0").map(String.init) ?? []
  }

  func removeProperty(_ name: String, of window: Window) {
    XDeleteProperty(display, window, atom(name))
    XSync(display, 0)
  }

  func sizeHints(of window: Window) -> XSizeHints {
    var hints = XSizeHints()
    var supplied = 0
    XGetWMNormalHints(display, window, &hints, &supplied)
    return hints
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
