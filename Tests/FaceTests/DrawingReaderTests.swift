import Canvas
import Testing

@testable import Face

/// The words that drawings are made of, by what they make.
@Suite struct DrawingReaderTests {
  private let black: UInt32 = 0xff00_0000
  private let all = "n 0 0 20 20 rectangle"

  @Test(
    arguments: [
      ("0.5 g", 0xff80_8080), ("0.5 a", 0x8000_0000), ("1 0 0 rgb", 0xffff_0000),
      ("0 0.5 1 0.5 rgba", 0x8000_4080), ("-3 g", 0xff00_0000), ("7 0 0 rgb", 0xffff_0000),
      (".5 0 0 rgb", 0xff80_0000), ("5e-1 +0 0 rgb", 0xff80_0000),
    ] as [(String, UInt32)])
  func colors(source: String, color: UInt32) throws {
    let picture = try Picture(steps: "\(all) \(source) set-source fill+")
    #expect(picture.isColored(10, 10, color))
  }

  @Test func pathsOfLines() throws {
    let triangle = "n 2 2 m 18 2 l 18 18 l h"
    let filled = try Picture(steps: "\(triangle) fill+")
    #expect(filled[15, 5] == black && filled[5, 15] == 0)
    // The path is still there after it was filled.
    let both = try Picture(steps: "\(triangle) 1 g set-source fill+ 0 g set-source stroke+")
    #expect(both[17, 10] == black && both.isColored(14, 6, 0xffff_ffff))
    #expect(try Picture(steps: "\(triangle) n fill+").pixels.allSatisfy { $0 == 0 })
    // Without "h" a line stays open.
    let open = try Picture(steps: "n 2 2 m 18 2 l 18 18 l stroke+")
    #expect(open[9, 10] == 0 && filled != open)
  }

  @Test func pathsOfCurves() throws {
    let drawing = try Drawing(steps: "n 0 20 m 0 0 20 0 20 20 c h fill+")
    let curve = Path.Element.curve(
      Point(x: 20, y: 20), control1: Point(x: 0, y: 0), control2: Point(x: 20, y: 0))
    #expect(drawing.commands[2] == .path(curve))
    let picture = try Picture(of: drawing)
    // The curve's top is at three quarters of its control points' height.
    #expect(picture[10, 6] == black && picture[10, 3] == 0 && picture[1, 3] == 0)
  }

  @Test func rectangles() throws {
    let picture = try Picture(steps: "n 3 4 10 5 rectangle fill+")
    for (index, pixel) in picture.pixels.enumerated() {
      let isInside = (3..<13).contains(index % 20) && (4..<9).contains(index / 20)
      #expect(pixel == (isInside ? black : 0))
    }
  }

  @Test func fillRules() throws {
    let rings = "n 0 0 20 20 rectangle 5 5 10 10 rectangle"
    #expect(try Picture(steps: "\(rings) fill+")[10, 10] == black)
    #expect(try Picture(steps: "\(rings) //EVEN_ODD set-fill-rule fill+")[10, 10] == 0)
    let again = "//EVEN_ODD set-fill-rule //WINDING set-fill-rule"
    #expect(try Picture(steps: "\(again) \(rings) fill+")[10, 10] == black)
  }

  @Test func lineWidthsAndCaps() throws {
    func line(_ settings: String) throws -> Picture {
      try Picture(steps: "\(settings) n 6 10 m 14 10 l stroke+")
    }
    #expect(try line("").pixels.count { $0 == black } == 8 * 2, "two units without a word")
    #expect(try line("6 set-line-width").pixels.count { $0 == black } == 8 * 6)
    let butt = try line("6 set-line-width //LINE_CAP_BUTT set-line-cap")
    let round = try line("6 set-line-width //LINE_CAP_ROUND set-line-cap")
    let square = try line("6 set-line-width //LINE_CAP_SQUARE set-line-cap")
    #expect(butt[4, 10] == 0 && round[4, 10] == black && square[4, 10] == black)
    #expect(round[3, 7] < 0x8000_0000 && square[3, 7] == black)
  }

  @Test func lineJoins() throws {
    func corner(_ settings: String) throws -> UInt32 {
      try Picture(steps: "6 set-line-width \(settings) n 5 18 m 5 5 l 18 5 l stroke+")[2, 2]
    }
    #expect(try corner("") == black)
    #expect(try corner("//LINE_JOIN_MITER set-line-join") == black)
    #expect(try corner("//LINE_JOIN_BEVEL set-line-join") == 0)
    #expect(try corner("//LINE_JOIN_ROUND set-line-join") < 0x8000_0000)
    #expect(try corner("1 set-miter-limit") == 0)
  }

  @Test func dashes() throws {
    func row(_ dash: String) throws -> [Bool] {
      let picture = try Picture(steps: "\(dash) n 0 10 m 20 10 l stroke+")
      return (0..<20).map { picture[$0, 10] == black }
    }
    #expect(try row("[3 2] 0 set-dash") == (0..<20).map { $0 % 5 < 3 })
    #expect(try row("[3 2] 1 set-dash") == (0..<20).map { ($0 + 1) % 5 < 3 })
    #expect(try row("[4] 0 set-dash") == (0..<20).map { $0 % 8 < 4 })
    #expect(try row("[3 2] 0 set-dash [] 0 set-dash").allSatisfy { $0 })
  }

  @Test func transformations() throws {
    func corner(_ words: String) throws -> (Int, Int) {
      let picture = try Picture(steps: "\(words) n 0 0 2 2 rectangle fill+")
      let columns = picture.pixels.indices.filter { picture.pixels[$0] == black }
      return ((columns.map { $0 % 20 }.max() ?? -1) + 1, (columns.map { $0 / 20 }.max() ?? -1) + 1)
    }
    #expect(try corner("") == (2, 2))
    #expect(try corner("3 4 scale") == (6, 8))
    #expect(try corner("3 4 scale 2 1 scale") == (12, 8))
    #expect(try corner("[2 0 0 3 5 6] set-matrix") == (9, 12))
    // A matrix takes the place of the one before; only a scale adds to it.
    #expect(try corner("3 4 scale [2 0 0 3 5 6] set-matrix") == (9, 12))
    #expect(try corner("3 4 scale identity set-matrix") == (2, 2))
  }

  @Test func clips() throws {
    let half = "n 0 0 10 20 rectangle clip+"
    let clipped = try Picture(steps: "\(half) \(all) fill+")
    #expect(clipped[5, 10] == black && clipped[15, 10] == 0)
    let kept = try Picture(steps: "\(half) paint")
    #expect(kept == clipped, "paint fills the clip")
    let both = try Picture(steps: "\(half) n 0 0 20 10 rectangle clip+ paint")
    #expect(both[5, 5] == black && both[5, 15] == 0 && both[15, 5] == 0)
    let lifted = try Picture(steps: "1 g set-source \(half) reset-clip \(all) fill+")
    #expect(lifted.isColored(15, 10, 0xffff_ffff), "settings outlive the clip")
  }

  @Test func nothing() throws {
    #expect(try Drawing(script: Array("%!CairoScript\n".utf8)) == Drawing())
    #expect(try Drawing(steps: "") == Drawing())
  }
}
