/// Telling a clock from what is around it.
extension Picture {
  /// Whether most of the dial is there: it is light, and hands hide little of it.
  var hasFace: Bool {
    let places = [(50, 20), (20, 30), (80, 30), (20, 70), (80, 70), (50, 80), (35, 35)]
    return places.count {
      let pixel = self[$0.0 * width / 100, $0.1 * height / 100]
      return min(pixel.red, pixel.green, pixel.blue) > 120
    } > 3
  }

  /// The pixels next to the corners.
  var corners: [Pixel] {
    [self[2, 2], self[width - 3, 2], self[2, height - 3], self[width - 3, height - 3]]
  }
}
