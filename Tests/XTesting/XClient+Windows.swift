package import CXTest

/// The windows on the screen.
extension XClient {
  /// The windows of the class that are on the screen, below whatever frames they have.
  package func visibleWindows(ofClass name: String) -> [Window] {
    windows(ofClass: name).filter(isViewable)
  }

  /// The windows of the class, whether they are shown or not.
  package func windows(ofClass name: String) -> [Window] {
    windows(below: root).filter { windowClass(of: $0).last == name }
  }

  /// Where a window is on the screen; nil once it is gone.
  package func place(of window: Window) -> Rectangle? {
    var (root, child): (Window, Window) = (0, 0)
    var (x, y): (Int32, Int32) = (0, 0)
    var (width, height, border, depth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    guard
      XGetGeometry(display, window, &root, &x, &y, &width, &height, &border, &depth) != 0,
      XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child) != 0
    else { return nil }
    return Rectangle(x: Int(x), y: Int(y), width: Int(width), height: Int(height))
  }

  /// Takes a window away, as its program would.
  package func withdraw(_ window: Window) {
    XWithdrawWindow(display, window, XDefaultScreen(display))
    XSync(display, 0)
  }

  /// Changes a window's size.
  package func resize(_ window: Window, width: UInt32, height: UInt32) {
    XResizeWindow(display, window, width, height)
    XSync(display, 0)
  }

  /// A window as large as the screen that is not shown, and no window manager's business.
  package func makeWindow(filledWith pixel: Pixel = Pixel(red: 0, green: 0, blue: 0)) -> Window {
    var color = XColor()
    (color.red, color.green) = (UInt16(pixel.red * 257), UInt16(pixel.green * 257))
    color.blue = UInt16(pixel.blue * 257)
    XAllocColor(display, XDefaultColormap(display, XDefaultScreen(display)), &color)
    var attributes = XSetWindowAttributes()
    attributes.override_redirect = 1
    attributes.background_pixel = color.pixel
    return XCreateWindow(
      display, root, 0, 0, UInt32(XServer.width), UInt32(XServer.height), 0, 0,
      UInt32(InputOutput), nil, UInt(CWOverrideRedirect | CWBackPixel), &attributes)
  }

  private func windows(below parent: Window) -> [Window] {
    var (root, itsParent): (Window, Window) = (0, 0)
    var children: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    XQueryTree(display, parent, &root, &itsParent, &children, &count)
    guard let children else { return [] }
    defer { XFree(children) }
    return UnsafeBufferPointer(start: children, count: Int(count)).flatMap {
      [$0] + windows(below: $0)
    }
  }

  /// Whether a window and all that it lies in are on the screen.
  package func isViewable(_ window: Window) -> Bool {
    attributes(of: window)?.map_state == IsViewable
  }

  /// What the server knows of a window; nil once it is gone.
  package func attributes(of window: Window) -> XWindowAttributes? {
    var attributes = XWindowAttributes()
    return XGetWindowAttributes(display, window, &attributes) != 0 ? attributes : nil
  }
}
