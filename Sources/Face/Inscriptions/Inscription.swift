import Canvas

/// A line of text that is laid on a dial, below the hands.
package struct Inscription: Sendable {
  /// What it says, which settles where it is looked for first.
  package enum Kind: String, CaseIterable, Sendable {
    /// The day: above 6.
    case date
    /// A name: under 12, as makers sign their dials.
    case label
  }

  /// The least side of a face on which letters can be read, in pixels.
  package static let leastSide = 80

  /// What it says.
  let kind: Kind
  /// Its letters; the unit of their page is the font's size.
  let image: LayerImage

  /// An inscription.
  ///
  /// - Parameters:
  ///   - kind: What it says.
  ///   - image: Its letters as black outlines, as the helper shapes them: the unit of their page is
  ///     the font's size.
  package init(_ kind: Kind, image: LayerImage) {
    self.kind = kind
    self.image = image
  }

  /// How wide its letters may be before they are drawn smaller, in font sizes.
  ///
  /// A date has as much for all days, so that it does not move at midnight: "Wed 30 Nov" in a wide
  /// font.
  var lettersWidth: Double { kind == .date ? 6.3 : image.page.width }

  /// What it takes up with a little room around it, in font sizes.
  var extent: Size { Size(width: lettersWidth + 0.4, height: max(1.25, image.page.height)) }
}
