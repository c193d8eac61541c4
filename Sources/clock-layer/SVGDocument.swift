import CRSVG

/// An SVG that librsvg has read.
final class SVGDocument {
  private let handle: OpaquePointer
  /// The page in user units at 96 dpi.
  private(set) var page = Box(x: 0, y: 0, width: 0, height: 0)

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - content: The XML, unpacked.
  ///   - path: The file's real path: what the document refers to must lie in its folder.
  /// - Throws: `LayerError` where it is no SVG or has no size.
  init(_ content: [UInt8], path: [UInt8]) throws(LayerError) {
    let base = ThemeFolder.withPath(path) { g_file_new_for_path($0) }
    defer { base.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
    var error: UnsafeMutablePointer<GError>?
    let handle = content.withUnsafeBytes { bytes in
      let stream = g_memory_input_stream_new_from_data(bytes.baseAddress, bytes.count, nil)
      defer { stream.map { g_object_unref(UnsafeMutableRawPointer($0)) } }
      return rsvg_handle_new_from_stream_sync(stream, base, 0, nil, &error)
    }
    guard let handle else { throw LayerError("it is no SVG: \(SVGDocument.message(error))") }
    self.handle = handle
    rsvg_handle_set_dpi(handle, 96)
    page = try SVGDocument.page(of: handle)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(handle))
  }

  /// What the page shows, in the coordinates of the root's content; nil where the root has none.
  var viewBox: Box? {
    var has: (Int32, Int32, Int32) = (0, 0, 0)
    var size = (RsvgLength(), RsvgLength())
    var box = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(
      handle, &has.0, &size.0, &has.1, &size.1, &has.2, &box)
    return has.2 == 0 ? nil : Box(box)
  }

  /// What an element paints and the shapes in it, on the page.
  ///
  /// - Throws: `LayerError` where there is no such element.
  func bounds(of id: String) throws(LayerError) -> Box {
    guard rsvg_handle_has_sub(handle, "#" + id) != 0 else {
      throw LayerError("it has no element \"\(id)\"")
    }
    var viewport = RsvgRectangle(page)
    var (ink, logical) = (RsvgRectangle(), RsvgRectangle())
    var error: UnsafeMutablePointer<GError>?
    guard
      rsvg_handle_get_geometry_for_layer(handle, "#" + id, &viewport, &ink, &logical, &error) != 0
    else { throw LayerError("its element \"\(id)\" has no place: \(SVGDocument.message(error))") }
    // A shape on the page that paints nothing still makes room, as in other readers of such files.
    // (Off the page, librsvg's boxes of what is turned are far too large to believe.)
    let shapes = Box(logical).intersection(page)
    guard ink.width > 0, ink.height > 0 else { return Box(logical) }
    return shapes.width > 0 && shapes.height > 0 ? Box(ink).union(shapes) : Box(ink)
  }

  /// Draws the page, or one element of it where that has its place.
  ///
  /// - Throws: `LayerError` where librsvg fails.
  func draw(_ id: String?, on context: OpaquePointer) throws(LayerError) {
    var viewport = RsvgRectangle(page)
    var error: UnsafeMutablePointer<GError>?
    let isDrawn = rsvg_handle_render_layer(
      handle, context, id.map { "#" + $0 }, &viewport, &error)
    if isDrawn == 0 { throw LayerError("it cannot be drawn: \(SVGDocument.message(error))") }
  }

  private static func page(of handle: OpaquePointer) throws(LayerError) -> Box {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) == 0 {
      // Without a size, the page reaches from the origin to the end of what is drawn.
      var viewport = RsvgRectangle(x: 0, y: 0, width: 100, height: 100)
      var (ink, logical) = (RsvgRectangle(), RsvgRectangle())
      rsvg_handle_get_geometry_for_layer(handle, nil, &viewport, &ink, &logical, nil)
      (width, height) = (ink.x + ink.width, ink.y + ink.height)
    }
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw LayerError("its page has no size")
    }
    guard max(width, height) <= Limits.pageSide else {
      throw LayerError(
        "its page of \(Answer.number(width)) x \(Answer.number(height)) units is larger than "
          + "\(Answer.number(Limits.pageSide))")
    }
    return Box(x: 0, y: 0, width: width, height: height)
  }

  private static func message(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "unknown error" }
    defer { g_error_free(error) }
    return error.pointee.message.map { String(cString: $0) } ?? "unknown error"
  }
}

extension Box {
  init(_ rectangle: RsvgRectangle) {
    self.init(
      x: rectangle.x, y: rectangle.y, width: rectangle.width, height: rectangle.height)
  }
}

extension RsvgRectangle {
  init(_ box: Box) {
    self.init(x: box.x, y: box.y, width: box.width, height: box.height)
  }
}
