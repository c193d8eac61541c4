import Canvas

/// A bar that is part of a hand or a mark: a rounded rectangle on the line from the dial's centre
/// to 12 o'clock, in fractions of the dial's radius.
struct Baton: Equatable {
  /// From the centre outwards to the inner end; negative on the other side of the centre.
  var from: Double
  /// From the centre outwards to the outer end.
  var to: Double
  /// Across.
  var width: Double
  /// The radius of its corners.
  var cornerRadius: Double
  /// To the right of the line.
  var offset: Double

  /// A bar that fills a layer of a size, about an anchor point in the layer's unit square.
  init(size: Size, cornerRadius: Double, anchorPoint: Point) {
    self.init(
      from: (anchorPoint.y - 1) * size.height, to: anchorPoint.y * size.height, width: size.width,
      cornerRadius: cornerRadius, offset: (0.5 - anchorPoint.x) * size.width)
  }

  /// A bar along the line to 12 o'clock.
  init(from: Double, to: Double, width: Double, cornerRadius: Double, offset: Double = 0) {
    (self.from, self.to, self.width) = (from, to, width)
    (self.cornerRadius, self.offset) = (cornerRadius, offset)
  }

  /// Its outline about the dial's centre, grown by a distance on all sides.
  func path(grownBy distance: Double = 0) -> Path {
    .roundedRectangle(
      edges.outset(by: distance), cornerRadius: cornerRadius + distance)
  }

  /// Where it lies about the dial's centre.
  var edges: Rectangle {
    Rectangle(minX: offset - width / 2, minY: -to, maxX: offset + width / 2, maxY: -from)
  }
}
