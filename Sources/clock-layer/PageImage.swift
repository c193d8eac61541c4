import CCairo

/// Pixels that a page is drawn on.
struct PageImage: ~Copyable {
  private let surface: OpaquePointer
  private let width: Int
  private let height: Int

  /// A transparent image.
  ///
  /// - Throws: `LayerError` where there is no memory for it.
  init(width: Int, height: Int) throws(LayerError) {
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(max(1, width)), Int32(max(1, height)))
    guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw LayerError("there is no memory for its pixels")
    }
    self.surface = surface
    self.width = max(1, width)
    self.height = max(1, height)
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  /// Draws on it, in pixels.
  ///
  /// - Throws: `LayerError` that the closure throws, or where Cairo fails.
  func draw(_ draw: (OpaquePointer) throws(LayerError) -> Void) throws(LayerError) {
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    guard let context, cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      throw LayerError("there is no memory to draw it")
    }
    try draw(context)
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw LayerError("it cannot be drawn: \(String(cString: cairo_status_to_string(status)))")
    }
  }

  /// The drawing that shows the image, a pixel a unit, with its corner at a point.
  func drawing(x: Double, y: Double) -> [UInt8] {
    cairo_surface_flush(surface)
    var text = DrawingText.start + Array("\(width) \(height) image\n".utf8)
    let stride = Int(cairo_image_surface_get_stride(surface))
    text.reserveCapacity(text.count + width * height * 4 + 200)
    if let pixels = cairo_image_surface_get_data(surface) {
      for row in 0..<height {
        text.append(
          contentsOf: UnsafeBufferPointer(start: pixels + row * stride, count: width * 4))
      }
    }
    text.append(contentsOf: "\npattern\n".utf8)
    if x != 0 || y != 0 { text.append(contentsOf: "[1 0 0 1 \(-x) \(-y)] set-matrix\n".utf8) }
    text.append(contentsOf: "set-source\npaint\npop\n".utf8)
    return text
  }
}
