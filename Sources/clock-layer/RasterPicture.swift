import CPixbuf

/// A picture in pixels, read by gdk-pixbuf.
struct RasterPicture: ~Copyable {
  /// The formats that are read.
  enum Format: String {
    case png
    case jpeg

    /// The format that a file's first bytes tell; nil for any other.
    init?(_ content: [UInt8]) {
      if content.starts(with: [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]) {
        self = .png
      } else if content.starts(with: [0xff, 0xd8, 0xff]) {
        self = .jpeg
      } else {
        return nil
      }
    }
  }

  private let picture: OpaquePointer

  private init(owning picture: OpaquePointer?) throws(LayerError) {
    guard let picture else { throw LayerError("there is no memory for its pixels") }
    self.picture = picture
  }

  /// Reads a picture and turns it as its EXIF data says.
  ///
  /// - Throws: `LayerError` where it is damaged or too large.
  init(_ content: [UInt8], format: Format) throws(LayerError) {
    guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, nil) else {
      throw LayerError("gdk-pixbuf reads no \(format.rawValue)")
    }
    let progress = UnsafeMutablePointer<clock_picture_progress>.allocate(capacity: 1)
    defer { progress.deallocate() }
    progress.initialize(
      to: clock_picture_progress(width: 0, height: 0, rows: 0, limit: Int32(Limits.imageSide)))
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    clock_follow(loader, progress)
    var error: UnsafeMutablePointer<GError>?
    defer { error.map { g_error_free($0) } }
    var isRead = gdk_pixbuf_loader_write(loader, content, content.count, &error) != 0
    // What has failed must be closed all the same, and has given its error.
    if isRead {
      isRead = gdk_pixbuf_loader_close(loader, &error) != 0
    } else {
      gdk_pixbuf_loader_close(loader, nil)
    }
    let (width, height) = (progress.pointee.width, progress.pointee.height)
    guard max(width, height) <= progress.pointee.limit else {
      throw LayerError(
        "it has \(width) x \(height) pixels, more than \(Limits.imageSide) a side")
    }
    guard isRead, let read = gdk_pixbuf_loader_get_pixbuf(loader) else {
      let reason = (error?.pointee.message).map { String(cString: $0) } ?? "it has no pixels"
      throw LayerError("it cannot be read: \(reason)")
    }
    guard progress.pointee.rows >= height else { throw LayerError("it ends too early") }
    try self.init(owning: gdk_pixbuf_apply_embedded_orientation(read))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(picture))
  }

  /// Pixels across.
  var width: Int { Int(gdk_pixbuf_get_width(picture)) }
  /// Pixels down.
  var height: Int { Int(gdk_pixbuf_get_height(picture)) }

  /// The middle square.
  func square() throws(LayerError) -> RasterPicture {
    let side = min(width, height)
    return try RasterPicture(
      owning: gdk_pixbuf_new_subpixbuf(
        picture, Int32((width - side) / 2), Int32((height - side) / 2), Int32(side), Int32(side)))
  }

  /// The same picture, made smaller where its longer side has more pixels than asked for.
  func reduced(to pixels: Int) throws(LayerError) -> RasterPicture {
    let factor = min(1, Double(pixels) / Double(max(width, height)))
    func reduced(_ extent: Int) -> Int32 { Int32(max(1, (Double(extent) * factor).rounded())) }
    // Bilinear to gdk-pixbuf is the mean of all pixels under each new one, weighted by their alpha.
    return try RasterPicture(
      owning: gdk_pixbuf_scale_simple(
        picture, reduced(width), reduced(height), Int32(CLOCK_INTERP_BILINEAR)))
  }

  /// The drawing that shows the picture, a pixel a unit.
  func drawing() throws(LayerError) -> [UInt8] {
    guard let pixels = gdk_pixbuf_read_pixels(picture) else {
      throw LayerError("it has no pixels")
    }
    let (width, height) = (self.width, self.height)
    let stride = Int(gdk_pixbuf_get_rowstride(picture))
    let channels = Int(gdk_pixbuf_get_n_channels(picture))
    guard channels == 3 || channels == 4 else { throw LayerError("it has no colors") }
    var text = DrawingText.start + Array("\(width) \(height) image\n".utf8)
    text.reserveCapacity(text.count + width * height * 4 + 200)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = RasterPicture.premultiplied(pixels + y * stride + x * channels, channels)
        withUnsafeBytes(of: pixel) { text.append(contentsOf: $0) }
      }
    }
    // Past its edge the picture goes on, or the edge would be half transparent.
    text.append(contentsOf: "\npattern\n//EXTEND_PAD set-extend\nset-source\n".utf8)
    text.append(contentsOf: "n 0 0 \(width) \(height) rectangle\nfill+\npop\n".utf8)
    return text
  }

  private static func premultiplied(_ pixel: UnsafePointer<UInt8>, _ channels: Int) -> UInt32 {
    let alpha = channels == 4 ? UInt32(pixel[3]) : 255
    func part(_ channel: Int) -> UInt32 { (UInt32(pixel[channel]) * alpha + 127) / 255 }
    return alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
  }
}
