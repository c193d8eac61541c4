import Canvas
import Glibc

/// What a server that shares no memory with the clock has of a picture, so that over the wire goes
/// only what differs.
final class SentPicture {
  private let pixels: UnsafeMutableRawPointer
  private let picture: PictureMemory
  private let bytesPerPixel: Int

  /// What a request to put pixels takes besides these, in bytes.
  private static let requestSize = 24

  /// Nothing yet of a picture.
  ///
  /// - Throws: `DesktopError` where there is no memory.
  init(of picture: PictureMemory, side: Int, format: PixelFormat) throws(DesktopError) {
    guard let pixels = calloc(side, picture.stride) else {
      throw DesktopError("no memory for a picture of \(side) × \(side) pixels")
    }
    self.pixels = pixels
    self.picture = picture
    bytesPerPixel = format == .rgb16 ? 2 : 4
  }

  deinit {
    free(pixels)
  }

  /// Notes that the server has got a piece of the picture.
  func note(_ box: PixelBox) {
    for y in box.y..<box.y + box.height {
      let offset = y * picture.stride + box.x * bytesPerPixel
      memcpy(pixels + offset, picture.start + offset, box.width * bytesPerPixel)
    }
  }

  /// Boxes that together hold all that differs within a box from what was sent, cut in halves as long
  /// as that saves bytes: hands are thin, and most of a box around one is as it was.
  func differences(in box: PixelBox) -> [PixelBox] {
    let box = tightened(box)
    guard !box.isEmpty else { return [] }
    // No two pieces would take less.
    guard cost(box) > 2 * SentPicture.requestSize else { return [box] }
    var (one, other) = (box, box)
    if box.width > box.height {
      one.width /= 2
      other.x += one.width
      other.width -= one.width
    } else {
      one.height /= 2
      other.y += one.height
      other.height -= one.height
    }
    let pieces = differences(in: one) + differences(in: other)
    return pieces.reduce(0) { $0 + cost($1) } < cost(box) ? pieces : [box]
  }

  private func cost(_ box: PixelBox) -> Int {
    SentPicture.requestSize + box.area * bytesPerPixel
  }

  /// The smallest box around all that differs within a box.
  private func tightened(_ box: PixelBox) -> PixelBox {
    var tight = PixelBox(x: 0, y: 0, width: 0, height: 0)
    for y in box.y..<box.y + box.height {
      let columns = box.x..<box.x + box.width
      guard let first = columns.first(where: { differs($0, y) }) else { continue }
      let last = columns.last { differs($0, y) } ?? first
      tight = tight.union(PixelBox(x: first, y: y, width: last - first + 1, height: 1))
    }
    return tight
  }

  private func differs(_ x: Int, _ y: Int) -> Bool {
    let offset = y * picture.stride + x * bytesPerPixel
    return memcmp(pixels + offset, picture.start + offset, bytesPerPixel) != 0
  }
}
