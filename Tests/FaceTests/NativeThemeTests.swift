import Canvas
import Foundation
import Testing
import Timekeeping

@testable import Face

/// The clock's own theme format.
@Suite struct NativeThemeTests {
  /// The block that follows a file's name in the format's page.
  private func example(_ file: String) throws -> String {
    let page = try String(
      contentsOf: ThemeFile.folder.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(page.firstMatch(of: try Regex("`\(file)`:\n\n```\n([^`]*)```")))
    return String(try #require(block.output[1].substring))
  }

  @Test func `The complete example is a theme`() throws {
    let theme = try ThemeFile(text: example("theme.ad"))
    #expect(theme.problems == [])
    #expect(theme.theme.requests == [LayerRequest("dial.image", .svg, file: "dial.svg")])
    #expect(theme.design.motion == .glide && theme.design.work == MotionWork())
    let face = theme.face(2_000)
    #expect(face.radius == 950)
    #expect(face.layers.map(\.hand) == [nil, .hour, .hour, .minute, .minute, nil, .second, nil])
    #expect(face.layers[0].content.xx == 0.01 && face.layers[0].content.x0 == 0)
    expect(theme.bars(.hour, side: 2_000), [(0, 0.5, 0.07, 0.04)])
    expect(theme.bars(.minute, side: 2_000), [(0, 0.82, 0.045, 0.04)])
    expect(theme.bars(.second, side: 2_000), [(-0.22, 0.88, 0.015, 0), (0.65, 0.75, 0.1, 0.05)])
    let shadow = face.layers[1]
    #expect(shadow.position == Point(x: 0.007, y: 0.012))
    #expect(shadow.shape?.blur == 0.018 && shadow.shape?.color == Color(0x000000, alpha: 0.3))
    let ink = Color(0x222222)
    #expect(face.layers[2].shape?.color == ink && face.layers[5].shape?.color == ink)
    #expect(face.layers[6].shape?.color == Color(0xb01010))
    #expect(face.layers[5].shape?.extent.maxX == 0.06 && face.layers[7].shape?.extent.maxX == 0.035)
  }

  @Test func `The complete example has a face for small windows`() throws {
    let theme = try ThemeFile(text: example("theme.ad"))
    func width(_ hand: Layer.Hand, _ side: Int) -> Double {
      (theme.bars(hand, side: side).first?.width ?? 0) * theme.face(side).radius
    }
    // Widths are fitted to the pixels; at 95 and 96 px a radius has 45.
    #expect(abs(width(.hour, 95) - 0.1 * 45.1) <= 1 && abs(width(.hour, 96) - 0.07 * 45.6) <= 1)
    #expect(width(.minute, 94) > width(.minute, 96))
    #expect(theme.bars(.second, side: 95)[0].to == theme.bars(.second, side: 96)[0].to)
  }

  @Test func `The example's dial is a picture with the size that it says`() throws {
    let dial = try example("dial.svg")
    #expect(dial.contains("viewBox=\"-100 -100 200 200\"") && dial.hasSuffix("</svg>\n"))
  }

  @Test func `Each size has its own values, or the regular ones`() throws {
    let theme = try ThemeFile(
      text: """
        dial.image: dial.svg
        dial.size: 1.5
        hour.size: 0.06 0.5
        minute.color: #123
        smallBelow: 96
        small.dial.image: dial-small.svg
        small.hour.size: 0.06 0.4
        small.minute.color: #456
        largeAbove: 400
        large.hour.size: 0.06 0.6
        large.hub.radius: 0.1
        """)
    #expect(theme.problems == [])
    let files = theme.theme.requests.map(\.file)
    #expect(files.sorted() == ["dial-small.svg", "dial.svg"])
    #expect(Set(theme.theme.requests.map(\.name)).count == 2)
    for (side, length) in [(95, 0.4), (96, 0.5), (400, 0.5), (401, 0.6)] {
      #expect(theme.bars(.hour, side: side)[0].to == length, "\(side) px")
      #expect(theme.face(side).layers[0].content.xx == 1.5 / 200, "\(side) px")
      let color = Color(side < 96 ? 0x445566 : 0x112233)
      #expect(theme.layer(.minute, side: side)?.shape?.color == color, "\(side) px")
      #expect(theme.face(side).layers.count { $0.hand == nil } == (side > 400 ? 2 : 1))
    }
  }

  @Test func `Without a key everything has what the page says`() throws {
    let theme = try ThemeFile(text: "")
    #expect(theme.problems == [] && theme.theme.requests == [])
    #expect(theme.design.motion ?? .tick == .tick && theme.design.work == MotionWork())
    expect(theme.bars(.hour, side: 2_000), [(0, 0.5, 0.06, 0)])
    expect(theme.bars(.minute, side: 2_000), [(0, 0.8, 0.04, 0)])
    expect(theme.bars(.second, side: 2_000), [(0, 0.9, 0.02, 0)])
    #expect(theme.face(2_000).radius == 1_000 && theme.face(2_000).layers.count == 3)
    let colors = theme.face(2_000).layers.map { $0.shape?.color }
    #expect(colors == [Color(0x000000), Color(0x000000), Color(0xff0000)])
  }

  /// Compares from, to, width and corner radius.
  private func expect(
    _ bars: [Baton], _ expected: [(Double, Double, Double, Double)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(bars.count == expected.count, sourceLocation: sourceLocation)
    for (bar, (from, to, width, corner)) in zip(bars, expected) {
      #expect(abs(bar.from - from) < 1e-9, sourceLocation: sourceLocation)
      #expect(abs(bar.to - to) < 1e-9, sourceLocation: sourceLocation)
      // An edge may move by a pixel of a thousand.
      #expect(abs(bar.width - width) <= 0.0021, sourceLocation: sourceLocation)
      #expect(bar.cornerRadius == corner && bar.offset == 0, sourceLocation: sourceLocation)
    }
  }
}
