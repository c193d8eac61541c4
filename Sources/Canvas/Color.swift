/// A colour in sRGB with straight (not premultiplied) alpha, every component from 0 to 1.
package struct Color: Equatable, Sendable {
  /// Red.
  package var red: Double
  /// Green.
  package var green: Double
  /// Blue.
  package var blue: Double
  /// Opacity: 0 is invisible, 1 opaque.
  package var alpha: Double

  /// A colour from its components.
  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour as the web writes it: `Color(0xRRGGBB)`.
  package init(_ rgb: UInt32, alpha: Double = 1) {
    func component(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xff) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }

  /// The same colour at another opacity.
  package func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
