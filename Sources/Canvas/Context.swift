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

  // MARK: Drawing

  /// Fills the current path by the non-zero winding rule, and forgets it.
  package func fill() { cairo_fill(pointer) }

  /// Strokes the current path with a pen of a width, and forgets it.
  package func stroke(width: Double) {
    cairo_set_line_width(pointer, width)
    cairo_stroke(pointer)
  }

  /// Keeps all that is drawn next inside the current path, and forgets the path.
  package func clip() { cairo_clip(pointer) }

  /// Draws the source everywhere inside the clip.
  package func paint() { cairo_paint(pointer) }

  /// Puts the source in place of what was there, everywhere inside the clip, alpha included.
  package func replace() {
    cairo_set_operator(pointer, CAIRO_OPERATOR_SOURCE)
    cairo_paint(pointer)
    cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
  }
}
