import Canvas

/// What makes the classic dial one of twenty-four hours: a ring of their own inside the minutes',
/// midnight above and noon below.
enum HourRing {
  /// The ring, the dial's centre the origin and its radius the unit.
  ///
  /// - Parameters:
  ///   - grid: The pixels under it.
  ///   - side: The side of the picture in pixels.
  /// - Returns: Numerals for every sixth hour and marks for the others; where the numerals could not
  ///   be read, dots for every sixth alone.
  static func drawing(grid: PixelGrid, side: Int) -> Drawing {
    let style = OpticalSize(side: side)
    let outer = grid.length(0.66)
    // A bar would be taken for the rest of the quarter's mark.
    let dot = grid.width(0.07)
    let sixth = Baton(from: outer - dot, to: outer, width: dot, cornerRadius: dot / 2)
    let third = Baton(
      from: grid.length(0.575), to: outer, width: 0.028 * style.fineWeight, cornerRadius: 0)
    let fine = Baton(
      from: grid.length(0.6), to: outer, width: 0.017 * style.fineWeight, cornerRadius: 0)
    let hasNumerals = style.hasFineMarks
    let marks = (0..<24).reduce(Path()) { path, hour in
      let angle = Double(hour) * .pi / 12
      switch hour {
      case _ where hour % 6 == 0:
        return hasNumerals ? path : path + sixth.path().turned(by: angle)
      case _ where !hasNumerals: return path
      case _ where hour % 3 == 0: return path + third.path().turned(by: angle)
      default: return path + fine.path().turned(by: angle)
      }
    }
    let ink = ClassicFace.ink
    return Drawing(
      Drawing.fill(marks, .color(ink)) + (hasNumerals ? numerals(side: side) : []))
  }

  /// 24, 6, 12 and 18, upright, each about its mark's place.
  private static func numerals(side: Int) -> [Drawing.Command] {
    // Small ones are larger, to be read at all.
    let height = side < 160 ? 0.15 : side > 400 ? 0.11 : 0.12
    let distance = 0.61
    let places: [(digits: [Digit], center: Point)] = [
      ([.two, .four], Point(x: 0, y: -distance)), ([.six], Point(x: distance, y: 0)),
      ([.one, .two], Point(x: 0, y: distance)), ([.one, .eight], Point(x: -distance, y: 0)),
    ]
    return places.flatMap { digits, center in
      Digit.row(digits, center: center, height: height)
    }
  }
}
