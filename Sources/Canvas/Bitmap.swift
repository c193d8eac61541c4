import CCairo

/// A picture of pixels that is part of a drawing.
package struct Bitmap: Equatable, Sendable {
  /// Pixels across.
  package let width: Int
  /// Pixels down.
  package let height: Int
  /// Alpha, red, green and blue of eight bits each, premultiplied, row after row from the top.
  package let pixels: [UInt32]
  /// From what is drawn on to the picture's own pixels, as Cairo's pattern matrices go.
  package var matrix = Matrix.identity
  /// What lies beyond its edges.
  package var extend = Extend.none

  /// A picture, or nil where the number of pixels is not that of the extent.
  package init?(width: Int, height: Int, pixels: [UInt32]) {
    guard width > 0, height > 0, pixels.count == width * height else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Hands a Cairo pattern of the picture to a closure, and takes it back.
  func withPattern(_ body: (OpaquePointer) -> Void) {
    pixels.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      // Cairo reads these pixels only, though it takes a pointer to what it could change.
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutableRawPointer(mutating: start).assumingMemoryBound(to: UInt8.self),
        CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
      defer { cairo_surface_destroy(surface) }
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      var matrix = matrix.cairo
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, extend.cairo)
      body(pattern)
    }
  }
}
