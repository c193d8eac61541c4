import Canvas
import Testing
import Timekeeping

@testable import Face

/// What the frames of a sweep repaint.
@Suite struct RepaintTests {
  /// Six hundred frames in ten runs that lie all around the dial.
  private static let frames = 0..<600

  /// Each frame's pose, a tenth of a degree after the last one's but for the jumps between runs.
  ///
  /// The slow hands go in steps that can be seen, so that none lags behind and a new painter's
  /// picture must be the same.
  private func pose(at frame: Int) -> HandPose {
    let microseconds = frame / 60 * 6_000_000 + frame % 60 * 1_000_000 / 60
    var pose = Motion.sweep.pose(
      at: TimeOfDay(
        hour: 10, minute: 10, second: microseconds / 1_000_000,
        microsecond: microseconds % 1_000_000),
      showsSeconds: true)
    pose.minute = (pose.minute / 0.005).rounded(.down) * 0.005
    pose.hour = (pose.hour / 0.005).rounded(.down) * 0.005
    return pose
  }

  /// A face of drawings: a minute hand, a second hand that is a picture, and glass over all.
  private static func drawnFace(side: Int) throws -> Face {
    func hundredths(_ steps: String, turningWith hand: Layer.Hand? = nil) throws -> Layer {
      Layer(
        drawing: try Drawing(steps: steps),
        content: Matrix(xx: 0.01, yx: 0, xy: 0, yy: 0.01, x0: 0, y0: 0), turningWith: hand)
    }
    let (width, height) = (3, 64)
    let pixels = (0..<width * height).map { index in
      index % width == 1 ? 0xffcc_2200 : 0x8040_0000 as UInt32
    }
    let bitmap = try #require(Bitmap(width: width, height: height, pixels: pixels))
    let picture = Layer(
      drawing: Drawing([.source(.bitmap(bitmap)), .paint(opacity: 1)]),
      content: Matrix(xx: 0.015, yx: 0, xy: 0, yy: 0.015, x0: -0.0225, y0: -0.8),
      turningWith: .second)
    return Face(
      side: side, radius: Double(side) / 2,
      layers: [
        try hundredths("n -95 -95 190 190 rectangle 0.9 g set-source fill+"),
        try hundredths(
          "n -4 -50 8 60 rectangle 0.1 g set-source fill+", turningWith: .minute),
        picture, Layer(discOfRadius: 0.04, color: ClassicFace.accent),
        try hundredths("n -90 -90 180 90 rectangle 1 1 1 0.25 rgba set-source fill+"),
      ])
  }

  /// After each frame the picture is what a new painter paints; its damage holds all that changed,
  /// and each of its boxes is at most one and a half times the tight box around what changed in it.
  ///
  /// Cairo's drawings, of which nobody knows to the pixel what they tint, may have a pixel more on
  /// each side.
  @Test(arguments: [("classic", 200, 0), ("drawn", 101, 1)])
  func `A frame repaints what moved and little else`(
    name: String, side: Int, room: Int
  ) throws {
    let face =
      name == "classic"
      ? ClassicFace.face(side: side, castsShadow: true) : try Self.drawnFace(side: side)
    let painter = try FacePainter(face: face)
    let surface = try Surface(format: .argb32, width: side, height: side)
    var before = Picture(surface, side: side)
    for frame in Self.frames {
      let pose = pose(at: frame)
      let damage = try painter.update(surface, pose: pose, showsSeconds: true)
      let after = Picture(surface, side: side)
      let whole = try Surface(format: .argb32, width: side, height: side)
      _ = try FacePainter(face: face).update(whole, pose: pose, showsSeconds: true)
      try #require(after == Picture(whole, side: side), "frame \(frame)")
      let changed = after.pixels.indices.filter { after.pixels[$0] != before.pixels[$0] }
      before = after
      var tight = damage.boxes.map { _ in PixelBox(side: 0) }
      for index in changed {
        let pixel = PixelBox(x: index % side, y: index / side, width: 1, height: 1)
        var isDamaged = false
        for (index, box) in damage.boxes.enumerated() where !box.intersection(pixel).isEmpty {
          tight[index] = tight[index].union(pixel)
          isDamaged = true
        }
        try #require(isDamaged, "frame \(frame): \(pixel) is not in \(damage)")
      }
      for (box, tight) in zip(damage.boxes, tight) {
        let most = (tight.width + 2 * room) * (tight.height + 2 * room)
        #expect(box.area * 2 <= most * 3, "frame \(frame): \(box) for \(tight)")
      }
    }
  }

