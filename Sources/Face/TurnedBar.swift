import Canvas
import Glibc

/// A bar in the picture's pixels.
struct TurnedBar {
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
    of columns: Range<Int>, onRow y: Float, kernel: EdgeKernel, ink: Ink,
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
  private func coverage(across: Float, along: Float, kernel: EdgeKernel) -> Float {
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
