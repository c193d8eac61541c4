/// What is to be seen in a part of the screen, or in an image file.
struct Picture {
  let width: Int
  let height: Int
  let pixels: [Pixel]

  subscript(x: Int, y: Int) -> Pixel {
    pixels[y * width + x]
  }
}
