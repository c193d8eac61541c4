import Canvas
import Testing

@testable import Face

/// What a theme says about a date and a label on its dial.
@Suite struct InscriptionKeyTests {
  private func texts(_ keys: String, side: Int = 200) throws -> [Layer] {
    let theme = try ThemeFile(text: "dial.color: white\n" + keys)
    #expect(theme.problems == [])
    let texts = [
      Inscription(.date, image: try Helper.letters("Mon 30 Nov")),
      Inscription(.label, image: try Helper.letters("Tōkyō")),
    ]
    return theme.design.inscribed(with: texts).face(side, true).texts(over: theme.face(side))
  }

  @Test func `A theme says where, how large, and in which colour`() throws {
    let texts = try texts(
      "date.position: 0.3 0.5\ndate.size: 0.1\ndate.color: #336699\nlabel.position: -0.1 0.2\n")
    try #require(texts.count == 2)
    let (label, date) = (texts[0], texts[1])
    #expect(date.position == Point(x: 0.3, y: 0.5) && label.position == Point(x: -0.1, y: 0.2))
    #expect(abs(date.content.xx * 64 - 0.1) < 1e-9)
    #expect(date.color == Color(0x336699))
    #expect(label.color?.withAlpha(1) == Color(0x000000))
  }

  @Test func `What it does not say is found`() throws {
    let free = try texts("")
    let texts = try texts("date.color: #c00\nlabel.size: 0.2\n")
    #expect(texts.map(\.position) == free.map(\.position))
    #expect(texts[1].color == Color(0xcc0000) && texts[1].content == free[1].content)
    #expect(abs(texts[0].content.xx * 64 - 0.2) < 1e-9)
  }

  @Test func `A colour that can't be read has an edge`() throws {
    let texts = try texts("date.color: #eee\n")
    #expect(texts.count == 3 && texts[2].color == Color(0xeeeeee))
    #expect(try #require(texts[1].color).contrast(to: Color(0xeeeeee)) > 7)
  }

  @Test func `Each size has its own`() throws {
    let keys = """
      date.position: 0 0.5
      smallBelow: 120
      small.date.position: 0 0.4
      largeAbove: 400
      large.date.size: 0.1

      """
    #expect(try texts(keys, side: 100)[1].position.y == 0.4)
    #expect(try texts(keys, side: 200)[1].position.y == 0.5)
    #expect(try texts(keys, side: 401)[1].position.y == 0.5)
    #expect(try abs(texts(keys, side: 401)[1].content.xx * 64 - 0.1) < 1e-9)
  }

  @Test func `Another dial knows nothing of them`() throws {
    let theme = try ThemeFile(text: "date.position: 0.3 0.5\n")
    let page = Rectangle(minX: 0, minY: 0, maxX: 10, maxY: 10)
    let design = theme.design.withDial(LayerImage(drawing: Drawing(), page: page, scale: 1))
    #expect(theme.face(200).inscriptionStyles.count == 1)
    #expect(design.face(200, false).inscriptionStyles.isEmpty)
  }
}
