import Canvas
import Glibc

/// Draws the shapes of hands straight into pixels.
///
/// A hand that turns is drawn with every frame, so this is what a frame costs. A bar blurred by a
/// kernel is the product of two blurred steps across and two along it, which takes a few
/// multiplications a pixel: several times less than filling an outline, and the shadow's softness
/// comes with it. A sharp bar is one that is blurred by the pixels themselves.
struct ShapeRasterizer {
  /// The top left pixel: alpha, red, green and blue, premultiplied, or with the alpha unused.
  let pixels: UnsafeMutablePointer<UInt32>
  /// Pixels from row to row.
  let stride: Int
  /// Nothing is drawn outside.
  let clip: PixelBox

  /// Draws a shape.
  ///
  /// - Parameters:
  ///   - shape: What to draw.
  ///   - pivot: Where the dial's centre, or what stands for it, lies in the picture, in pixels.
  ///   - angle: In radians clockwise from 12 o'clock.
  ///   - radius: The dial's radius in pixels.
  func draw(_ shape: HandShape, pivot: Point, angle: Double, radius: Double) {
    let kernel = Kernel(blur: shape.blur * radius, angle: angle)
    let ink = Ink(shape.color)
    // The clip's left edge is where rows begin, for the bars too.
    let origin = Point(x: pivot.x - Double(clip.x), y: pivot.y - Double(clip.y))
    withUnsafeTemporaryAllocation(of: TurnedBar.self, capacity: shape.bars.count) { bars in
      for index in shape.bars.indices {
        bars[index] = TurnedBar(
          shape.bars[index], pivot: origin, angle: angle, radius: radius, margin: kernel.reach)
      }
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: clip.width) { weights in
        weights.initialize(repeating: 0)
        for y in 0..<clip.height {
          let row = pixels + (clip.y + y) * stride + clip.x
          drawRow(row, y: Float(y) + 0.5, bars: bars, weights: weights, kernel: kernel, ink: ink)
        }
      }
    }
  }

  /// Draws one row of pixels, whose middle lies at a height in the clip.
  ///
  /// The weights say how much of the ink each pixel gets; they are all zero before and after.
  private func drawRow(
    _ row: UnsafeMutablePointer<UInt32>, y: Float, bars: UnsafeMutableBufferPointer<TurnedBar>,
    weights: UnsafeMutableBufferPointer<UInt32>, kernel: Kernel, ink: Ink
  ) {
    var first = clip.width
    var end = 0
    for bar in bars {
      let columns = bar.columns(onRow: y, width: clip.width)
      guard !columns.isEmpty else { continue }
      bar.addWeights(of: columns, onRow: y, kernel: kernel, ink: ink, to: weights)
      first = min(first, columns.lowerBound)
      end = max(end, columns.upperBound)
    }
    guard first < end else { return }
    for x in first..<end {
      row[x] = ink.over(row[x], weight: weights[x])
      weights[x] = 0
    }
  }
}

/// What edges are blurred by, as the distance from an edge to a pixel's middle tells it.
///
/// Soft ones by 0.75·(1 − t²) for t from −1 to 1 (Epanechnikov's kernel). Sharp ones by the pixel
/// itself, a unit square seen along the edge: a trapezium as wide as the sine and the cosine of the
/// edge's angle together, by which a long edge covers each pixel exactly as it should.
private struct Kernel {
  /// How far it reaches to either side, in pixels.
  let reach: Float
  private let isSoft: Bool
  private let scale: Float
  /// Half the trapezium's upper side.
  private let plateau: Float
  private let curvature: Float

  init(blur: Double, angle: Double) {
    let (sine, cosine) = (abs(sin(angle)), abs(cos(angle)))
    let wide = Float(max(sine, cosine))
    let narrow = Float(min(sine, cosine))
    isSoft = blur > 0.5
    reach = isSoft ? Float(blur) : (wide + narrow) / 2
    scale = isSoft ? 1 / reach : 1 / wide
    plateau = (wide - narrow) / 2
    curvature = narrow > 0.001 ? 0.5 / (wide * narrow) : 0
  }

  /// How much of the kernel lies on the inner side of an edge at a distance, from 0 to 1; the
  /// distance in pixels, positive inside.
  func inside(_ distance: Float) -> Float {
    if isSoft {
      let t = max(-1, min(1, distance * scale))
      return 0.5 + t * (0.75 - 0.25 * t * t)
    }
    let beyond = abs(distance)
    let half =
      if beyond <= plateau {
        beyond * scale
      } else {
        // What is missing to a half is a triangle; nothing is from `reach` on.
        0.5 - max(0, reach - beyond) * max(0, reach - beyond) * curvature
      }
    return 0.5 + (distance < 0 ? -half : half)
  }
}

/// A bar in the picture's pixels.
private struct TurnedBar {
  // A pixel's place across and along the bar, from its middle, is linear in the picture's x and y.
  private let acrossX, acrossY, acrossOrigin: Float
  private let alongX, alongY, alongOrigin: Float
  private let halfWidth, halfLength: Float
  private let cornerRadius: Float
  /// Whether the corners' radius is more than pixels show.
  private let isRounded: Bool
  private let margin: Float

