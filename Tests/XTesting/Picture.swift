/// What is to be seen in a part of the screen, or in an image file.
package struct Picture {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  /// Row by row from the top.
  package let pixels: [Pixel]

  /// A picture of as many pixels as its sides say.
  package init(width: Int, height: Int, pixels: [Pixel]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// The pixel so far from the left and from the top.
  package subscript(x: Int, y: Int) -> Pixel {
    pixels[y * width + x]
  }
}
