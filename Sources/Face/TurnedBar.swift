import Canvas

/// A bar in the picture's pixels.
///
/// What is linear in a pixel's column and row is reckoned in whole numbers, parts of a pixel.
struct TurnedBar {
  /// The pixels around all that can be seen of the bar, which may lie outside of the picture.
  let box: PixelBox

  // A pixel's place across and along the bar, from its middle, is linear in the picture's x and y.
  private let across, along: Line
  // So is where a row's middle, as seen by its edges and by its ends, lies in y.
  private let acrossMiddle, alongMiddle: Line
  // How far a row enters and leaves the bar from there, and the part that is out of the ends' reach.
  private let acrossHalf, alongHalf, straightHalf: Int
  // In the kernel's units: the edges' and the ends' distance from the middle, the same of where the
  // corners begin, and the corners' radius.
  private let width, length, cornerWidth, cornerLength, cornerRadius: Float
  // In those units: how much farther across and along each of four pixels is than the first one.
  private let acrossLanes, alongLanes: FourPixels
  /// What a part of a pixel is in those units.
  private let part: Float
  /// Whether there are corners to be rounded.
  private let isRounded: Bool
  /// Whether no pixel is in reach of both long edges, and of both ends.
  private let isWide, isLong: Bool

  /// A number that is linear in x and y, the columns and rows of pixels.
  private struct Line {
    private let origin, x, y: Int

    init(origin: Double, x: Double = 0, y: Double) {
      self.origin = Int(origin * TurnedBar.parts)
      self.x = Int(x * TurnedBar.parts)
      self.y = Int(y * TurnedBar.parts)
    }

    @inline(__always)
    func at(x: Int = 0, y: Int) -> Int { origin &+ self.x &* x &+ self.y &* y }
  }

  /// Parts of a pixel.
  private static let parts = 16_777_216.0

  /// A bar of a hand.
  ///
  /// - Parameters:
  ///   - bar: The bar, its lengths in fractions of the dial's radius.
  ///   - pivot: What the hand turns about, in pixels from the picture's top left corner.
  ///   - heading: Where the hand points.
  ///   - radius: The dial's radius in pixels.
  ///   - kernel: What its edges are blurred by.
  ///   - margin: How far outside of them there is something to be seen, in pixels.
  init(
    _ bar: Baton, pivot: Point, heading: Heading, radius: Double, kernel: some EdgeKernel,
    margin: Double
  ) {
    let (sine, cosine) = (heading.sine, heading.cosine)
    let middle = (bar.from + bar.to) / 2 * radius
    let offset = bar.offset * radius
    let halfWidth = bar.width / 2 * radius
    let halfLength = (bar.to - bar.from) / 2 * radius
    let cornerRadius = min(bar.cornerRadius, bar.width / 2) * radius
    // A pixel's middle is half a pixel right and down of its corner.
    let (x, y) = (0.5 - pivot.x, 0.5 - pivot.y)
    let acrossOrigin = x * cosine + y * sine - offset
    let alongOrigin = x * sine - y * cosine - middle

    across = Line(origin: acrossOrigin, x: cosine, y: sine)
    along = Line(origin: alongOrigin, x: sine, y: -cosine)
    let reach = Double(kernel.reach)
    (isWide, isLong) = (halfWidth >= reach, halfLength >= reach)
    // A smaller radius is less than pixels show.
    isRounded = cornerRadius > 0.5
    let unit = 1 / Double(kernel.unit)
    part = Float(unit / TurnedBar.parts)
    acrossLanes = FourPixels(0, 1, 2, 3) * Float(cosine * unit)
    alongLanes = FourPixels(0, 1, 2, 3) * Float(sine * unit)
    (width, length) = (Float(halfWidth * unit), Float(halfLength * unit))
    cornerWidth = Float((halfWidth - cornerRadius) * unit)
    cornerLength = Float((halfLength - cornerRadius) * unit)
    self.cornerRadius = Float(cornerRadius * unit)

    let centre = Point(
      x: pivot.x + offset * cosine + middle * sine, y: pivot.y + offset * sine - middle * cosine)
    let (acrossRoom, alongRoom) = (halfWidth + margin, halfLength + margin)
    let width = acrossRoom * abs(cosine) + alongRoom * abs(sine)
    let height = acrossRoom * abs(sine) + alongRoom * abs(cosine)
    // A pixel is in it where its middle is.
    let left = Int((centre.x - width).rounded())
    let top = Int((centre.y - height).rounded())
    box = PixelBox(
      x: left, y: top, width: Int((centre.x + width).rounded()) - left,
      height: Int((centre.y + height).rounded()) - top)
    // A level edge is as good as one that falls by a pixel in a million.
    let acrossRun = 1 / (abs(cosine) < 1e-6 ? 1e-6 : cosine)
    let alongRun = 1 / (abs(sine) < 1e-6 ? 1e-6 : sine)
    // Cut off to a whole number, what is one more is the first pixel from there on.
    acrossMiddle = Line(
      origin: 1 - acrossOrigin * acrossRun, y: -sine * acrossRun)
    alongMiddle = Line(
      origin: 1 - alongOrigin * alongRun, y: cosine * alongRun)
    acrossHalf = Int(acrossRoom * abs(acrossRun) * TurnedBar.parts)
    alongHalf = Int(alongRoom * abs(alongRun) * TurnedBar.parts)
    straightHalf = Int(
      (halfLength - max(reach, cornerRadius)) * abs(alongRun) * TurnedBar.parts)
  }

