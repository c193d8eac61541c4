import Glibc

/// Where a hand points, as its drawing needs it.
struct Heading {
  /// The sine of the angle clockwise from 12 o'clock.
  let sine: Double
  /// The cosine of the same.
  let cosine: Double

  /// The direction at an angle in radians clockwise from 12 o'clock.
  init(angle: Double) {
    (sine, cosine) = (sin(angle), cos(angle))
  }
}
