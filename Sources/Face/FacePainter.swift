package import Canvas
package import Timekeeping

/// Draws a face frame by frame, repainting only what moved.
///
/// Below the lowest layer that turns with the second hand, nothing moves at the rate of frames:
/// `base` keeps the picture of those layers, and `dial` what the still ones at their bottom look like
/// under the others. A frame brings back `base` where a hand was, and draws the layers above it where
/// one was or will be; drawings that lie still above all hands, as glass does, are kept in
/// `foreground`.
package final class FacePainter {
  private var face: Face
  private let base: Surface
  private let dial: SavedPixels
  /// Where the layers above `base` are in the picture; nil where they are not all known to the pixel.
  private let footprint: Footprint?
  /// The layers of `base` that are not of `dial`, by number from the bottom.
  private let baseLayers: Range<Int>
  /// The layers above `base` and below `foreground`.
  private let upperLayers: Range<Int>
  private let foreground: Foreground?
  /// What draws each layer that is a shape.
  private let rasterizers: [ShapeRasterizer?]
  /// For each layer, where it is in the picture; nil while it isn't.
  private var placements: [Placement?]
  private var hasPainted = false

  /// A layer's place in the picture.
  private struct Placement {
    /// In radians clockwise from upright.
    let angle: Double
    /// The pixels it covers.
    let box: PixelBox
  }

  /// The least way, in pixels, that a hand's far end moves before it is drawn anew.
  package static let visibleStep = 1.0 / 16

  /// By how much the minute hand must turn to be drawn anew, in radians; 0 where there is none.
  package let leastMinuteTurn: Double
  /// By how much the second hand must turn to be drawn anew, in radians; 0 where there is none.
  package let leastSecondTurn: Double

  /// By how much each layer must turn for its far end to move by a visible step, in radians.
  private let leastTurns: [Double]

  /// A painter of a face.
  ///
  /// - Parameter face: What to draw.
  /// - Throws: `CanvasError` where there is no memory for the cached layers.
  package init(face: Face) throws(CanvasError) {
    let layers = face.layers
    let firstTurning = layers.firstIndex { $0.hand != nil } ?? layers.count
    let firstAbove = layers.firstIndex { $0.hand == .second } ?? layers.count
    self.face = face
    // What reaches nowhere never moves.
    leastTurns = layers.map { FacePainter.visibleStep / ($0.reach * face.radius) }
    leastMinuteTurn = face.leastTurn(of: .minute)
    leastSecondTurn = face.leastTurn(of: .second)
    baseLayers = firstTurning..<firstAbove
    let lastTurning = layers.lastIndex { $0.hand != nil || $0.shape != nil } ?? firstAbove - 1
    upperLayers = firstAbove..<max(firstAbove, lastTurning + 1)
    foreground = try Foreground(layers[upperLayers.upperBound...], of: face)
    let rows = CoverageRows(side: face.side)
    rasterizers = layers.map { layer in
      layer.shape.map { shape in
        ShapeRasterizer(
          shape, pivot: face.pixel(at: layer.position), radius: face.radius,
          isStill: layer.hand == nil, rows: rows)
      }
    }
    placements = Array(repeating: nil, count: layers.count)
    let areAllShapes = layers[upperLayers].allSatisfy { $0.shape != nil }
    footprint = foreground == nil && areAllShapes ? Footprint(side: face.side) : nil
    dial = SavedPixels(side: face.side)
    base = try Surface(format: .argb32, width: face.side, height: face.side)
    try face.drawStill(layers[..<firstTurning], on: base)
    // They are not drawn again.
    for index in 0..<firstTurning { self.face.layers[index] = Layer(drawing: Drawing()) }
  }

  /// Brings a picture up to date.
  ///
  /// - Parameters:
  ///   - picture: A square of the face's side in `PixelFormat.argb32` or `rgb24`, the one that all
  ///     calls of this painter draw on.
  ///   - pose: The hands' places.
  ///   - showsSeconds: Whether the second hand is there at all.
  /// - Returns: What changed: all the first time, nothing where no hand moved by a visible step.
  /// - Throws: `CanvasError` where Cairo ran out of memory.
  package func update(
    _ picture: borrowing Surface, pose: HandPose, showsSeconds: Bool
  ) throws(CanvasError) -> Damage {
    var damage = Damage()
    if !hasPainted { damage.add(PixelBox(side: face.side)) }
    place(baseLayers, in: pose, isShown: true, damage: &damage)
    let isBaseNew = !damage.isEmpty
    if isBaseNew { try repaintBase() }
    place(upperLayers, in: pose, isShown: showsSeconds, damage: &damage)
    if !damage.isEmpty {
      try repaint(picture, in: damage, isBaseNew: isBaseNew)
      try foreground?.draw(on: picture, in: damage)
    }
    hasPainted = true
    return damage
  }

  /// Whether the dial covers so much that it can stand without a disc behind it.
  var hasOpaqueDial: Bool {
    opaqueRows.reduce(0) { $0 + $1.area } * 4 >= Int(.pi * face.radius * face.radius)
  }

  /// The dial's opaque part, where alpha is a half or more, in rows from the top down.
  package private(set) lazy var opaqueRows: [PixelBox] = dialRows(from: 128)

  /// Where the face takes clicks, in rows from the top down: where something of the dial can be
  /// seen, and all of its disc where that is little.
  package private(set) lazy var touchRows: [PixelBox] =
    hasOpaqueDial ? dialRows(from: 16) : discRows

  private var discRows: [PixelBox] {
    let (centre, radius) = (Double(face.side) / 2, face.radius)
    return (0..<face.side).compactMap { y in
      let height = Double(y) + 0.5 - centre
      let half = radius * radius - height * height
      guard half > 0 else { return nil }
      let start = Int((centre - half.squareRoot()).rounded())
      return PixelBox(x: start, y: y, width: face.side - 2 * start, height: 1)
    }
  }

  /// Rows of pixels of the dial whose alpha is at least that, of 255.
  private func dialRows(from least: UInt32) -> [PixelBox] {
    dial.withoutDrawings(on: base) {
      base.withPixels { bytes, stride in
        var runs: [PixelBox] = []
        for y in 0..<face.side {
          let row = UnsafeRawBufferPointer(rebasing: bytes[y * stride..<(y + 1) * stride])
            .assumingMemoryBound(to: UInt32.self)
          var start: Int?
          for x in 0...face.side {
            let passes = x < face.side && row[x] >> 24 >= least
            if passes == (start != nil) { continue }
            if let start { runs.append(PixelBox(x: start, y: y, width: x - start, height: 1)) }
            start = passes ? x : nil
          }
        }
        return runs
      }
    }
  }

  /// Moves layers to a pose, and adds their boxes before and after to the damage.
  private func place(
    _ layers: Range<Int>, in pose: HandPose, isShown: Bool, damage: inout Damage
  ) {
    for index in layers {
      let old = placements[index]
      let angle = face.layers[index].angle(in: pose)
      var new: Placement?
      if isShown || face.layers[index].hand != .second {
        if let old, abs(angle - old.angle) < leastTurns[index] { continue }
        let box =
          rasterizers[index]?.turn(to: angle) ?? face.layers[index].box(at: angle, on: face)
        new = Placement(angle: angle, box: box)
      }
      placements[index] = new
      if let old { damage.add(old.box) }
      if let new { damage.add(new.box) }
    }
  }

  /// Draws the layers of `base` where they are now.
  private func repaintBase() throws(CanvasError) {
    dial.putBack(on: base)
    var boxes = Damage()
    for index in baseLayers { if let placement = placements[index] { boxes.add(placement.box) } }
    dial.save(boxes, of: base)
    for index in baseLayers {
      guard let placement = placements[index] else { continue }
      try draw(index, at: placement.angle, on: base, clip: placement.box, footprint: nil)
    }
  }

  /// Draws the layers above `base` in the damaged boxes alone.
  ///
  /// - Parameters:
  ///   - picture: What to draw on.
  ///   - damage: The boxes.
  ///   - isBaseNew: Whether `base` has changed, too.
  /// - Throws: `CanvasError` where Cairo ran out of memory.
  private func repaint(
    _ picture: borrowing Surface, in damage: Damage, isBaseNew: Bool
  ) throws(CanvasError) {
    for box in damage.boxes {
      if let footprint {
        footprint.clear(box, of: picture, to: base, whole: isBaseNew)
      } else {
        picture.copy(box, from: base)
      }
      for index in upperLayers {
        guard let placement = placements[index] else { continue }
        let clip = placement.box.intersection(box)
        if clip.isEmpty { continue }
        try draw(index, at: placement.angle, on: picture, clip: clip, footprint: footprint)
      }
    }
  }

  /// Draws a layer of a number from the bottom.
  private func draw(
    _ index: Int, at angle: Double, on picture: borrowing Surface, clip: PixelBox,
    footprint: Footprint?
  ) throws(CanvasError) {
    if let rasterizer = rasterizers[index] {
      rasterizer.draw(on: picture, clip: clip, footprint: footprint)
    } else {
      let context = Context(on: picture)
      context.addRectangle(clip)
      context.clip()
      face.enterDial(on: context)
      face.layers[index].draw(on: context, angle: angle)
      try context.check()
    }
  }
}

extension Face {
  /// By how much a hand must turn for its far end to move by a visible step, in radians; 0 where there
  /// is none.
  fileprivate func leastTurn(of hand: Layer.Hand) -> Double {
    let reach = layers.filter { $0.hand == hand }.map(\.reach).max() ?? 0
    return reach > 0 ? FacePainter.visibleStep / (reach * radius) : 0
  }
}
