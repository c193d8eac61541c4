/// How pictures of one size differ.
extension Picture {
  /// The largest difference of any colour of any pixel, and the mean over all pixels that count, of
  /// 255 each.
  func difference(
    from other: Picture, where counts: (_ x: Int, _ y: Int) -> Bool = { _, _ in true }
  ) -> (worst: Int, mean: Double) {
    var (worst, sum, count) = (0, 0, 0)
    for index in pixels.indices where counts(index % width, index / width) {
      let distance = pixels[index].distance(to: other.pixels[index])
      worst = max(worst, distance)
      sum += distance
      count += 1
    }
    return (worst, Double(sum) / Double(max(1, count)))
  }

  /// How much of a difference lies beyond a part of half the picture's side from its middle, by the
  /// side it lies on, within 45° each: the share of pixels that differ by more than a little.
  func sides(of other: Picture, beyond inner: Double) -> [Side: Int] {
    var counts: [Side: Int] = [:]
    for index in pixels.indices where pixels[index].distance(to: other.pixels[index]) > 12 {
      let x = (Double(index % width) + 0.5) * 2 / Double(width) - 1
      let y = (Double(index / width) + 0.5) * 2 / Double(height) - 1
      guard max(abs(x), abs(y)) > inner else { continue }
      let side: Side = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .bottom : .top)
      counts[side, default: 0] += 1
    }
    return counts
  }

  /// A side of the picture's middle.
  enum Side: Hashable {
    case top, right, bottom, left
  }
}
