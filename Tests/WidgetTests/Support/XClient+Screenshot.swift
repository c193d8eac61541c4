import CXTest

extension XClient {
  /// What the screen shows in a rectangle of it.
  func screenshot(of place: Rectangle) throws -> Picture {
    guard
      let image = XGetImage(
        display, root, Int32(place.x), Int32(place.y), UInt32(place.width), UInt32(place.height),
        UInt(bitPattern: Int(-1)), ZPixmap)
    else { throw Failure("no picture of the screen at \(place)") }
    defer { clock_test_destroy_image(image) }
    guard image.pointee.bits_per_pixel == 32, let data = image.pointee.data else {
      throw Failure("the screen's pixels do not have 32 bits")
    }
    let stride = Int(image.pointee.bytes_per_line) / 4
    let pixels = data.withMemoryRebound(to: UInt32.self, capacity: stride * place.height) { words in
      (0..<place.height * place.width).map { index in
        Pixel(xrgb: words[index / place.width * stride + index % place.width])
      }
    }
    return Picture(width: place.width, height: place.height, pixels: pixels)
  }
}

extension Pixel {
  fileprivate init(xrgb: UInt32) {
    red = Int(xrgb >> 16 & 0xFF)
    green = Int(xrgb >> 8 & 0xFF)
    blue = Int(xrgb & 0xFF)
  }
}