  /// The columns of a row of pixels that a bar and its blur touch.
  struct Columns {
    /// The first one; none where the end is not beyond it.
    var first: Int
    /// The one after the last.
    var end: Int
    /// The first one that is out of the ends' reach.
    let straight: Int
    /// The one after the last such.
    let straightEnd: Int
  }

  /// Whether there is something to be seen of the bar in a row of pixels.
  @inline(__always)
  func touches(row y: Int) -> Bool { y >= box.y && y < box.y &+ box.height }

  /// What the bar and its blur touch of a row.
  @inline(__always)
  func columns(onRow y: Int) -> Columns {
    let across = acrossMiddle.at(y: y)
    let along = alongMiddle.at(y: y)
    return Columns(
      first: max(across &- acrossHalf, along &- alongHalf) &>> 24,
      end: min(across &+ acrossHalf, along &+ alongHalf) &>> 24,
      straight: (along &- straightHalf) &>> 24, straightEnd: (along &+ straightHalf) &>> 24)
  }

  /// Makes the coverage of some pixels of a row what this bar covers of them, and that of four more
  /// none.
  @inline(__always)
  func cover(_ columns: Columns, onRow y: Int, kernel: some EdgeKernel, in coverage: RowCoverage) {
    let (first, end) = (columns.first, columns.end)
    let run = acrossRun(from: first, to: end, onRow: y)
    if isWide {
      coverage.fill(run, wide: width, kernel: kernel)
    } else {
      coverage.fill(run, narrow: width, kernel: kernel)
    }
    // Far from both ends, which is where most pixels lie, only the width counts.
    if columns.straight &+ 4 > columns.straightEnd {
      cutEnd(from: first, to: end, onRow: y, kernel: kernel, in: coverage)
    } else {
      if first < columns.straight {
        cutEnd(from: first, to: min(end, columns.straight), onRow: y, kernel: kernel, in: coverage)
      }
      if columns.straightEnd < end {
        cutEnd(
          from: max(first, columns.straightEnd), to: end, onRow: y, kernel: kernel, in: coverage)
      }
    }
    coverage.clear(from: end)
  }

  /// Leaves what lies between the bar's ends.
  @inline(__always)
  private func cutEnd(
    from first: Int, to end: Int, onRow y: Int, kernel: some EdgeKernel, in coverage: RowCoverage
  ) {
    let run = TurnedBar.run(from: first, to: end, at: along.at(x: first, y: y), alongLanes, part)
    if isLong {
      coverage.cut(run, wide: length, kernel: kernel)
    } else {
      coverage.cut(run, narrow: length, kernel: kernel)
    }
    if isRounded {
      coverage.round(
        acrossRun(from: first, to: end, onRow: y), width: cornerWidth, run, length: cornerLength,
        radius: cornerRadius, kernel: kernel)
    }
  }

  @inline(__always)
  private func acrossRun(from first: Int, to end: Int, onRow y: Int) -> RowCoverage.Run {
    TurnedBar.run(from: first, to: end, at: across.at(x: first, y: y), acrossLanes, part)
  }

  @inline(__always)
  private static func run(
    from first: Int, to end: Int, at parts: Int, _ lanes: FourPixels, _ part: Float
  ) -> RowCoverage.Run {
    RowCoverage.Run(
      first: first, end: end, distances: lanes + Float(parts) * part, step: lanes[1] * 4)
  }
}
