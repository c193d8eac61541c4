import Canvas
import Testing

@testable import Face

/// Gradients, groups and pictures of pixels in drawings.
@Suite struct DrawingPatternTests {
  private let all = "n 0 0 20 20 rectangle"
  private let stops = "0 1 0 0 1 add-color-stop 1 0 0 1 1 add-color-stop"
  private let red: UInt32 = 0xffff_0000
  private let blue: UInt32 = 0xff00_00ff

  @Test func linearGradients() throws {
    let picture = try Picture(steps: "\(all) 5 0 15 0 linear \(stops) set-source fill+")
    #expect(picture.isColored(2, 10, red) && picture.isColored(17, 3, blue))
    for (x, share) in [(5, 0.05), (7, 0.25), (12, 0.75)] {
      let color = Picture.components(picture[x, 10])
      #expect(abs(Double(color[1]) - 255 * (1 - share)) < 4, "\(color) at \(x)")
      #expect(abs(Double(color[3]) - 255 * share) < 4, "\(color) at \(x)")
    }
  }

  @Test func radialGradients() throws {
    let picture = try Picture(steps: "\(all) 10 10 2 10 10 8 radial \(stops) set-source fill+")
    #expect(picture.isColored(10, 10, red) && picture.isColored(1, 1, blue))
    let between = Picture.components(picture[14, 10])
    #expect(between[1] > 80 && between[3] > 80)
  }

  /// A pattern's matrix leads from what is painted to the pattern.
  @Test func patternMatrices() throws {
    let matrix = "[0.1 0 0 0.1 -0.5 0] set-matrix"
    let placed = try Picture(steps: "\(all) 0 0 1 0 linear \(stops) \(matrix) set-source fill+")
    let plain = try Picture(steps: "\(all) 5 0 15 0 linear \(stops) set-source fill+")
    #expect(placed.difference(from: plain).worst <= 2)
    // A context's own matrix places the pattern too.
    let scaled = try Picture(
      steps: "10 10 scale 0.5 0 1.5 0 linear \(stops) set-source n 0 0 2 2 rectangle fill+")
    #expect(scaled.difference(from: plain).worst <= 2)
  }

  /// What lies half a unit and two and a half units before the gradient's start.
  @Test(
    arguments: [
      ("", 0xffff_0000, 0xffff_0000), ("//EXTEND_PAD set-extend", 0xffff_0000, 0xffff_0000),
      ("//EXTEND_NONE set-extend", 0, 0),
      ("//EXTEND_REPEAT set-extend", 0xff00_00ff, 0xffff_0000),
      ("//EXTEND_REFLECT set-extend", 0xffff_0000, 0xff00_00ff),
    ] as [(String, UInt32, UInt32)])
  func extends(words: String, near: UInt32, far: UInt32) throws {
    // Four stops with a hard edge in the middle of four units.
    let edge =
      "0 1 0 0 1 add-color-stop 0.5 1 0 0 1 add-color-stop 0.5 0 0 1 1 add-color-stop "
      + "1 0 0 1 1 add-color-stop"
    let picture = try Picture(steps: "\(all) 8 0 12 0 linear \(edge) \(words) set-source fill+")
    #expect(picture.isColored(8, 10, red) && picture.isColored(11, 10, blue))
    #expect(picture.isColored(7, 10, near) && picture.isColored(5, 10, far))
  }

  private let group = "//COLOR_ALPHA [0 0 20 20] record dup /s0 exch def dup context"

  @Test func groupsAreDrawnAsOne() throws {
    let squares = "n 0 0 12 12 rectangle fill+ n 6 6 12 12 rectangle fill+"
    let picture = try Picture(steps: "\(group) \(squares) pop pattern set-source 0.5 a mask")
    // Where the squares overlap it is no darker.
    #expect(picture.isColored(3, 3, 0x8000_0000) && picture.isColored(8, 8, 0x8000_0000))
    #expect(picture[18, 3] == 0)
    let painted = try Picture(steps: "\(group) \(squares) pop pattern set-source paint")
    #expect(painted[8, 8] == 0xff00_0000)
    let endless = "//COLOR_ALPHA [] record dup /s0 exch def dup context"
    #expect(
      try Picture(steps: "\(endless) \(squares) pop pattern set-source paint") == painted)
  }

  @Test func groupsAreUsedAgain() throws {
    let square = "n 0 0 4 4 rectangle fill+"
    let picture = try Picture(
      steps: """
        \(group) \(square) pop pattern set-source 0.5 a mask
        n 10 0 10 20 rectangle clip+
        s0 pattern [1 0 0 1 -12 -12] set-matrix set-source paint
        """)
    #expect(picture.isColored(2, 2, 0x8000_0000))
    #expect(picture[13, 13] == 0xff00_0000 && picture[5, 13] == 0 && picture[17, 13] == 0)
  }

  @Test func settingsStayInTheirGroup() throws {
    let picture = try Picture(
      steps: """
        1 0 0 rgb set-source 6 set-line-width
        \(group) 0 0 1 rgb set-source 3 3 scale n 0 0 1 1 rectangle fill+ pop
        pattern set-source paint
        1 0 0 rgb set-source n 0 10 m 20 10 l stroke+
        """)
    #expect(picture[1, 1] == blue && picture[4, 1] == 0)
    #expect(picture[10, 12] == red && picture[10, 7] == red && picture[10, 6] == 0)
  }

  @Test func picturesOfPixels() throws {
    let pixels: [UInt32] = [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0x8000_0000]
    let bytes = pixels.flatMap { pixel in
      (0..<4).map { UInt8(truncatingIfNeeded: pixel >> (8 * $0)) }
    }
    var script = Drawing.script(of: "2 2 image")
    script.removeLast("\npop\n".utf8.count)
    let drawing = try Drawing(
      script: script + Array("\n".utf8) + bytes
        + Array("\n//FILTER_NEAREST set-filter set-source paint\npop\n".utf8))
    let bitmap = try #require(Bitmap(width: 2, height: 2, pixels: pixels))
    #expect(drawing == Drawing([.source(.bitmap(bitmap)), .paint(opacity: 1)]))
    let picture = try Picture(of: drawing)
    #expect([picture[0, 0], picture[1, 0], picture[0, 1], picture[1, 1]] == pixels)
    #expect(picture[2, 0] == 0 && picture[0, 2] == 0)
  }
}
