import Canvas

/// What a theme says about an inscription; what it does not say is found.
struct InscriptionStyle: Equatable {
  /// Where its middle is, in radii from the dial's centre.
  var position: Point?
  /// The font's size in radii.
  var size: Double?
  /// The letters' colour.
  var color: Color?
}
