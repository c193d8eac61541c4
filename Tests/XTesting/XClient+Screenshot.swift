import CXTest

extension XClient {
  /// What the screen shows in a rectangle of it.
  ///
  /// - Throws: `Failure` where it does not lie on the screen.
  package func screenshot(of place: Rectangle) throws -> Picture {
    guard
      let image = XGetImage(
        display, root, Int32(place.x), Int32(place.y), UInt32(place.width), UInt32(place.height),
        UInt(bitPattern: Int(-1)), ZPixmap)
    else { throw Failure("no picture of the screen at \(place)") }
    defer { clock_test_destroy_image(image) }
    guard let format = PixelFormat(of: image.pointee), let data = image.pointee.data else {
      throw Failure("the screen's pixels have \(image.pointee.bits_per_pixel) bits")
    }
    let stride = Int(image.pointee.bytes_per_line)
    var pixels: [Pixel] = []
    pixels.reserveCapacity(place.width * place.height)
    for y in 0..<place.height {
      let row = UnsafeRawPointer(data) + y * stride
      for x in 0..<place.width { pixels.append(format.pixel(at: x, in: row)) }
    }
    return Picture(width: place.width, height: place.height, pixels: pixels)
  }
}

/// How the server keeps a pixel: in 16 or 32 bits, the colours side by side.
private struct PixelFormat {
  private let isWide: Bool
  private let masks: (red: UInt32, green: UInt32, blue: UInt32)

  /// Nil for a format that isn't read here.
  init?(of image: XImage) {
    guard [16, 32].contains(image.bits_per_pixel), image.red_mask != 0 else { return nil }
    isWide = image.bits_per_pixel == 32
    masks = (UInt32(image.red_mask), UInt32(image.green_mask), UInt32(image.blue_mask))
  }

  func pixel(at x: Int, in row: UnsafeRawPointer) -> Pixel {
    let word =
      isWide
      ? row.load(fromByteOffset: 4 * x, as: UInt32.self)
      : UInt32(row.load(fromByteOffset: 2 * x, as: UInt16.self))
    return Pixel(
      red: part(of: word, masks.red), green: part(of: word, masks.green),
      blue: part(of: word, masks.blue))
  }

  /// A colour's part, from 0 to 255 whatever its bits.
  private func part(of word: UInt32, _ mask: UInt32) -> Int {
    Int((word & mask) >> mask.trailingZeroBitCount) * 255 / Int(mask >> mask.trailingZeroBitCount)
  }
}
