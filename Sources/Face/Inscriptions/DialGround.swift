import Canvas

/// What lies below the hands of a face: where it is plain, and what colour it has there.
///
/// It is a small picture, in sums that tell of any rectangle at once.
struct DialGround {
  /// A rectangle of the dial.
  struct Patch: Equatable {
    /// How much of it is taken up by edges, from 0 to 1.
    let busyness: Double
    /// Its mean colour on a black desktop; the same as on a white one where the dial is opaque.
    let onBlack: Color
    /// Its mean colour on a white desktop.
    let onWhite: Color
  }

  /// The picture's side in pixels: the finest marks that dials have are about one wide.
  private static let side = 160
  /// A component of two neighbours that differs by more, of 255, is an edge: shades, brushed steel
  /// and paper have less.
  private static let edge = 20

  /// The dial's radius in pixels.
  private let radius: Double
  /// For each corner of pixels the sums of all above and left of it: alpha, red, green, blue, and
  /// the number of edges.
  private let sums: [SIMD8<Int32>]

  /// The ground of a face.
  ///
  /// - Throws: `CanvasError` where there is no memory for its picture.
  init(of face: Face) throws(CanvasError) {
    let side = DialGround.side
    radius = face.radius * Double(side) / Double(face.side)
    let surface = try Surface(format: .argb32, width: side, height: side)
    let context = Context(on: surface)
    context.scale(by: Double(side) / Double(face.side))
    face.enterDial(on: context)
    for layer in face.layers[..<face.firstTurning] { layer.draw(on: context, angle: 0) }
    try context.check()
    sums = surface.withPixels { bytes, stride in
      DialGround.sums { x, y in
        // Blue, green, red and alpha, as memory has them.
        let start = y * stride + x * 4
        return SIMD4(
          Int32(bytes[start + 3]), Int32(bytes[start + 2]), Int32(bytes[start + 1]),
          Int32(bytes[start]))
      }
    }
  }

  private static func sums(of pixel: (_ x: Int, _ y: Int) -> SIMD4<Int32>) -> [SIMD8<Int32>] {
    let width = side + 1
    var sums = [SIMD8<Int32>](repeating: .zero, count: width * width)
    var above = (0..<side).map { pixel($0, 0) }
    for y in 0..<side {
      var row = SIMD8<Int32>.zero
      var left = pixel(0, y)
      for x in 0..<side {
        let here = pixel(x, y)
        let isEdge = differs(here, left) || differs(here, above[x])
        row.lowHalf &+= here
        row[4] &+= isEdge ? 1 : 0
        sums[(y + 1) * width + x + 1] = sums[y * width + x + 1] &+ row
        (left, above[x]) = (here, here)
      }
    }
    return sums
  }

  private static func differs(_ one: SIMD4<Int32>, _ other: SIMD4<Int32>) -> Bool {
    let difference = one &- other
    return max(difference.max(), -difference.min()) > edge
  }

  /// What a rectangle looks like, in radii from the dial's centre.
  func patch(_ rectangle: Rectangle) -> Patch {
    let (side, centre) = (DialGround.side, Double(DialGround.side) / 2)
    func pixel(_ place: Double, _ rounding: FloatingPointRoundingRule) -> Int {
      Int((max(-4, min(4, place)) * radius + centre).rounded(rounding))
    }
    let left = max(0, min(side - 1, pixel(rectangle.minX, .down)))
    let top = max(0, min(side - 1, pixel(rectangle.minY, .down)))
    let right = max(left + 1, min(side, pixel(rectangle.maxX, .up)))
    let bottom = max(top + 1, min(side, pixel(rectangle.maxY, .up)))
    func sum(_ x: Int, _ y: Int) -> SIMD8<Int32> { sums[y * (side + 1) + x] }
    let sum = sum(right, bottom) &- sum(left, bottom) &- sum(right, top) &+ sum(left, top)
    let area = Double((right - left) * (bottom - top))
    func color(desktop: Double) -> Color {
      func mean(_ index: Int) -> Double { Double(sum[index]) / area / 255 }
      let through = desktop * (1 - mean(0))
      return Color(red: mean(1) + through, green: mean(2) + through, blue: mean(3) + through)
    }
    return Patch(
      busyness: Double(sum[4]) / area, onBlack: color(desktop: 0), onWhite: color(desktop: 1))
  }
}
