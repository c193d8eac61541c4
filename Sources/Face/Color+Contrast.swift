import Canvas
import Glibc

extension Color {
  /// The contrast ratio to another opaque colour by WCAG 2.1, from 1 to 21.
  func contrast(with other: Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// How bright an opaque colour is by WCAG 2.1, from 0 to 1.
  var luminance: Double {
    func linear(_ component: Double) -> Double {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The opaque colour that comes of laying this one on an opaque one.
  func over(_ ground: Color) -> Color {
    func mix(_ one: Double, _ other: Double) -> Double { alpha * one + (1 - alpha) * other }
    return Color(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }
}
