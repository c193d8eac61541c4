import Canvas

/// One hand of the classic face.
struct ClassicHand {
  let hand: Layer.Hand
  let color: Color
  /// How high it lies above the dial, in units of the lowest hand's height.
  let height: Double
  let bars: [Baton]

  /// The hand's shadow, if it throws one, then the hand.
  ///
  /// The light does not turn with the hands: a shadow falls to the same side at every angle, the
  /// farther and the softer the higher the hand lies.
  func layers(castingShadow: Bool) -> [Layer] {
    let shadow = HandShape(
      bars: bars, color: Color(0x000000, alpha: 0.3), blur: 0.008 + 0.01 * height)
    let offset = Point(x: 0.007 * height, y: 0.012 * height)
    return
      (castingShadow ? [Layer(shape: shadow, position: offset, turningWith: hand)] : [])
      + [Layer(shape: HandShape(bars: bars, color: color), turningWith: hand)]
  }
}
