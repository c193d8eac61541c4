import Canvas

/// A surface that a script draws on: the drawing itself, or a group in it.
struct DrawingLevel {
  let isGroup: Bool
  /// What a group is called, to be used once more.
  var name: String?
  var commands: [Drawing.Command] = []
  var matrix = Matrix.identity
  /// A group that was made the source; it can only be painted or masked.
  var groupSource: DrawingStack.Group?
  /// How often something is painted, in groups too.
  var paintCount = 0.0
  /// How long the path is at the least, in the surface's units.
  var pathLength = 0.0
  /// The length of all strokes and gaps of the dash, in units of the pen; nil without a dash.
  var dashLength: Double?

  /// Where this part of the path began, and where it has come to.
  private var start = Point.zero
  private var end = Point.zero

  init(isGroup: Bool) {
    self.isGroup = isGroup
  }

  /// Learns that the pen went a step further.
  mutating func follow(_ element: Path.Element) {
    switch element {
    case .move(let point): (start, end) = (point, point)
    case .line(let point): go(to: point)
    case .curve(let point, let control1, let control2):
      go(to: control1)
      go(to: control2)
      go(to: point)
    case .close: go(to: start)
    }
  }

  private mutating func go(to point: Point) {
    pathLength += (abs(point.x - end.x) + abs(point.y - end.y)) * max(1, matrix.leastScale)
    end = point
  }

  /// How many dashes a stroke of the path takes at the most; 0 without a dash.
  var dashCount: Double {
    guard let dashLength else { return 0 }
    return pathLength / (dashLength * matrix.leastScale)
  }
}
