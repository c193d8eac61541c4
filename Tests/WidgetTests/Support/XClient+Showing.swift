import CXTest

/// What the tests do with windows, and what they look at.
extension XClient {
  func depth(of window: Window) -> Int32 {
    attributes(of: window)?.depth ?? 0
  }

  /// The rectangles that make up a window's shape; the whole window where it has none.
  func shape(of window: Window, kind: Int32 = ShapeBounding) -> [Rectangle] {
    var (count, ordering): (Int32, Int32) = (0, 0)
    guard
      let rectangles = XShapeGetRectangles(display, window, kind, &count, &ordering)
    else { return [] }
    defer { XFree(rectangles) }
    return UnsafeBufferPointer(start: rectangles, count: Int(count)).map {
      Rectangle(x: Int($0.x), y: Int($0.y), width: Int($0.width), height: Int($0.height))
    }
  }

  func map(_ window: Window) {
    XMapWindow(display, window)
    XSync(display, 0)
  }

  func unmap(_ window: Window) {
    XUnmapWindow(display, window)
    XSync(display, 0)
  }

  func iconify(_ window: Window) {
    XIconifyWindow(display, window, XDefaultScreen(display))
    XSync(display, 0)
  }

  func destroy(_ window: Window) {
    XDestroyWindow(display, window)
    XSync(display, 0)
  }

  /// Covers the screen with one colour, below all other windows.
  func fillScreen(with pixel: Pixel) {
    let window = makeWindow(filledWith: pixel)
    XLowerWindow(display, window)
    XMapWindow(display, window)
    XSync(display, 0)
  }
}
