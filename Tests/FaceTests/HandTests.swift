import Canvas
import Foundation
import Testing
import Timekeeping

@testable import Face

/// Hands in pixels: where they lie and how they look.
@Suite struct HandTests {
  /// A face of one hand and nothing else.
  private func face(of layer: Layer, side: Int) -> Face {
    Face(side: side, radius: Double(side) / 2, layers: [layer])
  }

  private func bar(width: Double, length: Double, cornerRadius: Double = 0) -> Layer {
    let bar = Baton(
      size: Size(width: width, height: length), cornerRadius: cornerRadius,
      anchorPoint: Point(x: 0.5, y: 1))
    return Layer(shape: HandShape(bars: [bar], color: Color(0x000000)), turningWith: .second)
  }

  private func alpha(_ pixel: UInt32) -> Double { Double(pixel >> 24) / 255 }

  @Test(arguments: [48, 101, 200], Array(stride(from: 0, to: 60, by: 4.65)))
  func `A hand's pixels lie along its angle`(side: Int, seconds: Double) throws {
    let hand = face(of: bar(width: 0.05, length: 0.9), side: side)
    let time = TimeOfDay(
      hour: 0, minute: 0, second: Int(seconds),
      microsecond: Int((seconds - seconds.rounded(.down)) * 1e6))
    let picture = try Picture(of: hand, at: time)
    let centre = Double(side) / 2
    var (x, y, ink) = (0.0, 0.0, 0.0)
    for (index, pixel) in picture.pixels.enumerated() {
      x += alpha(pixel) * (Double(index % side) + 0.5 - centre)
      y += alpha(pixel) * (Double(index / side) + 0.5 - centre)
      ink += alpha(pixel)
    }
    let angle = atan2(x, -y) * 180 / .pi
    let off = (angle - seconds * 6 + 540).truncatingRemainder(dividingBy: 360) - 180
    #expect(abs(off) < 0.2, "the hand lies at \(angle)°, not at \(seconds * 6)°")
    // Its middle is half its length away from the centre, and all of it is there.
    #expect(abs((x * x + y * y).squareRoot() / ink - 0.45 * centre) < 0.1)
    #expect(abs(ink / (0.05 * 0.9 * centre * centre) - 1) < 0.02)
  }

  @Test(arguments: [64, 65, 200, 201])
  func `A quarter of a turn is exact`(side: Int) throws {
    let layers = ClassicFace.face(side: side, castsShadow: false).layers
    // The second hand itself: its shadow does not turn.
    let hand = try #require(layers.last { $0.hand == .second })
    let only = Face(side: side, radius: Double(side) * 0.47, layers: [hand])
    let upright = try Picture(of: only, at: TimeOfDay(hour: 0, minute: 0, second: 0))
    let right = try Picture(of: only, at: TimeOfDay(hour: 0, minute: 0, second: 15))
    #expect(upright.turned.difference(from: right).worst <= 1)
  }

  @Test(arguments: [96, 97, 200, 201, 400])
  func `Hands on the axes have crisp edges`(side: Int) throws {
    let face = ClassicFace.face(side: side, castsShadow: false)
    let hands = face.layers.filter { $0.hand == .minute && $0.shape?.blur == 0 }
    let only = Face(side: side, radius: face.radius, layers: hands)
    let picture = try Picture(of: only, at: TimeOfDay(hour: 0, minute: 0, second: 0))
    // A row halfway up the hand: every pixel is ink or is not.
    let row = picture.pixels[(side / 4) * side..<(side / 4 + 1) * side]
    #expect(row.contains { alpha($0) == 1 })
    #expect(row.allSatisfy { alpha($0) < 0.01 || alpha($0) > 0.99 })
  }

  @Test(arguments: [100, 200])
  func `Hands are as sharp as supersampling makes them`(side: Int) throws {
    let shape = HandShape(
      bars: [
        Baton(from: -0.25, to: 0.9, width: 0.02, cornerRadius: 0.004),
        Baton(from: -0.25, to: -0.12, width: 0.05, cornerRadius: 0.025),
      ], color: Color(0x000000))
    let fast = face(of: Layer(shape: shape, turningWith: .second), side: side)
    let slow = face(of: Layer(drawing: shape.drawing, turningWith: .second), side: side * 4)
    for step in 0..<8 {
      let seconds = (3.7 + 45 * Double(step)) / 6
      let time = TimeOfDay(
        hour: 0, minute: 0, second: Int(seconds),
        microsecond: Int((seconds - seconds.rounded(.down)) * 1e6))
      let picture = try Picture(of: fast, at: time)
      let truth = try Picture(of: slow, at: time)
      // Cairo's picture, four times as large, averaged over sixteen pixels.
      var expected = [Double](repeating: 0, count: side * side)
      for (index, pixel) in truth.pixels.enumerated() where pixel != 0 {
        let (x, y) = (index % (side * 4) / 4, index / (side * 4) / 4)
        expected[y * side + x] += alpha(pixel) / 16
      }
      let errors = zip(picture.pixels, expected).map { abs(alpha($0) - $1) }
      let error = errors.reduce(0, +)
      let ink = expected.reduce(0, +)
      let worst = errors.max() ?? 1
      // librsvg's own drawing of such a hand strays by 2.6, 1.7 and 0.9 % of its ink.
      #expect(error / ink < 0.02, "\(side) px, step \(step): \(error / ink)")
      #expect(worst < 0.12, "\(side) px, step \(step): \(worst)")
    }
  }

  @Test func `A shadow is as dark as its hand is large`() throws {
    let bars = [Baton(from: 0, to: 0.8, width: 0.06, cornerRadius: 0)]
    let shadow = HandShape(bars: bars, color: Color(0x000000, alpha: 0.3), blur: 0.03)
    let picture = try Picture(
      of: face(of: Layer(shape: shadow, turningWith: .second), side: 200),
      at: TimeOfDay(hour: 0, minute: 0, second: 7))
    let ink = picture.pixels.reduce(0) { $0 + alpha($1) }
    #expect(abs(ink / (0.3 * 0.8 * 0.06 * 100 * 100) - 1) < 0.03)
  }
}
