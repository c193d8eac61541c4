import Foundation

/// Where a clock's hands point, in degrees clockwise from 12, read from its square picture.
///
/// Lengths are parts of half the picture's side; the dial may be a little smaller than that.
extension Picture {
  /// The second hand: the only red thing on the dial.
  ///
  /// Looked for far enough out that its tail, on the other side, does not count.
  var secondHand: Double? {
    direction(between: 0.45, and: 1) { pixel in
      let redness = pixel.red - max(pixel.green, pixel.blue)
      return redness >= 25 ? Double(redness) : 0
    }
  }

  /// The minute hand: what is dark beyond the hour hand's end and within the minute marks.
  var minuteHand: Double? {
    direction(between: 0.55, and: 0.66, weighing: Picture.darkness)
  }

  /// The hour hand: what is dark about the middle of the radius and isn't the minute hand; nil where
  /// that lies over it.
  var hourHand: Double? {
    guard let minuteHand else { return nil }
    return direction(between: 0.34, and: 0.44, except: minuteHand, weighing: Picture.darkness)
  }

  private static func darkness(of pixel: Pixel) -> Double {
    let brightest = max(pixel.red, pixel.green, pixel.blue)
    return brightest < 100 ? Double(255 - brightest) : 0
  }

  /// Where the weights in a ring point to on the whole, leaving out 12 degrees on each side of an
  /// exception; nil where they are less than a faint line.
  private func direction(
    between inner: Double, and outer: Double, except exception: Double? = nil,
    weighing weight: (Pixel) -> Double
  ) -> Double? {
    let radius = Double(width) / 2
    var (east, north, total) = (0.0, 0.0, 0.0)
    for row in 0..<height {
      for column in 0..<width {
        let x = (Double(column) + 0.5) / radius - 1
        let y = 1 - (Double(row) + 0.5) / radius
        let distance = (x * x + y * y).squareRoot()
        guard distance > inner, distance < outer else { continue }
        let value = weight(self[column, row])
        guard value > 0 else { continue }
        if let exception, angleBetween(exception, bearing(x, y)) < 12 { continue }
        east += value * x / distance
        north += value * y / distance
        total += value
      }
    }
    return total > 8 * radius ? bearing(east, north) : nil
  }
}

/// The size of the turn between two directions, in degrees.
func angleBetween(_ one: Double, _ other: Double) -> Double {
  abs((one - other).remainder(dividingBy: 360))
}

private func bearing(_ east: Double, _ north: Double) -> Double {
  let degrees = atan2(east, north) * 180 / .pi
  return degrees < 0 ? degrees + 360 : degrees
}
