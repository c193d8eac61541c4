/// A point or an offset; x grows to the right, y downwards.
package struct Point: Equatable, Sendable {
  /// To the right of the origin.
  package var x: Double
  /// Below the origin.
  package var y: Double

  /// A point in whatever unit the place that uses it names.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  package static let zero = Point(x: 0, y: 0)
}

/// A width and a height.
package struct Size: Equatable, Sendable {
  /// From left to right.
  package var width: Double
  /// From top to bottom.
  package var height: Double

  /// A size in whatever unit the place that uses it names.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// An upright rectangle in layer units, with y downwards.
package struct Rectangle: Equatable, Sendable {
  /// The left edge.
  package var minX: Double
  /// The top edge.
  package var minY: Double
  /// The right edge.
  package var maxX: Double
  /// The bottom edge.
  package var maxY: Double

  /// The rectangle between two opposite corners' coordinates.
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The smallest rectangle that holds both.
  package func union(_ other: Rectangle) -> Rectangle {
    Rectangle(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The rectangle with every edge moved outwards (inwards where negative).
  package func outset(by distance: Double) -> Rectangle {
    Rectangle(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }
}

/// An upright rectangle of whole pixels.
package struct PixelBox: Equatable, Sendable {
  /// The leftmost column.
  package var x: Int
  /// The topmost row.
  package var y: Int
  /// How many columns; nothing lies in a box without any.
  package var width: Int
  /// How many rows.
  package var height: Int

  /// A box from its top left pixel and its extent in pixels.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The box of a square picture that many pixels wide.
  package init(side: Int) {
    self.init(x: 0, y: 0, width: side, height: side)
  }

  /// Whether no pixel lies in the box.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The number of pixels in the box.
  package var area: Int { isEmpty ? 0 : width * height }

  /// The smallest box that holds both.
  package func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelBox(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// What lies in both boxes.
  package func intersection(_ other: PixelBox) -> PixelBox {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PixelBox(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }
}