  init(_ bar: Baton, pivot: Point, angle: Double, radius: Double, margin: Float) {
    let (sine, cosine) = (sin(angle), cos(angle))
    let middle = (bar.from + bar.to) / 2 * radius
    (acrossX, acrossY) = (Float(cosine), Float(sine))
    (alongX, alongY) = (Float(sine), Float(-cosine))
    acrossOrigin = Float(-pivot.x * cosine - pivot.y * sine - bar.offset * radius)
    alongOrigin = Float(-pivot.x * sine + pivot.y * cosine - middle)
    halfWidth = Float(bar.width / 2 * radius)
    halfLength = Float((bar.to - bar.from) / 2 * radius)
    cornerRadius = Float(min(bar.cornerRadius, bar.width / 2) * radius)
    isRounded = cornerRadius > 0.5
    self.margin = margin
  }

  /// The pixels of a row that the bar and its blur touch, in a clip of a width.
  func columns(onRow y: Float, width: Int) -> Range<Int> {
    let across = TurnedBar.interval(
      slope: acrossX, at: acrossY * y + acrossOrigin, half: halfWidth + margin)
    let along = TurnedBar.interval(
      slope: alongX, at: alongY * y + alongOrigin, half: halfLength + margin)
    // A pixel's middle lies half a pixel beyond its number.
    let left = max(0, max(across.left, along.left) - 0.5)
    let right = min(Float(width), min(across.right, along.right) + 0.5)
    guard left < right else { return 0..<0 }
    let first = Int(left.rounded(.up))
    return first..<max(first, Int(right.rounded(.down)))
  }

  /// Where |slope·x + origin| is at most half; a level line is there everywhere or nowhere.
  private static func interval(
    slope: Float, at origin: Float, half: Float
  ) -> (left: Float, right: Float) {
    guard abs(slope) > 1e-6 else {
      return abs(origin) <= half ? (-.greatestFiniteMagnitude, .greatestFiniteMagnitude) : (0, 0)
    }
    let one = (-half - origin) / slope
    let other = (half - origin) / slope
    return (min(one, other), max(one, other))
  }

  /// Raises the weights of some pixels of a row to what this bar gives them.
  func addWeights(
    of columns: Range<Int>, onRow y: Float, kernel: Kernel, ink: Ink,
    to weights: UnsafeMutableBufferPointer<UInt32>
  ) {
    let start = Float(columns.lowerBound) + 0.5
    var across = acrossX * start + acrossY * y + acrossOrigin
    var along = alongX * start + alongY * y + alongOrigin
    for x in columns {
      let coverage = coverage(across: abs(across), along: abs(along), kernel: kernel)
      weights[x] = max(weights[x], ink.weight(coverage: coverage))
      across += acrossX
      along += alongX
    }
  }

  /// How much of a pixel the bar covers, from 0 to 1; its middle lies so far from the bar's.
  private func coverage(across: Float, along: Float, kernel: Kernel) -> Float {
    let width = kernel.inside(halfWidth - across) - kernel.inside(-halfWidth - across)
    // Far from both ends, which is where most pixels lie, only the width counts.
    guard along > halfLength - max(margin, cornerRadius) else { return width }
    let length = kernel.inside(halfLength - along) - kernel.inside(-halfLength - along)
    // In a corner the distance from the rounded edge counts.
    let beyondWidth = across - halfWidth + cornerRadius
    let beyondLength = along - halfLength + cornerRadius
    guard isRounded, beyondWidth > 0, beyondLength > 0 else { return width * length }
    let reach = (beyondWidth * beyondWidth + beyondLength * beyondLength).squareRoot()
    return min(width * length, kernel.inside(cornerRadius - reach))
  }
}

/// A colour to lay over pixels.
private struct Ink {
  /// Red and blue, alpha and green: two components of eight bits in 32, with room between.
  private let redBlue, alphaGreen: UInt32
  private let opacity: Float

  init(_ color: Color) {
    func component(_ value: Double) -> UInt32 { UInt32((max(0, min(1, value)) * 255).rounded()) }
    redBlue = component(color.red) << 16 | component(color.blue)
    alphaGreen = 255 << 16 | component(color.green)
    opacity = Float(color.alpha) * 256
  }

  /// What a coverage from 0 to 1 comes to, from 0 to 256.
  func weight(coverage: Float) -> UInt32 {
    // Beside 2²³ a number has no fraction left, and its lowest bits are the whole number.
    (coverage * opacity + 8_388_608).bitPattern & 0x1ff
  }

  /// The pixel with the colour over it, by a weight from 0 to 256.
  func over(_ pixel: UInt32, weight: UInt32) -> UInt32 {
    let rest = 256 - weight
    let mask: UInt32 = 0x00ff_00ff
    let half: UInt32 = 0x0080_0080
    let low = (redBlue &* weight &+ (pixel & mask) &* rest &+ half) >> 8 & mask
    let high = (alphaGreen &* weight &+ (pixel >> 8 & mask) &* rest &+ half) & ~mask
    return high | low
  }
}
