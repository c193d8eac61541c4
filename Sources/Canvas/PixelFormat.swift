import CCairo

/// How an image keeps a pixel in memory, in the machine's byte order.
package enum PixelFormat: CaseIterable, Sendable {
  /// 32 bits: alpha, red, green, blue, the colours premultiplied by alpha.
  case argb32
  /// 32 bits: 8 unused, red, green, blue.
  case rgb24
  /// 32 bits: 2 unused, then 10 each of red, green, blue.
  case rgb30
  /// 16 bits: 5 of red, 6 of green, 5 of blue.
  case rgb16

  /// The name that Cairo knows the format by.
  var cairo: cairo_format_t {
    switch self {
    case .argb32: CAIRO_FORMAT_ARGB32
    case .rgb24: CAIRO_FORMAT_RGB24
    case .rgb30: CAIRO_FORMAT_RGB30
    case .rgb16: CAIRO_FORMAT_RGB16_565
    }
  }

  /// Whether colours have eight bits each in a pixel of 32, as hands are drawn.
  package var hasEightBitColors: Bool { self == .argb32 || self == .rgb24 }

  /// How many bytes lie between the starts of two rows of that many pixels.
  ///
  /// The corresponding C function is `cairo_format_stride_for_width`.
  package func stride(width: Int) -> Int {
    Int(cairo_format_stride_for_width(cairo, Int32(width)))
  }
}
