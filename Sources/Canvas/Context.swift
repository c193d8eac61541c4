import CCairo

/// One round of drawing on a surface.
///
/// Coordinates are those of the surface's pixels until a transformation says otherwise: x to the
/// right, y downwards, angles clockwise in radians.
package struct Context: ~Copyable {
  private let pointer: OpaquePointer

  /// Starts drawing on a surface.
  ///
  /// A context that could not be made swallows what is drawn; `check` tells.
  package init(on surface: borrowing Surface) {
    pointer = cairo_create(surface.pointer)
  }

  deinit {
    cairo_destroy(pointer)
  }

  /// Says whether all went well so far.
  ///
  /// - Throws: `CanvasError` for the first thing that did not.
  package func check() throws(CanvasError) {
    try CanvasError.check(cairo_status(pointer))
  }

  /// Remembers the transformation, clip and source until `restore`.
  package func save() { cairo_save(pointer) }

  /// Puts the transformation, clip and source back as they were at the matching `save`.
  package func restore() { cairo_restore(pointer) }

  // MARK: Transformations

  /// Moves the origin.
  package func translate(by offset: Point) { cairo_translate(pointer, offset.x, offset.y) }

  /// Turns what is drawn next clockwise about the origin, by an angle in radians.
  package func rotate(by angle: Double) { cairo_rotate(pointer, angle) }

  /// Makes what is drawn next larger by a factor.
  package func scale(by factor: Double) { cairo_scale(pointer, factor, factor) }

  /// The transformation from the units that are drawn in to the surface's pixels.
  package var matrix: Matrix {
    get {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(pointer, &matrix)
      return Matrix(matrix)
    }
    nonmutating set {
      var matrix = newValue.cairo
      cairo_set_matrix(pointer, &matrix)
    }
  }

  /// Applies a transformation to what is drawn next, before those that hold already.
  package func transform(by matrix: Matrix) {
    var matrix = matrix.cairo
    cairo_transform(pointer, &matrix)
  }

  // MARK: Paths

  /// Forgets the current path.
  package func newPath() { cairo_new_path(pointer) }

  /// Starts a new part of the path at a point.
  package func move(to point: Point) { cairo_move_to(pointer, point.x, point.y) }

  /// Adds a straight line from the current point.
  package func line(to point: Point) { cairo_line_to(pointer, point.x, point.y) }

  /// Adds a cubic Bézier curve from the current point.
  package func curve(to point: Point, control1: Point, control2: Point) {
    cairo_curve_to(pointer, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
  }

  /// Adds a line back to where this part of the path began.
  package func closePath() { cairo_close_path(pointer) }

  /// Adds the outline of a box of pixels.
  package func addRectangle(_ box: PixelBox) {
    cairo_rectangle(
      pointer, Double(box.x), Double(box.y), Double(box.width), Double(box.height))
  }

  // MARK: The pen

  /// Strokes with a pen of a width from now on, in the units that hold when it strokes.
  package func setLineWidth(_ width: Double) { cairo_set_line_width(pointer, width) }

  /// Ends lines that way from now on.
  package func setLineCap(_ cap: LineCap) { cairo_set_line_cap(pointer, cap.cairo) }

  /// Turns corners that way from now on.
  package func setLineJoin(_ join: LineJoin) { cairo_set_line_join(pointer, join.cairo) }

  /// Cuts off points that are longer than so many pen widths from now on.
  package func setMiterLimit(_ limit: Double) { cairo_set_miter_limit(pointer, limit) }

  /// Strokes and skips so far in turn from now on; without lengths, strokes throughout.
  package func setDash(_ lengths: [Double], offset: Double) {
    cairo_set_dash(pointer, lengths, Int32(lengths.count), offset)
  }

  /// Fills and clips by a rule from now on.
  package func setFillRule(_ rule: FillRule) { cairo_set_fill_rule(pointer, rule.cairo) }

  // MARK: Sources

  /// Draws in one colour from now on.
  package func setSource(_ color: Color) {
    cairo_set_source_rgba(pointer, color.red, color.green, color.blue, color.alpha)
  }

  /// Draws in a gradient from now on, placed by the transformation as it is now.
  package func setSource(_ gradient: Gradient) {
    guard let pattern = gradient.makePattern() else { return }
    cairo_set_source(pointer, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Draws with another surface's pixels from now on, its top left at the origin.
  package func setSource(_ surface: borrowing Surface) {
    cairo_set_source_surface(pointer, surface.pointer, 0, 0)
  }

  /// Draws with a picture's pixels from now on.
  package func setSource(_ bitmap: Bitmap) {
    bitmap.withPattern { cairo_set_source(pointer, $0) }
  }

  // MARK: Drawing

  /// Fills the current path by the fill rule, and keeps it.
  package func fill() { cairo_fill_preserve(pointer) }

  /// Strokes the current path with the pen, and keeps it.
  package func stroke() { cairo_stroke_preserve(pointer) }

  /// Keeps all that is drawn next inside the current path, which is kept too.
  package func clip() { cairo_clip_preserve(pointer) }

  /// Draws the source everywhere inside the clip, at an opacity.
  package func paint(opacity: Double = 1) { cairo_paint_with_alpha(pointer, opacity) }

  /// Puts the source in place of what was there, everywhere inside the clip, alpha included.
  package func replace() {
    cairo_set_operator(pointer, CAIRO_OPERATOR_SOURCE)
    cairo_paint(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }

  /// Draws all that a closure draws as one, at an opacity.
  package func group(opacity: Double, _ body: () -> Void) {
    cairo_push_group(pointer)
    body()
    cairo_pop_group_to_source(pointer)
    cairo_paint_with_alpha(pointer, opacity)
  }
}
