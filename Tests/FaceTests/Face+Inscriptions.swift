import Canvas

@testable import Face

extension Face {
  /// The layers of texts, of which this face has more than another.
  func texts(over plain: Face) -> [Layer] {
    let count = layers.count - plain.layers.count
    return Array(layers[plain.firstTurning..<plain.firstTurning + count])
  }

  /// The still layers below the hands, in the face's own pixels.
  func groundPicture() throws -> Picture {
    let surface = try Surface(format: .argb32, width: side, height: side)
    try drawStill(layers[..<firstTurning], on: surface)
    return Picture(surface, side: side)
  }

  /// The pixels in a rectangle of the dial.
  func box(of rectangle: Rectangle) -> PixelBox {
    let (start, end) = (
      pixel(at: Point(x: rectangle.minX, y: rectangle.minY)),
      pixel(at: Point(x: rectangle.maxX, y: rectangle.maxY))
    )
    let (x, y) = (Int(start.x), Int(start.y))
    return PixelBox(x: x, y: y, width: Int(end.x) + 1 - x, height: Int(end.y) + 1 - y)
  }
}

extension Layer {
  /// Where a still layer has ink, in radii from the dial's centre.
  var ink: Rectangle? {
    drawing.bounds(after: content).map {
      Rectangle(
        minX: $0.minX + position.x, minY: $0.minY + position.y, maxX: $0.maxX + position.x,
        maxY: $0.maxY + position.y)
    }
  }

  /// The colour that it begins with.
  var color: Color? {
    for case .source(.color(let color)) in drawing.commands { return color }
    return nil
  }
}

extension Rectangle {
  /// Whether another one lies in it.
  func holds(_ other: Rectangle) -> Bool { union(other) == self }

  /// Whether something lies in both.
  func meets(_ other: Rectangle) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension Picture {
  /// The largest difference between two neighbours in a box, of any component, from 0 to 255.
  func largestStep(in box: PixelBox) -> Int {
    var largest = 0
    for y in box.y..<box.y + box.height - 1 {
      for x in box.x..<box.x + box.width - 1 {
        let here = Picture.components(pixels[y * side + x])
        for next in [pixels[y * side + x + 1], pixels[(y + 1) * side + x]]
        where next != pixels[y * side + x] {
          for (one, two) in zip(here, Picture.components(next)) {
            largest = max(largest, abs(one - two))
          }
        }
      }
    }
    return largest
  }

  /// The mean of a box, premultiplied.
  func mean(in box: PixelBox) -> Color {
    var sums = [0.0, 0, 0, 0]
    for y in box.y..<box.y + box.height {
      for x in box.x..<box.x + box.width {
        for (index, component) in Picture.components(pixels[y * side + x]).enumerated() {
          sums[index] += Double(component)
        }
      }
    }
    let means = sums.map { $0 / 255 / Double(box.area) }
    return Color(red: means[1], green: means[2], blue: means[3], alpha: means[0])
  }
}
