import Canvas

/// Resizes the face with the pointer: what was gripped of it stays below the pointer, and the centre
/// where it is.
struct SizeDrag {
  private let start: Point
  private let side: Int
  /// From the centre through the grip; its length is 1.
  private let direction: Point

  /// Takes hold of a face.
  ///
  /// - Parameters:
  ///   - point: Where, on the root window in pixels.
  ///   - centre: The face's, on the root window in pixels.
  ///   - side: The face's, in pixels.
  init(at point: Point, centre: Point, side: Int) {
    start = point
    self.side = side
    let (x, y) = (point.x - centre.x, point.y - centre.y)
    let length = (x * x + y * y).squareRoot()
    // In the very middle, right and down is as good as any way.
    direction =
      length < 4
      ? Point(x: 0.5.squareRoot(), y: 0.5.squareRoot())
      : Point(x: x / length, y: y / length)
  }

  /// The side with the pointer at another point of the root window, in pixels.
  func side(at point: Point) -> Int {
    let way = (point.x - start.x) * direction.x + (point.y - start.y) * direction.y
    return side + Int((2 * way).rounded())
  }
}
