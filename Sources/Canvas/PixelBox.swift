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
