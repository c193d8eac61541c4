import Face

/// What a face is made of, besides its size.
struct Appearance {
  /// The dial and the hands.
  var design: FaceDesign
  /// What is written on the dial.
  var inscriptions: [Inscription] = []
  /// What lies over the face for a while.
  var card: Layer?

  /// All of it.
  var face: FaceDesign {
    let inscribed = design.inscribed(with: inscriptions)
    return card.map(inscribed.covered) ?? inscribed
  }
}
