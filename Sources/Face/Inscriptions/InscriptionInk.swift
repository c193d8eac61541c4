import Canvas

/// The colours of an inscription's letters.
struct InscriptionInk: Equatable {
  /// The letters.
  let fill: Color
  /// A fine line around them, where what lies below could be of any brightness.
  let edge: Color?

  /// Colours that can be read on a ground.
  ///
  /// - Parameters:
  ///   - ground: What the letters lie on.
  ///   - color: The colour that the theme asks for; nil where it does not.
  ///   - hand: The hour hand's, where it has one.
  init(on ground: DialGround.Patch, color: Color?, hand: Color?) {
    let plain = [Color(0x14171c), Color(0xf4f4f2), Color(0x000000), Color(0xffffff)]
    let inks = [color].compactMap(\.self) + [hand].compactMap(\.self) + plain
    let readable = inks.first { $0.contrast(on: ground) >= InscriptionInk.contrast }
    let fill = color ?? readable ?? Color(0xffffff)
    let isReadable = fill.contrast(on: ground) >= InscriptionInk.contrast && ground.busyness == 0
    edge = isReadable ? nil : fill.luminance > 0.18 ? Color(0x14171c) : Color(0xffffff)
    // Letters should be there when they are looked for, and leave the hands alone.
    let softer = fill.withAlpha(0.85)
    let isSoft =
      color == nil && isReadable && softer.contrast(on: ground) >= InscriptionInk.contrast
    self.fill = isSoft ? softer : fill
  }

  /// The contrast ratio that letters have at least.
  private static let contrast = 4.5
}

extension Color {
  /// The least contrast ratio to a ground, whatever desktop shows through that.
  fileprivate func contrast(on ground: DialGround.Patch) -> Double {
    [ground.onBlack, ground.onWhite].map { over($0).contrast(with: $0) }.min() ?? 1
  }
}
