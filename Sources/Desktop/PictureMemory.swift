import CX11
import Canvas
import Glibc

/// The memory that a window's picture lies in, shared with the server where that is possible.
final class PictureMemory {
  let start: UnsafeMutableRawPointer
  /// Bytes from row to row.
  let stride: Int
  let isShared: Bool

  private let display: OpaquePointer
  private let image: UnsafeMutablePointer<XImage>
  private let segment: UnsafeMutablePointer<XShmSegmentInfo>

  /// Memory for a picture of a window, all zero.
  ///
  /// - Throws: `DesktopError` where there is none, or the server keeps pixels in another layout.
  init(for window: WidgetWindow, side: Int) throws(DesktopError) {
    let connection = window.connection
    let visual = window.visual
    let stride = visual.format.stride(width: side)
    guard
      let image = XCreateImage(
        connection.display, visual.visual, UInt32(visual.depth), ZPixmap, 0, nil, UInt32(side),
        UInt32(side), 32, Int32(stride))
    else { throw DesktopError("no memory for a picture of \(side) × \(side) pixels") }
    let bitsPerPixel = visual.format == .rgb16 ? 16 : 32
    guard Int(image.pointee.bits_per_pixel) == bitsPerPixel else {
      let found = image.pointee.bits_per_pixel
      clock_destroy_image(image)
      throw DesktopError(
        "the server packs pixels of depth \(visual.depth) into \(found) bits; "
          + "the clock draws them in \(bitsPerPixel)")
    }
    // Cairo keeps pixels in this machine's byte order; Xlib swaps them for a server that differs.
    image.pointee.byte_order = 1.littleEndian == 1 ? LSBFirst : MSBFirst
    let segment = UnsafeMutablePointer<XShmSegmentInfo>.allocate(capacity: 1)
    segment.initialize(to: XShmSegmentInfo())
    if let shared = PictureMemory.share(stride * side, with: connection, segment: segment) {
      start = shared
      isShared = true
      image.pointee.obdata = UnsafeMutableRawPointer(segment).assumingMemoryBound(to: CChar.self)
    } else {
      guard let own = calloc(side, stride) else {
        clock_destroy_image(image)
        segment.deallocate()
        throw DesktopError("no memory for a picture of \(side) × \(side) pixels")
      }
      start = own
      isShared = false
    }
    display = connection.display
    self.stride = stride
    self.image = image
    self.segment = segment
    image.pointee.data = start.assumingMemoryBound(to: CChar.self)
  }

  deinit {
    // The memory is ours, not the image's.
    image.pointee.data = nil
    image.pointee.obdata = nil
    clock_destroy_image(image)
    if isShared {
      XShmDetach(display, segment)
      shmdt(start)
    } else {
      free(start)
    }
    segment.deallocate()
  }

  /// Sends a piece of the picture to a place on a drawable.
  func put(_ box: PixelBox, on drawable: Drawable, graphics: GC, x: Int32, y: Int32) {
    let (width, height) = (UInt32(box.width), UInt32(box.height))
    if isShared {
      XShmPutImage(
        display, drawable, graphics, image, Int32(box.x), Int32(box.y), x, y, width, height, 0)
    } else {
      XPutImage(
        display, drawable, graphics, image, Int32(box.x), Int32(box.y), x, y, width, height)
    }
  }

  /// Memory that this process and the server both see, all zero; nil where it can't be had: the
  /// server is on another machine, or the system has no segment left.
  private static func share(
    _ size: Int, with connection: Connection, segment: UnsafeMutablePointer<XShmSegmentInfo>
  ) -> UnsafeMutableRawPointer? {
    guard connection.isLocal, XShmQueryExtension(connection.display) != 0 else { return nil }
    let id = shmget(IPC_PRIVATE, size, IPC_CREAT | 0o600)
    guard id >= 0 else { return nil }
    // The segment goes with its last user, however that ends.
    defer { shmctl(id, IPC_RMID, nil) }
    guard let start = shmat(id, nil, 0), start != UnsafeMutableRawPointer(bitPattern: -1) else {
      return nil
    }
    segment.pointee.shmid = id
    segment.pointee.shmaddr = start.assumingMemoryBound(to: CChar.self)
    guard connection.succeeds({ XShmAttach(connection.display, segment) }) else {
      shmdt(start)
      return nil
    }
    return start
  }
}
