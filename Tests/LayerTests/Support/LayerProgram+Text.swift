import CCairo
import Testing

extension LayerProgram {
  /// A request for a text, each byte of it and of its font encoded.
  static func line(
    _ text: String, font: String = "DejaVu Sans", alignment: String = "left"
  ) -> String {
    "text t \(alignment) \(percentEncoded(font)) \(percentEncoded(text))"
  }

  /// The drawing of a text.
  static func text(
    _ text: String, font: String = "DejaVu Sans", alignment: String = "left"
  ) throws -> Layer {
    let line = line(text, font: font, alignment: alignment)
    return try #require(try LayerProgram([line], in: "/").layers().first)
  }

  private static func percentEncoded(_ text: String) -> String {
    text.utf8.map { ($0 < 16 ? "%0" : "%") + String($0, radix: 16) }.joined()
  }
}

/// Letters as Cairo alone sets them: one for each character, in the order of the characters, from
/// the left to the right.
struct PlainLetters {
  /// The characters.
  let text: String
  /// The family of their font.
  var font = "DejaVu Sans"

  /// How high a line is, and how far the letters reach, the font's size being 1.
  var size: (width: Double, height: Double) {
    get throws {
      var size = (0.0, 0.0)
      _ = try Picture(side: 1) { context in
        prepare(context)
        var (font, letters) = (cairo_font_extents_t(), cairo_text_extents_t())
        cairo_font_extents(context, &font)
        cairo_text_extents(context, text, &letters)
        size = (letters.x_advance, font.ascent + font.descent)
      }
      return size
    }
  }

  /// What they look like on a page of so many times their size.
  func picture(of units: Double, side: Int) throws -> Picture {
    try Picture(side: side) { context in
      cairo_scale(context, Double(side) / units, Double(side) / units)
      prepare(context)
      var extents = cairo_font_extents_t()
      cairo_font_extents(context, &extents)
      cairo_move_to(context, 0, extents.ascent)
      cairo_text_path(context, text)
      cairo_fill(context)
    }
  }

  private func prepare(_ context: OpaquePointer) {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_set_font_options(context, options)
    cairo_font_options_destroy(options)
    cairo_select_font_face(context, font, CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(context, 1)
  }
}
