package import Canvas

/// The face that the clock starts with: an enamel dial in a steel rim, ink marks and batons, and a
/// red second hand. It needs no file, no font and no helper.
package enum ClassicFace {
  /// The classic face for a square picture, drawn for that very size: what would be a smudge when
  /// small is left out or heavier, and edges on the axes lie between pixels.
  ///
  /// - Parameters:
  ///   - side: The side of the square picture, in pixels.
  ///   - castsShadow: Whether the clock throws a shadow on what lies around it, which takes a
  ///     surface with alpha.
  ///   - hasHourRing: Whether it has a ring of twenty-four hours, for an hour hand that turns once a
  ///     day.
  /// - Returns: The face.
  package static func face(
    side: Int, castsShadow: Bool, hasHourRing: Bool = false
  ) -> Face {
    let grid = PixelGrid(side: side)
    let style = OpticalSize(side: side)
    let hub = Layer(discOfRadius: grid.width(0.13 * style.weight) / 2, color: ink)
    let cap = Layer(discOfRadius: grid.width(0.08 * style.weight) / 2, color: accent)
    let hands = hands(grid: grid, style: style).map { hand in
      hand.layers(castingShadow: style.castsShadows)
    }
    let layers =
      (castsShadow ? [Layer(drawing: dropShadow(room: grid.margin))] : [])
      + [Layer(drawing: ClassicDial.drawing(grid: grid, style: style))]
      + (hasHourRing ? [Layer(drawing: HourRing.drawing(grid: grid, side: side))] : [])
      + hands[..<2].joined() + [hub] + hands[2...].joined() + [cap]
    return Face(side: side, radius: grid.radius, layers: layers)
  }

  /// The colour of marks, hour and minute hand.
  package static let ink = Color(0x14171c)
  /// The colour of the second hand.
  package static let accent = Color(0xa3120d)
  /// The dial's colour where it is brightest.
  package static let enamel = Color(0xfdfcf9)
  /// The dial's colour at its edge.
  package static let enamelEdge = Color(0xf3f1ea)

  /// Hour, minute and second hand: the higher one lies, the farther its shadow falls.
  private static func hands(grid: PixelGrid, style: OpticalSize) -> [ClassicHand] {
    let heavier = style.weight
    let secondWidth = grid.width(0.016 * heavier)
    let weight = grid.width(0.05 * heavier)
    return [
      ClassicHand(
        hand: .hour, color: ink, height: 1,
        bars: [
          Baton(
            from: 0, to: grid.length(0.56), width: grid.width(0.068 * heavier),
            cornerRadius: 0.012)
        ]),
      ClassicHand(
        hand: .minute, color: ink, height: 1.6,
        bars: [
          Baton(
            from: 0, to: grid.length(0.85), width: grid.width(0.043 * heavier),
            cornerRadius: 0.01)
        ]),
      ClassicHand(
        hand: .second, color: accent, height: 2.2,
        bars: [
          Baton(
            from: -grid.length(0.25), to: grid.length(0.9), width: secondWidth,
            cornerRadius: 0.004),
          Baton(
            from: -grid.length(0.25), to: -grid.length(0.12), width: weight,
            cornerRadius: weight / 2),
        ]),
    ]
  }

  /// The clock's own shadow on the desktop: from the dial's edge outwards, a little down and right.
  private static func dropShadow(room: Double) -> Drawing {
    let offset = Point(x: room * 0.2, y: room * 0.35)
    let outer = 1 + room * 0.6
    let black = Color(0x000000)
    let stops = [
      Gradient.Stop(0, black.withAlpha(0.34)),
      Gradient.Stop((1 - room) / outer, black.withAlpha(0.34)),
      Gradient.Stop(1 / outer, black.withAlpha(0.15)),
      Gradient.Stop((1 + room * 0.3) / outer, black.withAlpha(0.04)),
      Gradient.Stop(1, black.withAlpha(0)),
    ]
    return Drawing(
      Drawing.fill(
        .circle(center: offset, radius: outer),
        .gradient(Gradient(.radial(focus: offset, center: offset, radius: outer), stops))))
  }
}
