import CX11
package import Canvas
import Glibc

/// The picture of a window, kept in our memory and sent to the server piece by piece.
///
/// The memory is shared with a local server, so that a piece costs a request of 40 bytes whatever
/// its size; a server that can't share gets the pixels themselves, as few as possible.
package final class WindowPicture {
  /// What to draw on, in `PixelFormat.argb32` or `rgb24`.
  package let surface: Surface
  /// The picture's width and height in pixels.
  package let side: Int
  /// Whether the memory is shared with the server.
  package let isShared: Bool

  private let window: WidgetWindow
  /// Where the picture's top left pixel is in the window.
  private let offset: (x: Int, y: Int)
  private let memory: PictureMemory
  private let graphics: GC
  private let converted: ConvertedPicture?
  /// What a server has that shares no memory; nil for one that does.
  private let sent: SentPicture?

  private var display: OpaquePointer { window.connection.display }

  /// A picture of nothing yet.
  ///
  /// - Parameters:
  ///   - window: Where it will be shown.
  ///   - side: Its width and height in pixels.
  ///   - offset: Where its top left pixel goes in the window.
  /// - Throws: `DesktopError` where there is no memory for it.
  package init(
    of window: WidgetWindow, side: Int, offset: (x: Int, y: Int)
  ) throws(DesktopError) {
    guard let graphics = XCreateGC(window.connection.display, window.id, 0, nil) else {
      throw DesktopError("no memory for drawing on the window")
    }
    self.window = window
    self.side = side
    self.offset = offset
    self.graphics = graphics
    memory = try PictureMemory(for: window, side: side)
    isShared = memory.isShared
    sent = try isShared ? nil : SentPicture(of: memory, side: side, format: window.format)
    do {
      let own = try Surface(
        format: window.format, width: side, height: side, over: memory.start,
        stride: memory.stride)
      if window.format.hasEightBitColors {
        surface = own
        converted = nil
      } else {
        surface = try Surface(format: .rgb24, width: side, height: side)
        converted = ConvertedPicture(own)
      }
    } catch {
      throw DesktopError("no picture of \(side) × \(side) pixels: \(error.message)")
    }
  }

  deinit {
    XFreeGC(display, graphics)
  }

  /// Brings the window up to date, at once.
  ///
  /// - Parameters:
  ///   - damage: What changed in the picture.
  ///   - exposed: What the server has forgotten, or never had.
  package func show(_ damage: Damage, exposed: Damage) {
    var all = exposed
    all.add(damage)
    if let converted { for box in all.boxes { converted.convert(box, of: surface) } }
    guard let sent else {
      for box in all.boxes { put(box, on: window.id, offset: offset) }
      return
    }
    for box in exposed.boxes {
      put(box, on: window.id, offset: offset)
      sent.note(box)
    }
    for box in damage.boxes {
      for piece in sent.differences(in: box) {
        put(piece, on: window.id, offset: offset)
        sent.note(piece)
      }
    }
  }

  /// A new pixmap in the server with the whole picture; the caller frees it.
  func makePixmap() -> Pixmap {
    let pixmap = XCreatePixmap(
      display, window.id, UInt32(side), UInt32(side), UInt32(window.visual.depth))
    converted?.convert(PixelBox(side: side), of: surface)
    put(PixelBox(side: side), on: pixmap, offset: (0, 0))
    return pixmap
  }

  private func put(_ box: PixelBox, on drawable: Drawable, offset: (x: Int, y: Int)) {
    memory.put(
      box, on: drawable, graphics: graphics, x: Int32(box.x + offset.x), y: Int32(box.y + offset.y))
  }
}

/// A picture in the pixels of a screen that has more or fewer than eight bits a colour.
private final class ConvertedPicture {
  private let surface: Surface

  init(_ surface: consuming Surface) {
    self.surface = surface
  }

  func convert(_ box: PixelBox, of picture: borrowing Surface) {
    let context = Context(on: surface)
    context.addRectangle(box)
    context.clip()
    context.setSource(picture)
    context.replace()
  }
}
