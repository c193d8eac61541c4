import Foundation

/// A theme of twelve SVG files, in each of which there is one mark of a colour of its own.
final class LayeredTheme {
  static let layers = [
    "drop-shadow", "face", "marks", "hour-hand-shadow", "minute-hand-shadow", "second-hand-shadow",
    "hour-hand", "minute-hand", "second-hand", "face-shadow", "glass", "frame",
  ]

  let folder: ScratchFolder

  /// Writes all layers but one.
  init(without missing: String? = nil) throws {
    folder = try ScratchFolder()
    for (index, layer) in LayeredTheme.layers.enumerated() where layer != missing {
      let color = LayeredTheme.colors[index]
      let fill = "rgb(\(color.red),\(color.green),\(color.blue))"
      // Hands point to the right; they lie side by side, outside their page.
      let place =
        layer.contains("hand")
        ? "x=\"10\" y=\"\(10 * (index - 6))\" width=\"10\" height=\"6\""
        : "x=\"\(5 + 7 * index)\" y=\"70\" width=\"5\" height=\"10\""
      try write("<rect fill=\"\(fill)\" \(place)/>", to: "clock-\(layer).svg")
    }
  }

  /// The names of the layers whose marks are to be seen on a picture of 200 pixels at 12 o'clock.
  static func marks(on picture: Picture) -> [String] {
    zip(layers, colors).filter { layer, color in
      picture.pixels.count { $0.distance(to: color) <= 2 } > 40
    }.map { $0.0 }
  }

  /// Writes an SVG of 100 units a side.
  func write(_ content: String, to name: String) throws {
    try write(
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">\(content)</svg>
        """.utf8), to: name)
  }

  func write(_ content: Data, to name: String) throws {
    try content.write(to: URL(fileURLWithPath: folder.file(name)))
  }

  private static let colors = layers.indices.map { index in
    Pixel(red: 40 + index % 3 * 80, green: 40 + index / 3 % 2 * 120, blue: 40 + index / 6 * 150)
  }
}
