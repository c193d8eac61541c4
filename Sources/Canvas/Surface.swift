import CCairo

/// Something to draw on: an image in memory, or a vector picture that is being written.
package struct Surface: ~Copyable {
  let pointer: OpaquePointer

  private init(owning pointer: OpaquePointer?) throws(CanvasError) {
    guard let pointer else { throw CanvasError(CAIRO_STATUS_NO_MEMORY) }
    let status = cairo_surface_status(pointer)
    if status != CAIRO_STATUS_SUCCESS {
      cairo_surface_destroy(pointer)
      throw CanvasError(status)
    }
    self.pointer = pointer
  }

  /// A transparent (or black, where the format has no alpha) image of its own memory.
  ///
  /// The corresponding C function is `cairo_image_surface_create`.
  ///
  /// - Parameters:
  ///   - format: How a pixel is kept.
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  /// - Throws: `CanvasError` where there is no memory for it, or the size is beyond 32,767.
  package init(format: PixelFormat, width: Int, height: Int) throws(CanvasError) {
    try self.init(
      owning: cairo_image_surface_create(format.cairo, Int32(width), Int32(height)))
  }

  /// An image over somebody else's memory, which must outlive it.
  ///
  /// The corresponding C function is `cairo_image_surface_create_for_data`.
  ///
  /// - Parameters:
  ///   - format: How a pixel is kept.
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  ///   - memory: The top left pixel.
  ///   - stride: Bytes from row to row; a multiple of 4.
  /// - Throws: `CanvasError` where Cairo refuses the stride.
  package init(
    format: PixelFormat, width: Int, height: Int, over memory: UnsafeMutableRawPointer, stride: Int
  ) throws(CanvasError) {
    try self.init(
      owning: cairo_image_surface_create_for_data(
        memory.assumingMemoryBound(to: UInt8.self), format.cairo, Int32(width), Int32(height),
        Int32(stride)))
  }

  /// A vector picture, written to a sink as it is drawn and when it is finished.
  ///
  /// - Parameters:
  ///   - format: What to write.
  ///   - size: The page, in points of which a viewer shows one a pixel.
  ///   - sink: Gets the bytes; must outlive the surface.
  /// - Throws: `CanvasError` where there is no memory for it.
  package init(_ format: VectorFormat, size: Size, sink: ByteSink) throws(CanvasError) {
    let closure = Unmanaged.passUnretained(sink).toOpaque()
    switch format {
    case .svg:
      try self.init(
        owning: cairo_svg_surface_create_for_stream(
          ByteSink.write, closure, size.width, size.height))
      cairo_svg_surface_set_document_unit(pointer, CAIRO_SVG_UNIT_PX)
    case .pdf:
      try self.init(
        owning: cairo_pdf_surface_create_for_stream(
          ByteSink.write, closure, size.width, size.height))
    }
  }

  /// A surface that remembers what is drawn instead of showing it.
  fileprivate static func recording() throws(CanvasError) -> Surface {
    try Surface(owning: cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil))
  }

  deinit {
    cairo_surface_destroy(pointer)
  }

  /// Ends a vector picture: its last bytes reach the sink, and nothing can be drawn any more.
  ///
  /// The corresponding C function is `cairo_surface_finish`.
  ///
  /// - Throws: `CanvasError` where drawing or writing failed.
  package func finish() throws(CanvasError) {
    cairo_surface_finish(pointer)
    try CanvasError.check(cairo_surface_status(pointer))
  }

  /// Writes an image to a sink as PNG.
  ///
  /// The corresponding C function is `cairo_surface_write_to_png_stream`.
  ///
  /// - Parameter sink: Gets the bytes.
  /// - Throws: `CanvasError` where the surface is no image or there is no memory.
  package func writePNG(to sink: ByteSink) throws(CanvasError) {
    let closure = Unmanaged.passUnretained(sink).toOpaque()
    try CanvasError.check(cairo_surface_write_to_png_stream(pointer, ByteSink.write, closure))
  }

  /// Hands an image's pixels to a closure: the bytes, row after row, and the bytes from one row's
  /// start to the next. A surface that is no image gives no bytes.
  ///
  /// The corresponding C function is `cairo_image_surface_get_data`.
  package func withPixels<Result>(
    _ body: (_ bytes: UnsafeRawBufferPointer, _ stride: Int) -> Result
  ) -> Result {
    cairo_surface_flush(pointer)
    let stride = Int(cairo_image_surface_get_stride(pointer))
    let height = Int(cairo_image_surface_get_height(pointer))
    return body(
      UnsafeRawBufferPointer(start: cairo_image_surface_get_data(pointer), count: stride * height),
      stride)
  }
}

extension Surface {
  /// Hands an image's pixels to a closure that changes them: the top left one, and the bytes from
  /// one row's start to the next.
  ///
  /// The corresponding C functions are `cairo_image_surface_get_data` and
  /// `cairo_surface_mark_dirty`.
  package func withMutablePixels(
    _ body: (_ start: UnsafeMutableRawPointer, _ stride: Int) -> Void
  ) {
    cairo_surface_flush(pointer)
    guard let start = cairo_image_surface_get_data(pointer) else { return }
    body(UnsafeMutableRawPointer(start), Int(cairo_image_surface_get_stride(pointer)))
    cairo_surface_mark_dirty(pointer)
  }
}

extension Surface {
  /// Copies a box of pixels from an image of the same size; both have formats of 32 bits.
  package func copy(_ box: PixelBox, from other: borrowing Surface) {
    let width = box.width * 4
    other.withPixels { source, sourceStride in
      withMutablePixels { target, targetStride in
        for y in box.y..<max(box.y, box.y + box.height) {
          let from = y * sourceStride + box.x * 4
          guard let start = source.baseAddress, from + width <= source.count else { return }
          (target + y * targetStride + box.x * 4).copyMemory(from: start + from, byteCount: width)
        }
      }
    }
  }
}

/// What a closure draws on a context, as the rectangle around it in the context's units.
///
/// The corresponding C function is `cairo_recording_surface_ink_extents`.
///
/// - Parameter draw: Draws on a context that keeps no pixels.
/// - Returns: Nil where nothing is drawn; what has no bounds ends at a million units.
package func inkExtents(of draw: (borrowing Context) -> Void) -> Rectangle? {
  guard let surface = try? Surface.recording() else { return nil }
  draw(Context(on: surface))
  var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
  cairo_recording_surface_ink_extents(surface.pointer, &x, &y, &width, &height)
  guard width > 0, height > 0 else { return nil }
  let most = 1e6
  return Rectangle(
    minX: max(x, -most), minY: max(y, -most), maxX: min(x + width, most),
    maxY: min(y + height, most))
}

/// A kind of vector picture that can be written.
package enum VectorFormat: Sendable {
  /// Scalable Vector Graphics.
  case svg
  /// Portable Document Format.
  case pdf
}

/// Collects the bytes of a picture that is being written.
package final class ByteSink {
  /// What has been written so far.
  package private(set) var bytes: [UInt8] = []

  /// A sink with nothing in it.
  package init() {}

  /// What Cairo calls with the next bytes; the closure is the sink.
  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
