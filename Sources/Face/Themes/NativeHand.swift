import Canvas

/// A hand of a native theme, for one optical size; lengths are fractions of the dial's radius.
struct NativeHand {
  let hand: Layer.Hand
  /// The name of its picture's request; nil for a rounded rectangle.
  let image: String?
  let size: Size
  let anchorPoint: Point
  let position: Point
  let cornerRadius: Double
  let color: Color
  /// Where its shadow falls, how soft and how dark it is; nil for none.
  let shadow: (offset: Point, blur: Double, opacity: Double)?
  /// Further bars of the hand's colour along its line.
  let tails: [Baton]

  /// The shadow, if there is one, then the hand.
  ///
  /// - Parameters:
  ///   - images: The theme's pictures.
  ///   - castsShadow: Whether the size is large enough for shadows.
  /// - Returns: From the bottom up.
  func layers(images: [String: LayerImage], castsShadow: Bool) -> [Layer] {
    let picture = image.flatMap { images[$0] }
    var bars = [
      Baton(
        size: size, cornerRadius: picture == nil ? cornerRadius : size.width / 2,
        anchorPoint: anchorPoint)
    ]
    bars += tails
    var layers: [Layer] = []
    if castsShadow, let shadow {
      let shape = HandShape(
        bars: bars, color: Color(0x000000, alpha: shadow.opacity), blur: shadow.blur)
      let place = Point(x: position.x + shadow.offset.x, y: position.y + shadow.offset.y)
      layers.append(Layer(shape: shape, position: place, turningWith: hand))
    }
    if let picture, picture.page.width > 0, picture.page.height > 0 {
      let (page, anchor) = (picture.page, anchorPoint)
      let origin = Point(
        x: page.minX + anchor.x * page.width, y: page.minY + anchor.y * page.height)
      layers.append(
        Layer(
          drawing: picture.drawing,
          content: picture.content(
            x: size.width / page.width, y: size.height / page.height, origin: origin),
          position: position, turningWith: hand))
    } else {
      layers.append(
        Layer(shape: HandShape(bars: bars, color: color), position: position, turningWith: hand))
    }
    return layers
  }
}
