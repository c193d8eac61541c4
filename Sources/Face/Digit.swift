import Canvas

/// A digit of the classic face, which has no font: 1 high, its top left corner the origin.
struct Digit {
  /// Straight ones are outlines, round ones lines of the weight of the others' stems.
  private let path: Path
  private let isLine: Bool
  /// What it takes up in a row.
  private let width: Double

  /// How wide stems are.
  private static let stem = 0.136
  /// The room between two digits.
  private static let gap = 0.12

  private init(width: Double, isLine: Bool = false, _ path: Path) {
    (self.path, self.isLine, self.width) = (path, isLine, width)
  }

  /// The steps that draw digits side by side, about a middle.
  ///
  /// - Parameters:
  ///   - digits: From the left.
  ///   - center: Their middle.
  ///   - height: How high they are, in the drawing's units.
  /// - Returns: The steps, in the source that holds.
  static func row(_ digits: [Digit], center: Point, height: Double) -> [Drawing.Command] {
    let width = digits.reduce(gap * Double(digits.count - 1)) { $0 + $1.width }
    var x = -width / 2
    return digits.flatMap { digit in
      let left = x
      x += digit.width + gap
      let path = digit.path.mapped { point in
        Point(x: center.x + (left + point.x) * height, y: center.y + (point.y - 0.5) * height)
      }
      let steps = [Drawing.Command.newPath] + path.elements.map(Drawing.Command.path)
      return digit.isLine ? steps + [.lineWidth(stem * height), .stroke] : steps + [.fill]
    }
  }

  /// The digit 1.
  static let one = Digit(
    width: 0.47,
    polygon((0.313, 0), (0.45, 0), (0.45, 1), (0.313, 1), (0.313, 0.187), (0, 0.315), (0, 0.183)))

  /// The digit 2.
  static let two = Digit(
    width: 0.6, isLine: true,
    line(
      (0.05, 0.324), ((0.055, 0.177), (0.149, 0.068), (0.273, 0.068)),
      ((0.4, 0.068), (0.495, 0.191), (0.495, 0.353)), ((0.495, 0.583), (0.06, 0.6), (0.05, 0.932)))
      + line((0.05, 0.932), ((0.05, 0.932), (0.57, 0.932), (0.57, 0.932))))

  /// The digit 4.
  static let four = Digit(
    width: 0.648,
    polygon(
      (0.415, 0), (0.551, 0), (0.551, 0.665), (0.648, 0.665), (0.648, 0.787), (0.551, 0.787),
      (0.551, 1), (0.415, 1), (0.415, 0.787), (0, 0.787), (0, 0.658))
      // What is left out goes round the other way.
      + polygon((0.415, 0.248), (0.153, 0.665), (0.415, 0.665)))

  /// The digit 6.
  static let six = Digit(
    width: 0.6, isLine: true,
    line(
      (0.3, 0.32), ((0.432, 0.32), (0.532, 0.455), (0.532, 0.627)),
      ((0.532, 0.799), (0.432, 0.934), (0.3, 0.934)),
      ((0.168, 0.934), (0.068, 0.799), (0.068, 0.627)),
      ((0.068, 0.455), (0.168, 0.32), (0.3, 0.32)))
      + line(
        (0.068, 0.627), ((0.068, 0.134), (0.156, 0.066), (0.313, 0.066)),
        ((0.425, 0.066), (0.5, 0.161), (0.505, 0.26))))

  /// The digit 8.
  static let eight = Digit(
    width: 0.6, isLine: true,
    line(
      (0.3, 0.46), ((0.181, 0.46), (0.091, 0.376), (0.091, 0.263)),
      ((0.091, 0.15), (0.181, 0.066), (0.3, 0.066)),
      ((0.419, 0.066), (0.509, 0.15), (0.509, 0.263)), ((0.509, 0.376), (0.419, 0.46), (0.3, 0.46)),
      ((0.432, 0.46), (0.532, 0.562), (0.532, 0.697)),
      ((0.532, 0.832), (0.432, 0.934), (0.3, 0.934)),
      ((0.168, 0.934), (0.068, 0.832), (0.068, 0.697)),
      ((0.068, 0.562), (0.168, 0.46), (0.3, 0.46))))

  private typealias Pair = (x: Double, y: Double)

  private static func polygon(_ corners: Pair...) -> Path {
    let points = corners.map { Point(x: $0.x, y: $0.y) }
    return Path([.move(points[0])] + points.dropFirst().map(Path.Element.line) + [.close])
  }

  /// Curves one after the other, each with its two controls and its end.
  private static func line(_ start: Pair, _ curves: (Pair, Pair, Pair)...) -> Path {
    func point(_ pair: Pair) -> Point { Point(x: pair.x, y: pair.y) }
    return Path(
      [.move(point(start))]
        + curves.map {
          .curve(point($0.2), control1: point($0.0), control2: point($0.1))
        })
  }
}
