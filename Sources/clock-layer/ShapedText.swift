import CCairo
import CPango
import Glibc

/// Text whose letters have been chosen from its font and put in their places.
struct ShapedText: ~Copyable {
  /// What the text takes up, its font's size being 1: each line as high as the font wants lines to
  /// be, and as wide as its letters move the pen.
  let box: Box
  private let layout: OpaquePointer

  /// Shapes a text.
  ///
  /// - Throws: `LayerError` where it is too long, too wide or too high.
  init(_ block: TextBlock) throws(LayerError) {
    try block.checkLength()
    guard let layout = ShapedText.makeLayout(block) else {
      throw LayerError("Pango cannot shape it")
    }
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    let box = Box(logical, unit: ShapedText.fontSize)
    do throws(LayerError) {
      guard pango_layout_get_line_count(layout) <= Limits.textLines else {
        throw LayerError("it has more than \(Limits.textLines) lines")
      }
      guard box.width <= Limits.textWidth else {
        throw LayerError(
          "it is wider than \(Answer.number(Limits.textWidth)) times its letters' size")
      }
    } catch {
      g_object_unref(UnsafeMutableRawPointer(layout))
      throw error
    }
    self.box = box
    self.layout = layout
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  /// The outlines of the letters, filled with black: whoever draws them knows a better color.
  ///
  /// - Returns: The drawing's text, and its units in the font's size.
  /// - Throws: `LayerError` where Cairo fails.
  func drawing() throws(LayerError) -> (text: [UInt8], scale: Double) {
    let scale = min(ShapedText.fontSize, ShapedText.side / box.side)
    let script = try Recording.script { context in
      cairo_scale(context, scale / ShapedText.fontSize, scale / ShapedText.fontSize)
      cairo_set_source_rgb(context, 0, 0, 0)
      pango_cairo_layout_path(context, layout)
      cairo_fill(context)
    }
    return (try DrawingText(script: script).bytes, scale)
  }

  /// The size that the text is shaped at, and drawn at unless it is long. (FreeType and Cairo keep
  /// outlines to fractions of a unit, which must not show where the letters are large.)
  private static let fontSize = 64.0
  /// How large the drawing of a long text is.
  private static let side = 900.0

  /// The layout, owned by the caller; nil where there is no memory.
  private static func makeLayout(_ block: TextBlock) -> OpaquePointer? {
    guard let context = pango_font_map_create_context(pango_cairo_font_map_get_default()),
      let layout = pango_layout_new(context)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(context)) }
    prepare(context)
    let font = pango_font_description_from_string(block.font)
    pango_font_description_set_absolute_size(font, fontSize * Double(CLOCK_PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_alignment(layout, block.alignment.pango)
    pango_layout_set_text(layout, block.text, Int32(block.text.utf8.count))
    return layout
  }

  private static func prepare(_ context: OpaquePointer) {
    // Letters are to have the same shapes and distances at every size.
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // Pango would take "left" for "where lines begin" in lines that are read from the right.
    pango_context_set_base_dir(context, Int32(CLOCK_PANGO_DIRECTION_NEUTRAL))
    // Some characters look otherwise in Japanese than in Chinese. (The process's locale is C's.)
    let names: [String] = ["LC_ALL", "LC_CTYPE", "LANG"]
    if let language = names.compactMap({ getenv($0) }).first(where: { $0.pointee != 0 }) {
      pango_context_set_language(context, pango_language_from_string(language))
    }
  }
}

extension TextBlock.Alignment {
  fileprivate var pango: Int32 {
    switch self {
    case .left: Int32(CLOCK_PANGO_ALIGN_LEFT)
    case .center: Int32(CLOCK_PANGO_ALIGN_CENTER)
    case .right: Int32(CLOCK_PANGO_ALIGN_RIGHT)
    }
  }
}

extension Box {
  /// A rectangle of Pango's in another unit.
  fileprivate init(_ rectangle: PangoRectangle, unit: Double) {
    let unit = unit * Double(CLOCK_PANGO_SCALE)
    self.init(
      x: Double(rectangle.x) / unit, y: Double(rectangle.y) / unit,
      width: Double(rectangle.width) / unit, height: Double(rectangle.height) / unit)
  }
}
