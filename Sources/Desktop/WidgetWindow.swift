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
    /// Where it is among other windows.
    package var layer: StackingLayer
    /// From 0, not to be seen, to 1.
    package var opacity: Double

    /// An identity from its parts.
    package init(
      name: String, title: String, isSticky: Bool, layer: StackingLayer, opacity: Double
    ) {
      self.name = name
      self.title = title
      self.isSticky = isSticky
      self.layer = layer
      self.opacity = opacity
    }
  }

  /// Where a window appears.
  package enum Position: Sendable {
    /// Where the window manager likes.
    case any
    /// Where a geometry says, if it does.
    case geometry(Geometry)
    /// With its top left corner at a point of the root window, in pixels.
    case corner(x: Int, y: Int)

    /// Where the top left corner of a square window is to be on the root window, in pixels.
    func corner(of side: Int, on connection: Connection) -> (x: Int, y: Int) {
      let screen = connection.screenSize
      return switch self {
      case .any: (0, 0)
      case .geometry(let geometry):
        (
          geometry.x?.start(window: side, screen: screen.width) ?? 0,
          geometry.y?.start(window: side, screen: screen.height) ?? 0
        )
      case .corner(let x, let y): (x, y)
      }
    }
  }

  let connection: Connection
  let id: Window
  let visual: WindowVisual
  /// Whether what lies beneath was to show through; `hasAlpha` is whether it does.
  package let wantsAlpha: Bool
  /// What others are told.
  package internal(set) var identity: Identity
  /// The number of its desktop, as the window manager has it; nil where nobody says.
  var desktop: UInt?

  /// What the server tells of the window.
  static let events =
    ExposureMask | StructureNotifyMask | VisibilityChangeMask | KeyPressMask | ButtonPressMask
    | ButtonReleaseMask | Button1MotionMask | Button2MotionMask | PropertyChangeMask

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
  ///   - position: Its place.
  ///   - wantsAlpha: Whether what lies beneath is to show through, as it does with a compositor.
  ///   - identity: What others are told.
  /// - Throws: `DesktopError` where the screen's pixels are of no known layout.
  package init(
    on connection: Connection, side: Int, position: Position, wantsAlpha: Bool, identity: Identity
  ) throws(DesktopError) {
    let visual = try WindowVisual(on: connection, wantsAlpha: wantsAlpha)
    self.connection = connection
    self.visual = visual
    self.wantsAlpha = wantsAlpha
    self.identity = identity
    let display = connection.display
    colormap = XCreateColormap(display, connection.root, visual.visual, AllocNone)
    let corner = position.corner(of: side, on: connection)
    var attributes = XSetWindowAttributes()
    attributes.colormap = colormap
    attributes.border_pixel = 0
    attributes.background_pixmap = Pixmap(None)
    attributes.event_mask = WidgetWindow.events & ~PropertyChangeMask
    id = XCreateWindow(
      display, connection.root, Int32(corner.x), Int32(corner.y), UInt32(side), UInt32(side), 0,
      visual.depth,
      UInt32(InputOutput), visual.visual,
      UInt(CWColormap | CWBorderPixel | CWBackPixmap | CWEventMask), &attributes)
    setHints(identity, side: side, position: position)
    // Those first properties are no news to the clock.
    XSelectInput(display, id, WidgetWindow.events)
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
  /// - Parameter ground: The colour of what the face leaves uncovered; nil where it leaves nothing.
  package func settle(on ground: Color?) {
    if let ground {
      XSetWindowBackground(connection.display, id, visual.pixel(of: ground))
      XClearWindow(connection.display, id)
    } else {
      setBackground(nil)
    }
  }

  /// The server itself paints a background wherever the window appears, so nobody sees it empty.
  private func setBackground(_ picture: WindowPicture?) {
    let pixmap = picture?.makePixmap() ?? Pixmap(None)
    XSetWindowBackgroundPixmap(connection.display, id, pixmap)
    if picture != nil { XFreePixmap(connection.display, pixmap) }
  }

  /// Shows the window once more where it was, wherever a window manager put it away. It takes no
  /// keyboard from others: a window manager that is to give it back an icon's window often does that,
  /// but not with one that is new to it.
  package func showAgain() {
    guard let box else { return }
    setSizeHints(side: min(box.width, box.height), position: .corner(x: box.x, y: box.y))
    XWithdrawWindow(connection.display, id, connection.screen)
    XMapWindow(connection.display, id)
  }

  /// Cuts the window to a region of rows of pixels, from the top down; nil for all of it.
  package func cut(to rows: [PixelBox]?) {
    combine(rows, ShapeBounding)
  }

  /// Has the window take clicks in a region of rows of pixels alone, from the top down, and within its
  /// shape; nil for all of that. Elsewhere they go to what lies beneath.
  package func takeClicks(in rows: [PixelBox]?) {
    // The shape extension's number for it; its header names it in a file of its own.
    combine(rows, 2)
  }

  /// The corresponding C function is `XShapeCombineRectangles`.
  private func combine(_ rows: [PixelBox]?, _ kind: Int32) {
    guard let rows else {
      XShapeCombineMask(connection.display, id, kind, 0, 0, Pixmap(None), ShapeSet)
      return
    }
    var rectangles = rows.map { row in
      XRectangle(
        x: Int16(clamping: row.x), y: Int16(clamping: row.y), width: UInt16(clamping: row.width),
        height: UInt16(clamping: row.height))
    }
    XShapeCombineRectangles(
      connection.display, id, kind, 0, 0, &rectangles, Int32(rectangles.count), ShapeSet, YXBanded)
  }

  /// Where the window is on the root window, in pixels; nil once it is gone. Waits for the server's
  /// answer.
  package var box: PixelBox? {
    var attributes = XWindowAttributes()
    guard XGetWindowAttributes(connection.display, id, &attributes) != 0 else { return nil }
    let corner = rootPosition
    return PixelBox(
      x: corner.x, y: corner.y, width: Int(attributes.width), height: Int(attributes.height))
  }

  /// Where the window's top left corner is on the root window, in pixels. Waits for the server's
  /// answer.
  var rootPosition: (x: Int, y: Int) {
    var (x, y, child): (Int32, Int32, Window) = (0, 0, 0)
    XTranslateCoordinates(connection.display, id, connection.root, 0, 0, &x, &y, &child)
    return (Int(x), Int(y))
  }

  /// Moves the window's top left corner to a place on the root window, in pixels.
  package func move(x: Int, y: Int) {
    XMoveWindow(connection.display, id, Int32(x), Int32(y))
  }

  /// Puts the window among others. Without a window manager it is done here and now.
  package func change(to layer: StackingLayer) {
    identity.layer = layer
    requestStates()
    if layer == .below {
      XLowerWindow(connection.display, id)
    } else {
      XRaiseWindow(connection.display, id)
    }
  }

  /// Puts the window before the others of its layer.
  package func raise() {
    XRaiseWindow(connection.display, id)
  }

  /// Whether the keyboard's keys go to the window. Waits for the server's answer.
  package var hasFocus: Bool {
    var (focus, revert): (Window, Int32) = (0, 0)
    XGetInputFocus(connection.display, &focus, &revert)
    return focus == id
  }

  /// Has the keyboard's keys go to the window, which must be on the screen.
  ///
  /// - Parameter time: The server's time of the click that asks for it; 0 for now.
  package func takeFocus(time: UInt) {
    XSetInputFocus(connection.display, id, Int32(RevertToPointerRoot), time)
  }

  /// Has the server tell of a vertical blank by its number; of one that has passed it tells at once.
  ///
  /// The corresponding C function is `XPresentNotifyMSC`.
  ///
  /// - Parameters:
  ///   - msc: The blank's number.
  ///   - serial: What the answer is known by.
  package func awaitVblank(msc: UInt64, serial: UInt32) {
    // Who never asks need not be told.
    if presentEvents == 0 {
      presentEvents = XPresentSelectInput(
        connection.display, id, UInt32(PresentCompleteNotifyMask))
    }
    XPresentNotifyMSC(connection.display, id, serial, msc, 0, 0)
  }
}
