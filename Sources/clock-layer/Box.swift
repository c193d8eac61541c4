/// A rectangle in a document's units.
struct Box: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  /// The four numbers of a record.
  var text: String {
    [x, y, width, height].map(Answer.number).joined(separator: " ")
  }

  /// The longer side.
  var side: Double { max(width, height) }

  /// The middle square.
  var square: Box {
    let side = min(width, height)
    return Box(x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side)
  }

  /// The box three times as wide and high with this in the middle.
  var enlarged: Box {
    Box(x: x - width, y: y - height, width: 3 * width, height: 3 * height)
  }

  /// What lies in this and another; without extent where nothing does.
  func intersection(_ other: Box) -> Box {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Box(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }

  /// The smallest box around this and another.
  func union(_ other: Box) -> Box {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Box(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// The smallest box with the proportions of another that has this in the middle.
  func widened(toShapeOf other: Box) -> Box {
    let unit = max(width / other.width, height / other.height)
    guard unit > 0, unit.isFinite else { return self }
    let (wide, high) = (other.width * unit, other.height * unit)
    return Box(x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high)
  }
}
