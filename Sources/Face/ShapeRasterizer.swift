import Canvas

/// Draws the shape of a hand straight into pixels.
///
/// A hand that turns is drawn with every frame, so this is what a frame costs. A bar blurred by a
/// kernel is the product of two blurred steps across and two along it, which takes a few
/// multiplications for four pixels: many times less than filling an outline, and the shadow's
/// softness comes with it. A sharp bar is one that is blurred by the pixels themselves.
///
/// What a pixel gets depends on nothing but the shape and the angle: a picture that is repainted box
/// by box is the same as one that is painted at once.
final class ShapeRasterizer {
  private let shape: HandShape
  /// How many bars the shape has.
  private let count: Int
  private let pivot: Point
  private let radius: Double
  private let ink: Ink
  private let opacity: Double
  /// How far the edges are blurred, in pixels.
  private let blur: Float
  private var heading = Heading(angle: 0)
  /// The pixels around all that can be seen of the shape as it was last turned.
  private var box = PixelBox(side: 0)
  /// What a shape that never turns covers of the pixels of its box, row after row.
  private var stamp: UnsafeMutablePointer<Float>?
  private let isStill: Bool
  private let rows: CoverageRows
  /// The shape's bars in the picture.
  private let bars: UnsafeMutablePointer<TurnedBar>

  /// Whether the blur is more than pixels show.
  private var isSoft: Bool { blur > 0.5 }

  /// A rasterizer of a shape.
  ///
  /// - Parameters:
  ///   - shape: What to draw.
  ///   - pivot: Where the dial's centre, or what stands for it, lies in the picture, in pixels.
  ///   - radius: The dial's radius in pixels.
  ///   - isStill: Whether it is turned once and never again.
  ///   - rows: What a row's coverage is worked out in; one serves all shapes of a picture.
  init(_ shape: HandShape, pivot: Point, radius: Double, isStill: Bool, rows: CoverageRows) {
    self.shape = shape
    count = shape.bars.count
    self.pivot = pivot
    self.radius = radius
    self.isStill = isStill
    self.rows = rows
    ink = Ink(shape.color)
    opacity = max(shape.color.alpha, 1.0 / 256)
    blur = Float(shape.blur * radius)
    bars = .allocate(capacity: shape.bars.count)
  }

  deinit {
    bars.deallocate()
    stamp?.deallocate()
  }

  /// Turns the shape to an angle, in radians clockwise from 12 o'clock; it must be before it is drawn.
  ///
  /// - Returns: The pixels around all that can be seen of it.
  func turn(to angle: Double) -> PixelBox {
    heading = Heading(angle: angle)
    guard isSoft else {
      let kernel = PixelKernel(heading: heading)
      return turn(kernel: kernel, margin: Double(kernel.reach))
    }
    // Farther out a soft edge is lighter than half of the lightest ink.
    let unseen = (2.0 / 3 / 256 / opacity).squareRoot()
    return turn(kernel: SoftKernel(reach: blur), margin: Double(blur) * (1 - unseen))
  }

  private func turn(kernel: some EdgeKernel, margin: Double) -> PixelBox {
    box = PixelBox(side: 0)
    for (index, bar) in shape.bars.enumerated() {
      let bar = TurnedBar(
        bar, pivot: pivot, heading: heading, radius: radius, kernel: kernel, margin: margin)
      (bars + index).initialize(to: bar)
      box = box.union(bar.box)
    }
    box = box.intersection(PixelBox(side: rows.side))
    if box.isEmpty { box = PixelBox(side: 0) }
    if isStill && stamp == nil { stamp = makeStamp(kernel: kernel) }
    return box
  }

  private func makeStamp(kernel: some EdgeKernel) -> UnsafeMutablePointer<Float> {
    // Four numbers are read at once.
    let stamp = UnsafeMutablePointer<Float>.allocate(capacity: box.area + 3)
    stamp.initialize(repeating: 0, count: box.area + 3)
    for y in 0..<box.height {
      _ = cover(row: box.y + y, from: box.x, to: box.x + box.width, kernel: kernel)
      rows.coverage.move(from: box.x, to: box.x + box.width, stamp + y * box.width)
    }
    return stamp
  }

  /// Draws the shape as it was last turned in a part of a picture.
  ///
  /// - Parameters:
  ///   - picture: What to draw on.
  ///   - clip: Nothing is drawn outside of it.
  ///   - footprint: Learns where it is drawn.
  func draw(on picture: borrowing Surface, clip: PixelBox, footprint: Footprint?) {
    if isSoft {
      draw(by: SoftKernel(reach: blur), on: picture, clip: clip, footprint: footprint)
    } else {
      draw(by: PixelKernel(heading: heading), on: picture, clip: clip, footprint: footprint)
    }
  }

  private func draw(
    by kernel: some EdgeKernel, on picture: borrowing Surface, clip: PixelBox,
    footprint: Footprint?
  ) {
    let part = box.intersection(clip)
    guard !part.isEmpty else { return }
    let (ink, side, coverage) = (ink, rows.side, rows.coverage)
    let (left, right) = (part.x, part.x + part.width)
    picture.withMutablePixels { start, stride in
      var y = part.y
      while y < part.y + part.height {
        let (first, end) = cover(row: y, from: left, to: right, kernel: kernel)
        if first < end {
          coverage.spend(ink, on: start + y &* stride, from: first, to: end, side: side)
          footprint?.add(row: y, from: first, to: end)
        }
        y &+= 1
      }
    }
  }

  /// Makes the coverage of a row's pixels what the bars cover of them.
  ///
  /// - Returns: The first column that they touch and the one after the last, if it is beyond.
  @inline(__always)
  private func cover(
    row y: Int, from left: Int, to right: Int, kernel: some EdgeKernel
  ) -> (first: Int, end: Int) {
    let coverage = rows.coverage
    if let stamp {
      coverage.fill(from: left, to: right, with: stamp + ((y - box.y) * box.width - box.x))
      return (left, right)
    }
    var (first, end) = (right, left)
    for index in 0..<count where bars[index].touches(row: y) {
      var columns = bars[index].columns(onRow: y)
      columns.first = max(columns.first, left)
      columns.end = min(columns.end, right)
      guard columns.first < columns.end else { continue }
      if first < end {
        bars[index].cover(columns, onRow: y, kernel: kernel, in: rows.crossing)
        coverage.raise(to: rows.crossing, from: columns.first, to: columns.end)
      } else {
        bars[index].cover(columns, onRow: y, kernel: kernel, in: coverage)
      }
      first = min(first, columns.first)
      end = max(end, columns.end)
    }
    return (first, end)
  }
}
