import CX11
package import Canvas

/// The clock's window: undecorated, square, and shown like a widget rather than an application.
package final class WidgetWindow {
  /// What the window tells the server and the window manager about itself.
  package struct Identity: Sendable {
    /// The instance name, the first part of `WM_CLASS`.
    package var name: String
    /// What a task list would show.
    package var title: String
    /// Whether it is on all workspaces.
    package var isSticky: Bool

    /// An identity from its parts.
    package init(name: String, title: String, isSticky: Bool) {
      self.name = name
      self.title = title
      self.isSticky = isSticky
    }
  }

  let connection: Connection
  let id: Window
  let visual: WindowVisual
  private let colormap: Colormap
  /// The selection of the Present extension's events; 0 while there is none.
  private var presentEvents: XID = 0

  /// How pictures for this window keep their pixels.
  package var format: PixelFormat { visual.format }

  /// Whether what lies beneath shows through where the picture is transparent; elsewhere the window
  /// is cut to a shape.
  package var hasAlpha: Bool { visual.hasAlpha }

  /// Makes a window, which nobody sees yet.
  ///
  /// - Parameters:
  ///   - connection: Where.
  ///   - side: Its width and height, in pixels.
  ///   - geometry: Its place; without one the window manager chooses.
  ///   - identity: What others are told.
  /// - Throws: `DesktopError` where the screen's pixels are of no known layout.
  package init(
    on connection: Connection, side: Int, geometry: Geometry?, identity: Identity
  ) throws(DesktopError) {
    let visual = try WindowVisual(on: connection, wantsAlpha: connection.hasCompositor)
    self.connection = connection
    self.visual = visual
    let display = connection.display
    colormap = XCreateColormap(display, connection.root, visual.visual, AllocNone)
    let screen = connection.screenSize
    let x = geometry?.x?.start(window: side, screen: screen.width) ?? 0
    let y = geometry?.y?.start(window: side, screen: screen.height) ?? 0
    var attributes = XSetWindowAttributes()
    attributes.colormap = colormap
    attributes.border_pixel = 0
    attributes.background_pixmap = Pixmap(None)
    attributes.event_mask =
      ExposureMask | StructureNotifyMask | VisibilityChangeMask | KeyPressMask | ButtonPressMask
      | ButtonReleaseMask | Button1MotionMask
    id = XCreateWindow(
      display, connection.root, Int32(x), Int32(y), UInt32(side), UInt32(side), 0, visual.depth,
      UInt32(InputOutput), visual.visual,
      UInt(CWColormap | CWBorderPixel | CWBackPixmap | CWEventMask), &attributes)
    setHints(identity: identity, side: side, geometry: geometry, x: x, y: y)
  }

  deinit {
    XDestroyWindow(connection.display, id)
    XFreeColormap(connection.display, colormap)
  }

  /// Shows the window, or has the window manager do so, with a picture in it from the first moment
  /// on. `settle` ends that once it is mapped.
  package func map(showing picture: WindowPicture) {
    setBackground(picture)
    XMapWindow(connection.display, id)
  }

  /// Moves and resizes the window about its centre, or has the window manager do so; the new extent
  /// is filled with a picture as soon as it is there. `settle` ends that.
  package func resize(about centre: (x: Int, y: Int), showing picture: WindowPicture) {
    setBackground(picture)
    let side = picture.side
    XMoveResizeWindow(
      connection.display, id, Int32(centre.x - side / 2), Int32(centre.y - side / 2),
      UInt32(side), UInt32(side))
  }

  /// Has the window keep what it shows until a picture replaces it, once it is mapped or has its new
  /// extent.
  ///
  /// - Parameter isSquare: Whether the face leaves no part of the window uncovered; elsewhere the
  ///   server clears it.
  package func settle(isSquare: Bool) {
    if isSquare {
      setBackground(nil)
    } else {
      XSetWindowBackground(connection.display, id, 0)
      XClearWindow(connection.display, id)
    }
  }

  /// The server itself paints a background wherever the window appears, so nobody sees it empty.
  private func setBackground(_ picture: WindowPicture?) {
    let pixmap = picture?.makePixmap() ?? Pixmap(None)
    XSetWindowBackgroundPixmap(connection.display, id, pixmap)
    if picture != nil { XFreePixmap(connection.display, pixmap) }
  }

  /// Cuts the window to a region of rows of pixels, from the top down.
  ///
  /// The corresponding C function is `XShapeCombineRectangles`.
  package func cut(to rows: [PixelBox]) {
    var rectangles = rows.map { row in
      XRectangle(
        x: Int16(row.x), y: Int16(row.y), width: UInt16(row.width), height: UInt16(row.height))
    }
    XShapeCombineRectangles(
      connection.display, id, ShapeBounding, 0, 0, &rectangles, Int32(rectangles.count), ShapeSet,
      YXBanded)
  }

  /// The window's middle on the root window, in pixels. Waits for the server's answer.
  package var centre: (x: Int, y: Int) {
    var attributes = XWindowAttributes()
    XGetWindowAttributes(connection.display, id, &attributes)
    let corner = rootPosition
    return (corner.x + Int(attributes.width) / 2, corner.y + Int(attributes.height) / 2)
  }

  /// Where the window's top left corner is on the root window, in pixels. Waits for the server's
  /// answer.
  var rootPosition: (x: Int, y: Int) {
    var (x, y, child): (Int32, Int32, Window) = (0, 0, 0)
    XTranslateCoordinates(connection.display, id, connection.root, 0, 0, &x, &y, &child)
    return (Int(x), Int(y))
  }

  /// Moves the window's top left corner to a place on the root window.
  func move(x: Int, y: Int) {
    XMoveWindow(connection.display, id, Int32(x), Int32(y))
  }

  /// Has the server report vertical blanks and idle pixmaps from now on.
  func selectPresentEvents() {
    guard presentEvents == 0 else { return }
    presentEvents = XPresentSelectInput(
      connection.display, id, UInt32(PresentCompleteNotifyMask | PresentIdleNotifyMask))
  }
}
