import CX11
package import Canvas

/// Brings a window's picture onto the screen: at once, or with the next vertical blank.
package final class Presenter {
  private let window: WidgetWindow
  private let picture: WindowPicture
  /// Where the picture's top left pixel is in the window.
  private let offset: (x: Int, y: Int)
  private var backs: [BackPixmap] = []
  private var region: XserverRegion = 0
  private var serial: UInt32 = 0

  /// A pixmap in the server that a frame is made up in before it is presented.
  private struct BackPixmap {
    let id: Pixmap
    /// What changed in the picture since it was last sent here.
    var stale = Damage()
    /// Whether the server still reads from it.
    var isBusy = false
  }

  private var display: OpaquePointer { window.connection.display }

  /// A presenter of a window's picture.
  ///
  /// - Parameters:
  ///   - picture: What to show.
  ///   - window: Where.
  ///   - offset: Where the picture's top left pixel goes in the window.
  package init(
    of picture: WindowPicture, in window: WidgetWindow, offset: (x: Int, y: Int)
  ) {
    self.picture = picture
    self.window = window
    self.offset = offset
  }

  deinit {
    if region != 0 { XFixesDestroyRegion(display, region) }
    for back in backs { XFreePixmap(display, back.id) }
  }

  /// Shows what changed at once.
  package func show(_ damage: Damage) {
    for box in damage.boxes { picture.put(box, on: window.id, offset: offset) }
    for index in backs.indices { backs[index].stale.add(damage) }
  }

  /// Shows what changed with the next vertical blank, and has the server tell when that was.
  ///
  /// - Returns: Whether it will; not while the server still reads from all pixmaps, one of which an
  ///   event will say is idle.
  package func present(_ damage: Damage) -> Bool {
    prepare()
    guard let index = backs.firstIndex(where: { !$0.isBusy }) else { return false }
    for other in backs.indices { backs[other].stale.add(damage) }
    for box in backs[index].stale.boxes { picture.put(box, on: backs[index].id) }
    backs[index].stale.removeAll()
    backs[index].isBusy = true
    var rectangles = damage.boxes.map { box in
      XRectangle(
        x: Int16(box.x), y: Int16(box.y), width: UInt16(box.width), height: UInt16(box.height))
    }
    XFixesSetRegion(display, region, &rectangles, Int32(rectangles.count))
    serial &+= 1
    XPresentPixmap(
      display, window.id, backs[index].id, serial, 0, region, Int32(offset.x), Int32(offset.y), 0,
      0, 0, UInt32(PresentOptionNone), 0, 0, 0, nil, 0)
    return true
  }

  /// Has the server tell of a vertical blank by its number, without a change to the screen; of one
  /// that has passed it tells at once.
  package func awaitVblank(msc: UInt64) {
    prepare()
    serial &+= 1
    XPresentNotifyMSC(display, window.id, serial, msc, 0, 0)
  }

  /// Learns that the server no longer reads from a pixmap.
  func release(_ pixmap: Pixmap) {
    for index in backs.indices where backs[index].id == pixmap { backs[index].isBusy = false }
  }

  /// Has the pixmaps and the server's attention ready; a clock that only ticks needs neither.
  private func prepare() {
    guard backs.isEmpty else { return }
    window.selectPresentEvents()
    region = XFixesCreateRegion(display, nil, 0)
    backs = (0..<2).map { _ in BackPixmap(id: picture.makePixmap()) }
  }
}
