import Canvas

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
    let kernel = EdgeKernel(blur: shape.blur * radius, angle: angle)
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
    weights: UnsafeMutableBufferPointer<UInt32>, kernel: EdgeKernel, ink: Ink
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
