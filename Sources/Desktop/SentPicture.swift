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

  /// Calls a closure for boxes that together hold all that differs within a box from what was sent:
  /// as many as take the fewest bytes.
  func differences(in box: PixelBox, send: (PixelBox) -> Void) {
    var band = PixelBox(x: 0, y: 0, width: 0, height: 0)
    for y in box.y..<box.y + box.height {
      guard let columns = differences(onRow: y, of: box) else { continue }
      let row = PixelBox(x: columns.lowerBound, y: y, width: columns.count, height: 1)
      let both = band.union(row)
      if !band.isEmpty, cost(both) > cost(band) + cost(row) {
        send(band)
        band = row
      } else {
        band = both
      }
    }
    if !band.isEmpty { send(band) }
  }

  private func cost(_ box: PixelBox) -> Int {
    SentPicture.requestSize + box.area * bytesPerPixel
  }

  /// The pixels of a row from the first to the last that differs; nil where none does.
  private func differences(onRow y: Int, of box: PixelBox) -> Range<Int>? {
    func differs(_ x: Int) -> Bool {
      let offset = y * picture.stride + x * bytesPerPixel
      return memcmp(pixels + offset, picture.start + offset, bytesPerPixel) != 0
    }
    let columns = box.x..<box.x + box.width
    guard let first = columns.first(where: differs) else { return nil }
    let last = columns.last(where: differs) ?? first
    return first..<last + 1
  }
}