  /// A hand that reaches beyond the picture, whose rows are no multiple of what is worked on at once.
  @Test(arguments: [61, 62, 63, 64])
  func `Nothing is drawn beside the picture`(side: Int) throws {
    let bar = Baton(from: -1.5, to: 1.5, width: 0.3, cornerRadius: 0.15)
    let shapes = [
      HandShape(bars: [bar], color: Color(0x000000, alpha: 0.5), blur: 0.2),
      HandShape(bars: [bar], color: Color(0xffffff)),
    ]
    let face = Face(
      side: side, radius: Double(side) / 2,
      layers: shapes.map { Layer(shape: $0, turningWith: .second) })
    let (room, mark) = (4, 0x1234_5678 as UInt32)
    let width = side + room
    var pixels = [UInt32](repeating: mark, count: width * (side + 2))
    let painter = try FacePainter(face: face)
    try pixels.withUnsafeMutableBytes { bytes in
      let start = try #require(bytes.baseAddress) + width * 4
      let surface = try Surface(
        format: .argb32, width: side, height: side, over: start, stride: width * 4)
      for second in 0..<60 {
        let pose = HandPose(secondsSinceMidnight: Double(second))
        _ = try painter.update(surface, pose: pose, showsSeconds: true)
      }
    }
    for index in pixels.indices {
      let (x, y) = (index % width, index / width - 1)
      if x >= side || y < 0 || y >= side {
        #expect(pixels[index] == mark, "\(x), \(y) of \(side)")
      } else {
        #expect(pixels[index] != mark, "\(x), \(y) of \(side)")
      }
    }
  }

  /// A theme may put a hand where nothing is seen of it.
  @Test func `Hands beside the picture leave it as it is`() throws {
    let side = 64
    let bar = Baton(from: 0, to: 0.8, width: 0.1, cornerRadius: 0.05)
    let shape = HandShape(bars: [bar], color: Color(0xffffff))
    let places = [(-3.0, 0.0), (3, 0), (0, -3), (0, 3), (-3, -3)].map { Point(x: $0.0, y: $0.1) }
    let face = Face(
      side: side, radius: Double(side) / 2,
      layers: [Layer.Hand.hour, .minute, .second, nil].flatMap { hand in
        places.map { Layer(shape: shape, position: $0, turningWith: hand) }
      })
    let surface = try Surface(format: .argb32, width: side, height: side)
    let painter = try FacePainter(face: face)
    for second in stride(from: 0.0, to: 43_200, by: 977) {
      let pose = HandPose(secondsSinceMidnight: second)
      _ = try painter.update(surface, pose: pose, showsSeconds: true)
    }
    #expect(surface.withPixels { bytes, _ in bytes.allSatisfy { $0 == 0 } })
  }

  /// Hands cover parts of the dial, and more so than it does itself.
  @Test func `The dial's rows are the same with hands on it`() throws {
    let ring = Path.circle(radius: 0.9) + Path.circle(radius: 0.2)
    let dial = Drawing([.fillRule(.evenOdd)] + Drawing.fill(ring, .color(Color(0xffffff))))
    let hands = ClassicFace.face(side: 200, castsShadow: true).layers.drop { $0.hand == nil }
    let face = Face(side: 200, radius: 94, layers: [Layer(drawing: dial)] + hands)
    let (early, late) = (try FacePainter(face: face), try FacePainter(face: face))
    let surface = try Surface(format: .argb32, width: 200, height: 200)
    let rows = (early.opaqueRows, early.touchRows)
    for seconds in [36_000.0, 38_000] {
      let pose = HandPose(secondsSinceMidnight: seconds)
      _ = try late.update(surface, pose: pose, showsSeconds: true)
    }
    #expect(rows.0.count > 200)
    #expect(late.opaqueRows == rows.0)
    #expect(late.touchRows == rows.1)
    let pose = HandPose(secondsSinceMidnight: 40_000)
    _ = try late.update(surface, pose: pose, showsSeconds: true)
    let whole = try Surface(format: .argb32, width: 200, height: 200)
    _ = try early.update(whole, pose: pose, showsSeconds: true)
    #expect(Picture(surface, side: 200) == Picture(whole, side: 200))
  }
}
