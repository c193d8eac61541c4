import CCairo

/// An affine transformation: x′ = xx·x + xy·y + x0, y′ = yx·x + yy·y + y0.
///
/// The order of the numbers is that of `cairo_matrix_t`: xx, yx, xy, yy, x0, y0.
package struct Matrix: Equatable, Sendable {
  /// The six numbers.
  package var xx, yx, xy, yy, x0, y0: Double

  /// A transformation from its six numbers.
  package init(xx: Double, yx: Double, xy: Double, yy: Double, x0: Double, y0: Double) {
    (self.xx, self.yx, self.xy, self.yy, self.x0, self.y0) = (xx, yx, xy, yy, x0, y0)
  }

  /// Leaves everything where it is.
  package static let identity = Matrix(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)

  /// Whether what it does can be undone, as Cairo demands of every transformation.
  package var isInvertible: Bool {
    let determinant = xx * yy - xy * yx
    return determinant != 0 && determinant.isFinite && x0.isFinite && y0.isFinite
  }

  /// What undoes this transformation; nil where nothing does.
  package var inverted: Matrix? {
    guard isInvertible else { return nil }
    var matrix = cairo
    guard cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS else { return nil }
    return Matrix(matrix)
  }

  /// At least how many times as long as before the transformation makes a line, in some direction.
  package var leastScale: Double {
    // The area's scale divided by the longest side that a unit square can get.
    abs(xx * yy - xy * yx) / max(abs(xx) + abs(xy), abs(yx) + abs(yy), .leastNonzeroMagnitude)
  }

  /// This transformation, after a scaling of what it is applied to.
  package func scaled(x: Double, y: Double) -> Matrix {
    Matrix(xx: xx * x, yx: yx * x, xy: xy * y, yy: yy * y, x0: x0, y0: y0)
  }

  /// Cairo's own form.
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: xx, yx: yx, xy: xy, yy: yy, x0: x0, y0: y0)
  }

  /// From Cairo's own form.
  init(_ matrix: cairo_matrix_t) {
    self.init(
      xx: matrix.xx, yx: matrix.yx, xy: matrix.xy, yy: matrix.yy, x0: matrix.x0, y0: matrix.y0)
  }
}
