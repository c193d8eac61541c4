import CX11

extension Connection {
  /// The 32-bit values of a window's property, up to a thousand; none where it hasn't got it. Waits
  /// for the server's answer.
  func values(of property: Atom, on window: Window, type: Atom) -> [UInt] {
    read(property, on: window, type: type, format: 32, mostWords: 1_000) { bytes, count in
      bytes.withMemoryRebound(to: UInt.self, capacity: count) {
        // Xlib makes C longs of them as if they had a sign.
        UnsafeBufferPointer(start: $0, count: count).map { $0 & 0xffff_ffff }
      }
    } ?? []
  }

  /// The bytes of a window's property, up to a limit that is a multiple of four; nil where it hasn't
  /// got it. Waits for the server's answer.
  func bytes(of property: Atom, on window: Window, type: Atom, limit: Int) -> [UInt8]? {
    read(property, on: window, type: type, format: 8, mostWords: limit / 4) { bytes, count in
      Array(UnsafeBufferPointer(start: bytes, count: count))
    }
  }

  /// What the closure makes of a property; nil where there is none of that type and format, and
  /// where there is more than so many words of 32 bits.
  private func read<Contents>(
    _ property: Atom, on window: Window, type: Atom, format: Int32, mostWords: Int,
    _ contents: (UnsafeMutablePointer<UInt8>, Int) -> Contents
  ) -> Contents? {
    var (foundType, foundFormat): (Atom, Int32) = (0, 0)
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, property, 0, mostWords, 0, type, &foundType, &foundFormat, &count, &rest,
      &data)
    guard let data else { return nil }
    defer { XFree(data) }
    guard foundType == type, foundFormat == format, rest == 0 || format == 32 else { return nil }
    return contents(data, Int(count))
  }
}
