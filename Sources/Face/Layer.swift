package import Canvas
import Glibc
import Timekeeping

/// One part of a face, still or turning with a hand.
///
/// Lengths are fractions of the dial's radius; the dial's coordinates begin at its centre, x grows to
/// the right and y downwards.
package struct Layer: Equatable, Sendable {
  /// A hand that layers turn with.
  package enum Hand: Equatable, Sendable {
    /// A turn in twelve hours.
    case hour
    /// A turn in an hour.
    case minute
    /// A turn in a minute.
    case second
  }

  /// What the layer shows, in units of its own.
  package var drawing: Drawing { shape?.drawing ?? ownDrawing }
  /// From the drawing's units to the dial's, with the layer's pivot as the origin.
  package let content: Matrix
  /// The same as a hand's shape about the pivot, where it is one: that is quicker to draw.
  let shape: HandShape?
  /// Where in the dial the pivot sits.
  package let position: Point
  /// The hand it turns with; nil for a still layer.
  package let hand: Hand?
  /// A rectangle around what it shows, relative to its pivot; nil where it shows nothing.
  let bounds: Rectangle?
  /// How far from its pivot it reaches.
  let reach: Double

  /// What a layer shows that has no shape.
  private let ownDrawing: Drawing

  /// A layer that shows a drawing.
  ///
  /// - Parameters:
  ///   - drawing: In units of its own.
  ///   - content: From the drawing's units to the dial's, with the layer's pivot, about which it
  ///     turns, as the origin.
  ///   - position: Where in the dial the pivot sits.
  ///   - hand: The hand it turns with; nil for a still layer.
  package init(
    drawing: Drawing, content: Matrix = .identity, position: Point = .zero,
    turningWith hand: Hand? = nil
  ) {
    self.init(
      drawing: drawing, content: content, shape: nil, position: position, hand: hand)
  }

  /// A layer that shows a hand's shape, whose origin is the layer's pivot.
  init(shape: HandShape, position: Point = .zero, turningWith hand: Hand? = nil) {
    self.init(
      drawing: Drawing([]), content: .identity, shape: shape, position: position, hand: hand)
  }

  /// A still disc in the dial's middle.
  init(discOfRadius radius: Double, color: Color) {
    let bar = Baton(from: -radius, to: radius, width: 2 * radius, cornerRadius: radius)
    self.init(shape: HandShape(bars: [bar], color: color))
  }

  private init(
    drawing: Drawing, content: Matrix, shape: HandShape?, position: Point, hand: Hand?
  ) {
    ownDrawing = drawing
    self.content = content
    self.shape = shape
    self.position = position
    self.hand = hand
    // A still drawing is drawn once, or wherever a hand moved below it: its bounds save nothing.
    bounds =
      shape.map { $0.extent.outset(by: $0.blur) }
      ?? (hand == nil ? .everywhere : drawing.bounds(after: content))
    reach = bounds.map(Layer.farthest(of:)) ?? 0
  }

  /// The distance of a rectangle's farthest corner from the origin.
  private static func farthest(of bounds: Rectangle) -> Double {
    let x = max(abs(bounds.minX), abs(bounds.maxX))
    let y = max(abs(bounds.minY), abs(bounds.maxY))
    return (x * x + y * y).squareRoot()
  }

  /// The layer's angle in a pose, in radians clockwise from upright.
  func angle(in pose: HandPose) -> Double {
    switch hand {
    case .hour: pose.hour
    case .minute: pose.minute
    case .second: pose.second
    case nil: 0
    }
  }

  /// The pixels that the layer covers on a face at an angle, and maybe a few around them.
  func box(at angle: Double, on face: Face) -> PixelBox {
    guard let bounds else { return PixelBox(side: 0) }
    let (sine, cosine) = (sin(angle), cos(angle))
    var turned: Rectangle?
    for x in [bounds.minX, bounds.maxX] {
      for y in [bounds.minY, bounds.maxY] {
        let corner = Point(
          x: position.x + x * cosine - y * sine, y: position.y + x * sine + y * cosine)
        let spot = Rectangle(minX: corner.x, minY: corner.y, maxX: corner.x, maxY: corner.y)
        turned = turned?.union(spot) ?? spot
      }
    }
    guard let turned else { return PixelBox(side: 0) }
    let centre = Double(face.side) / 2
    // Antialiasing may tint the pixel next to an edge that lies between two.
    func pixel(_ x: Double, _ rounding: FloatingPointRoundingRule, _ room: Double) -> Int {
      Int((x * face.radius + centre).rounded(rounding) + room)
    }
    let left = pixel(turned.minX, .down, -1)
    let top = pixel(turned.minY, .down, -1)
    return PixelBox(
      x: left, y: top, width: pixel(turned.maxX, .up, 1) - left,
      height: pixel(turned.maxY, .up, 1) - top
    ).intersection(PixelBox(side: face.side))
  }

  /// Draws the layer at an angle, in radians clockwise from upright, on a context whose origin is
  /// the dial's centre and whose unit its radius.
  func draw(on context: borrowing Context, angle: Double) {
    context.save()
    context.translate(by: position)
    context.rotate(by: angle)
    context.transform(by: content)
    drawing.draw(on: context)
    context.restore()
  }
}

extension Rectangle {
  /// More than any face shows, in fractions of the dial's radius.
  fileprivate static let everywhere = Rectangle(minX: -16, minY: -16, maxX: 16, maxY: 16)
}
