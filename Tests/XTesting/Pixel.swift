/// A colour, each part from 0 to 255.
package struct Pixel: Hashable {
  /// From none, 0, to full, 255.
  package var red, green, blue: Int

  /// A colour of these parts.
  package init(red: Int, green: Int, blue: Int) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The largest difference in any part.
  package func distance(to other: Pixel) -> Int {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }
}
