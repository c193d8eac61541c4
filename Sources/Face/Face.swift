package import Canvas
package import Timekeeping

/// A dial with its hands, made for one size.
package struct Face: Equatable, Sendable {
  /// The side of the square picture, in pixels.
  package let side: Int
  /// The dial's radius in pixels; its centre is the middle of the square.
  package let radius: Double
  /// What the face is made of, from the bottom up.
  package internal(set) var layers: [Layer]
  /// What its theme says about texts on the dial.
  var inscriptionStyles: [Inscription.Kind: InscriptionStyle] = [:]

  /// A face of some layers.
  ///
  /// - Parameters:
  ///   - side: The side of the square picture, in pixels.
  ///   - radius: The dial's radius in pixels, the unit of the layers' lengths.
  ///   - layers: From the bottom up.
  package init(side: Int, radius: Double, layers: [Layer]) {
    self.side = side
    self.radius = radius
    self.layers = layers
  }

  /// Draws the whole face on a context whose origin is the picture's top left corner.
  package func draw(on context: borrowing Context, pose: HandPose, showsSeconds: Bool) {
    context.save()
    enterDial(on: context)
    for layer in layers where showsSeconds || layer.hand != .second {
      layer.draw(on: context, angle: layer.angle(in: pose))
    }
    context.restore()
  }

  /// Draws layers that do not turn on an empty surface of the face's side.
  func drawStill(_ layers: ArraySlice<Layer>, on surface: borrowing Surface) throws(CanvasError) {
    let context = Context(on: surface)
    enterDial(on: context)
    for layer in layers { layer.draw(on: context, angle: 0) }
    try context.check()
  }

  /// Where a point of the dial lies in the picture, in pixels.
  func pixel(at point: Point) -> Point {
    let centre = Double(side) / 2
    return Point(x: centre + point.x * radius, y: centre + point.y * radius)
  }

  /// Moves a context's origin to the dial's centre and makes its radius the unit.
  func enterDial(on context: borrowing Context) {
    context.translate(by: pixel(at: .zero))
    context.scale(by: radius)
  }
}
