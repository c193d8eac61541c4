/// What a face leaves out or makes stronger to be read at its size.
struct OpticalSize {
  /// Whether there is room for the forty-eight fine marks.
  let hasFineMarks: Bool
  /// Whether the hands throw shadows.
  let castsShadows: Bool
  /// How much wider hands and strong marks are than in the middle sizes.
  let weight: Double
  /// How much wider fine marks are than in the middle sizes.
  let fineWeight: Double

  /// The style for a picture of so many pixels a side.
  init(side: Int) {
    hasFineMarks = side >= 96
    castsShadows = side >= 48
    weight = side < 96 ? 4.0 / 3 : side > 400 ? 0.92 : 1
    fineWeight = side > 400 ? 0.75 : 1
  }
}
