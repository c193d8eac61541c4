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
  var offset = 0.0

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
