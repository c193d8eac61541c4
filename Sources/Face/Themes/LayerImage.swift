package import Canvas

/// A picture of a theme as the helper made it.
package struct LayerImage: Sendable {
  /// What it shows; nothing where only its place was asked for.
  package let drawing: Drawing
  /// The page, or the element's box, in the file's own units.
  package let page: Rectangle
  /// How many of the drawing's units make one of the file's.
  package let scale: Double

  /// A picture from its parts.
  package init(drawing: Drawing, page: Rectangle, scale: Double) {
    self.drawing = drawing
    self.page = page
    self.scale = scale
  }

  /// Where it really is, in the file's units; its page where it shows nothing.
  ///
  /// The box of an element that is turned back and forth is larger than the element.
  var inkBox: Rectangle {
    drawing.bounds(after: content(x: 1, y: 1, origin: .zero)) ?? page
  }

  /// From the drawing's units to others: the file's units, times two factors, with a point of the
  /// file as the origin.
  func content(x: Double, y: Double, origin: Point) -> Matrix {
    Matrix(
      xx: x / scale, yx: 0, xy: 0, yy: y / scale, x0: -origin.x * x, y0: -origin.y * y)
  }
}

extension Rectangle {
  /// From the left to the right edge.
  package var width: Double { maxX - minX }
  /// From the top to the bottom edge.
  package var height: Double { maxY - minY }
  /// The middle.
  package var center: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }
}
