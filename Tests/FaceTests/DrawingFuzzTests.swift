import Canvas
import Foundation
import Testing

@testable import Face

/// Thousands of scripts that went wrong on their way.
@Suite struct DrawingFuzzTests {
  /// A script with every word in it.
  private static let rich: [UInt8] = {
    let pixels = (0..<16).map { UInt8($0 * 16) }
    let start = """
      0.5 g set-source n 0 0 16 16 rectangle fill+ 1.5 set-line-width
      //LINE_CAP_ROUND set-line-cap //LINE_JOIN_BEVEL set-line-join 4 set-miter-limit
      [3 2 1] 0.5 set-dash n 1 1 m 15 2 l 3 4 5 6 7 14 c h stroke+ [] 0 set-dash
      0.25 a set-source //EVEN_ODD set-fill-rule n 2 2 12 12 rectangle 4 4 8 8 rectangle fill+
      n 3 3 10 10 rectangle clip+ 1 0 0 0.5 rgba set-source paint reset-clip
      0 0 16 0 linear 0 1 0 0 1 add-color-stop 1 0 0 1 0.5 add-color-stop
      //EXTEND_REFLECT set-extend [2 0 0 2 1 1] set-matrix set-source fill+
      identity set-matrix 0.5 0.5 scale 8 8 1 9 9 12 radial 0 0 1 0 1 add-color-stop set-source
      //FILTER_BEST set-filter n 0 0 30 30 rectangle fill+ [1 0 0 1 0 0] set-matrix
      //COLOR_ALPHA [0 0 16 16] record dup /s1 exch def dup context
      //COLOR_ALPHA [] record dup /s2 exch def dup context
      0 1 0 rgb set-source n 1 1 5 5 rectangle fill+ pop pattern set-source 0.7 a mask pop
      pattern set-source 0.5 a mask s1 pattern [1 0 0 1 -4 -4] set-matrix set-source paint
      2 2 image

      """
    return Array("%!CairoScript\n<< /content //COLOR_ALPHA >> surface context\n\(start)".utf8)
      + pixels + Array("\ndup /s3 exch def set-source paint s3 set-source paint pop\n".utf8)
  }()

  /// The same numbers at each run (xorshift).
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  @Test func `The script itself is good`() throws {
    let picture = try Picture(of: Drawing(script: Self.rich), side: 16)
    #expect(picture.pixels.contains { $0 != 0 })
  }

  @Test(arguments: 1...8) func `Mutations are refused or drawn`(seed: UInt64) throws {
    var dice = Dice(state: seed &* 0x9e37_79b9_7f4a_7c15)
    var (drawn, refused) = (0, 0)
    for _ in 0..<1_000 {
      let script = Self.mutation(by: &dice)
      guard let drawing = try? Drawing(script: script) else {
        refused += 1
        continue
      }
      drawn += 1
      let start = Date()
      try drawIntoTheMiddle(drawing, of: script)
      #expect(
        Date().timeIntervalSince(start) < 2, "\(String(decoding: script, as: UTF8.self)) is slow")
    }
    #expect(drawn > 20 && refused > 20, "\(drawn) drawn, \(refused) refused")
  }

  /// Draws on the middle of a surface, and sees that its guarded edge stays as it was.
  private func drawIntoTheMiddle(_ drawing: Drawing, of script: [UInt8]) throws {
    let (side, edge) = (24, 4)
    let guarding: UInt32 = 0xdead_beef
    var memory = [UInt32](repeating: guarding, count: side * side)
    try memory.withUnsafeMutableBytes { bytes in
      let start = try #require(bytes.baseAddress) + (edge * side + edge) * 4
      let surface = try Surface(
        format: .argb32, width: side - 2 * edge, height: side - 2 * edge, over: start,
        stride: side * 4)
      let context = Context(on: surface)
      drawing.draw(on: context)
      // Cairo may refuse what it was asked for, but not for want of a good program.
      _ = try? context.check()
    }
    let isKept = memory.enumerated().allSatisfy { index, pixel in
      let (x, y) = (index % side, index / side)
      let isInside = (edge..<side - edge).contains(x) && (edge..<side - edge).contains(y)
      return isInside || pixel == guarding
    }
    #expect(isKept, "\(String(decoding: script, as: UTF8.self)) leaves its surface")
    _ = drawing.bounds(after: .identity)
  }

  /// The script with one to four things done to it.
  private static func mutation(by dice: inout Dice) -> [UInt8] {
    var script = rich
    for _ in 0..<Int.random(in: 1...4, using: &dice) {
      let place = Int.random(in: 0..<script.count, using: &dice)
      let end = min(script.count, place + Int.random(in: 1...24, using: &dice))
      switch Int.random(in: 0..<6, using: &dice) {
      case 0: script[place] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
      case 1: script[place] = UInt8.random(in: 48...57, using: &dice)
      case 2: script.removeSubrange(place..<end)
      case 3: script.insert(contentsOf: script[place..<end], at: place)
      case 4: script.swapAt(place, Int.random(in: 0..<script.count, using: &dice))
      default: if place > script.count * 3 / 4 { script.removeSubrange(place...) }
      }
      if script.isEmpty { return script }
    }
    return script
  }
}
