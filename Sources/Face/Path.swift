package import Canvas
import Glibc

/// An outline of lines and curves, filled or stroked as a whole.
package struct Path: Equatable, Sendable {
  /// One step of the pen.
  package enum Element: Equatable, Sendable {
    /// Starts a new part.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A cubic Bézier curve.
    case curve(Point, control1: Point, control2: Point)
    /// A line back to where the part began.
    case close
  }

  /// The steps in order; the first of each part is a move.
  package var elements: [Element]

  /// A path of some steps.
  package init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// A full circle, clockwise (on screen, where y grows downwards).
  package static func circle(center: Point = .zero, radius: Double) -> Path {
    turn(center: center, radius: radius, angle: 2 * .pi)
  }

  /// What lies between two circles about the origin.
  static func ring(from inner: Double, to outer: Double) -> Path {
    circle(radius: outer) + turn(center: .zero, radius: inner, angle: -2 * .pi)
  }

  /// A rectangle with rounded corners, clockwise.
  ///
  /// The corners' radius is in the rectangle's unit; one larger than half the shorter side rounds
  /// that side fully.
  package static func roundedRectangle(_ rectangle: Rectangle, cornerRadius: Double) -> Path {
    let width = rectangle.maxX - rectangle.minX
    let height = rectangle.maxY - rectangle.minY
    let radius = max(0, min(cornerRadius, width / 2, height / 2))
    let left = rectangle.minX + radius
    let right = rectangle.maxX - radius
    let top = rectangle.minY + radius
    let bottom = rectangle.maxY - radius
    var path = Path([.move(Point(x: left, y: rectangle.minY))])
    let corners = [
      (Point(x: right, y: top), -Double.pi / 2), (Point(x: right, y: bottom), 0),
      (Point(x: left, y: bottom), Double.pi / 2), (Point(x: left, y: top), Double.pi),
    ]
    for (center, start) in corners {
      path.addArc(center: center, radius: radius, from: start, to: start + .pi / 2)
    }
    path.elements.append(.close)
    return path
  }

  private static func turn(center: Point, radius: Double, angle: Double) -> Path {
    var path = Path([.move(Point(x: center.x + radius, y: center.y))])
    path.addArc(center: center, radius: radius, from: 0, to: angle)
    path.elements.append(.close)
    return path
  }

  /// Adds a line to an arc's start and the arc, clockwise where the angles grow; they are measured
  /// clockwise from the x axis, in radians.
  private mutating func addArc(center: Point, radius: Double, from start: Double, to end: Double) {
    func point(_ angle: Double, along tangent: Double = 0) -> Point {
      let (x, y) = (cos(angle), sin(angle))
      return Point(
        x: center.x + radius * (x - tangent * y), y: center.y + radius * (y + tangent * x))
    }
    elements.append(.line(point(start)))
    guard radius > 0 else { return }
    // A Bézier curve over an eighth of a turn strays from the circle by 4 millionths of its radius.
    let pieces = Int((abs(end - start) / (.pi / 4)).rounded(.up))
    let step = (end - start) / Double(pieces)
    let reach = 4.0 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let from = start + Double(piece) * step
      elements.append(
        .curve(
          point(from + step), control1: point(from, along: reach),
          control2: point(from + step, along: -reach)))
    }
  }

  /// Both paths as one.
  package static func + (left: Path, right: Path) -> Path {
    Path(left.elements + right.elements)
  }

  /// The path with every point taken somewhere else.
  func mapped(_ transform: (Point) -> Point) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform(point))
        case .line(let point): .line(transform(point))
        case .curve(let point, let control1, let control2):
          .curve(
            transform(point), control1: transform(control1), control2: transform(control2))
        case .close: .close
        }
      })
  }

  /// The path turned clockwise about the origin, by an angle in radians.
  func turned(by angle: Double) -> Path {
    // A quarter of a turn is exact: what lies between pixels stays there.
    let quarters = angle / (.pi / 2)
    let isQuarter = abs(quarters - quarters.rounded()) < 1e-9
    let (sine, cosine) =
      isQuarter ? (sin(angle).rounded(), cos(angle).rounded()) : (sin(angle), cos(angle))
    return mapped { point in
      Point(x: point.x * cosine - point.y * sine, y: point.x * sine + point.y * cosine)
    }
  }
}
