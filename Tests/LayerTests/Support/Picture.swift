import CCairo
import CRSVG
import Testing

/// A picture's pixels, to compare: premultiplied alpha, red, green and blue in 32 bits.
struct Picture {
  let side: Int
  private(set) var pixels: [UInt32] = []

  /// What a closure draws.
  init(side: Int, _ draw: (OpaquePointer) throws -> Void) throws {
    self.side = side
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(side), Int32(side))
    defer { cairo_surface_destroy(surface) }
    let context = try #require(cairo_create(surface))
    defer { cairo_destroy(context) }
    try draw(context)
    cairo_surface_flush(surface)
    let data = try UnsafeRawPointer(#require(cairo_image_surface_get_data(surface)))
    pixels = (0..<side * side).map { data.load(fromByteOffset: $0 * 4, as: UInt32.self) }
  }

  /// What a drawing shows of the page from 0 to so many of the document's units, turned by an angle
  /// about its middle.
  init(
    _ layer: LayerProgram.Layer, of units: Double, side: Int, angle: Double = 0,
    origin: Double = 0
  ) throws {
    try self.init(side: side) { context in
      Picture.turn(context, side: side, units: units, angle: angle, origin: origin)
      cairo_scale(context, 1 / layer.scale, 1 / layer.scale)
      try DrawingPlayer.play(layer.drawing, on: context)
    }
  }

  /// The same of a file as librsvg itself draws it, whole or one element.
  init(
    svg path: String, element: String? = nil, of units: Double, side: Int, angle: Double = 0,
    origin: Double = 0
  ) throws {
    try self.init(side: side) { context in
      let file = g_file_new_for_path(path)
      let handle = try #require(rsvg_handle_new_from_gfile_sync(file, 0, nil, nil))
      rsvg_handle_set_dpi(handle, 96)
      Picture.turn(context, side: side, units: units, angle: angle, origin: origin)
      var (width, height) = (0.0, 0.0)
      rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height)
      var page = RsvgRectangle(x: 0, y: 0, width: width, height: height)
      let isDrawn = rsvg_handle_render_layer(handle, context, element, &page, nil)
      #expect(isDrawn != 0)
    }
  }

  /// A pixel.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * side + x] }

  /// The largest difference of any component of any pixel, and the mean over all, from 0 to 255.
  func difference(from other: Picture) -> (worst: Int, mean: Double) {
    var (worst, sum) = (0, 0)
    for (one, two) in zip(pixels, other.pixels) where one != two {
      for shift in [24, 16, 8, 0] as [UInt32] {
        let difference = abs(Int(one >> shift & 0xff) - Int(two >> shift & 0xff))
        worst = max(worst, difference)
        sum += difference
      }
    }
    return (worst, Double(sum) / Double(4 * pixels.count))
  }

  /// The sum of all alpha, as a part of a picture that is opaque everywhere.
  var ink: Double {
    pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 / Double(pixels.count)
  }

  private static func turn(
    _ context: OpaquePointer, side: Int, units: Double, angle: Double, origin: Double
  ) {
    let half = Double(side) / 2
    cairo_translate(context, half, half)
    cairo_rotate(context, angle)
    cairo_translate(context, -half, -half)
    cairo_scale(context, Double(side) / units, Double(side) / units)
    cairo_translate(context, origin, origin)
  }
}
