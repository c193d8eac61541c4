import Canvas
import Testing
import Timekeeping

@testable import Face

/// Texts on dials that are made to make it hard for them.
@Suite struct InscriptionTests {
  /// Stands for letters: a bar of ink as wide as they are, in font sizes.
  private static func bar(_ width: Double) -> LayerImage {
    let ink = Rectangle(minX: 0, minY: 20, maxX: width * 64, maxY: 60)
    return LayerImage(
      drawing: Drawing(
        [.newPath]
          + Path.roundedRectangle(ink, cornerRadius: 0).elements.map(Drawing.Command.path)
          + [.fill]),
      page: Rectangle(minX: 0, minY: 0, maxX: width, maxY: 1.2), scale: 64)
  }

  private static let date = Inscription(.date, image: bar(5.5))
  private static let label = Inscription(.label, image: bar(3))

  private static func block(
    _ x: ClosedRange<Double>, _ y: ClosedRange<Double>, _ color: Color = Color(0x000000)
  ) -> [Drawing.Command] {
    let edges = Rectangle(
      minX: x.lowerBound, minY: y.lowerBound, maxX: x.upperBound, maxY: y.upperBound)
    return Drawing.fill(.roundedRectangle(edges, cornerRadius: 0), .color(color))
  }

  /// A white dial with something on it, below one hand.
  private static func face(_ commands: [Drawing.Command], side: Int = 200) -> Face {
    let dial = Drawing.fill(.circle(radius: 1), .color(Color(0xffffff)))
    let hand = HandShape(
      bars: [Baton(from: 0, to: 0.8, width: 0.1, cornerRadius: 0)], color: Color(0x880000))
    return Face(
      side: side, radius: Double(side) / 2,
      layers: [Layer(drawing: Drawing(dial + commands)), Layer(shape: hand, turningWith: .hour)])
  }

  /// Stripes all over.
  private static let stripes = stride(from: -1.0, to: 1, by: 0.08).flatMap { y in
    block(-1...1, y...(y + 0.04))
  }

  @Test(arguments: [(0.0, 0.5), (0.0, 0.3), (0.0, -0.5), (0.48, 0.0), (-0.48, 0.0)])
  func `The one free spot is found`(x: Double, y: Double) throws {
    // Beside the hub there is little room.
    let half = x == 0 ? 0.5 : 0.34
    let spot = Rectangle(minX: x - half, minY: y - 0.12, maxX: x + half, maxY: y + 0.12)
    let commands =
      Self.stripes
      + Self.block(spot.minX...spot.maxX, spot.minY...spot.maxY, Color(0xffffff))
    let face = Self.face(commands)
    for text in [Self.date, Self.label] {
      let texts = face.inscribed(with: [text]).texts(over: face)
      try #require(texts.count == 1)
      #expect(spot.holds(try #require(texts[0].ink)), "\(text.kind)")
    }
  }

  @Test func `A numeral where a text would be moves it`() throws {
    for (text, y) in [(Self.date, 0.42), (Self.label, -0.42)] {
      let free = Self.face([]).inscribed(with: [text]).texts(over: Self.face([]))
      #expect(free.map(\.position) == [Point(x: 0, y: y)])
      let numeral = Rectangle(minX: -0.06, minY: y - 0.08, maxX: 0.06, maxY: y + 0.08)
      let face = Self.face(Self.block(-0.06...0.06, numeral.minY...numeral.maxY))
      let texts = face.inscribed(with: [text]).texts(over: face)
      try #require(texts.count == 1)
      #expect(!numeral.meets(try #require(texts[0].ink)))
    }
  }

  @Test func `Where there is room for one, two share it`() throws {
    let upper = Self.block(-1...1, -1 ... -0.1)
    let face = Self.face(upper)
    let texts = face.inscribed(with: [Self.date, Self.label]).texts(over: face)
    let inks = try texts.map { try #require($0.ink) }
    try #require(inks.count == 2)
    #expect(!inks[0].meets(inks[1]))
    // All that is black is free, too.
    #expect(inks.allSatisfy { $0.minY > -0.1 || $0.maxY < -0.1 })
  }

  @Test func `Where nothing is free, letters have an edge`() throws {
    let face = Self.face(Self.stripes)
    let texts = face.inscribed(with: [Self.date]).texts(over: face)
    try #require(texts.count == 2)
    let (edge, ink) = (try #require(texts[0].ink), try #require(texts[1].ink))
    #expect(edge.holds(ink) && edge != ink)
    #expect(try #require(texts[0].color).contrast(to: #require(texts[1].color)) > 7)
    #expect(Rectangle(minX: -0.8, minY: -0.8, maxX: 0.8, maxY: 0.8).holds(edge))
  }

  @Test func `Hands lie over texts`() throws {
    let plain = Self.face([])
    let face = plain.inscribed(with: [Self.date])
    #expect(face.layers.map(\.hand) == [nil, nil, .hour])
    let time = TimeOfDay(hour: 6, minute: 0, second: 0)
    let (before, after) = (try Picture(of: plain, at: time), try Picture(of: face, at: time))
    #expect(before[100, 142] == 0xff88_0000 && after[100, 142] == 0xff88_0000)
    #expect(before[80, 142] == 0xffff_ffff && after[80, 142] & 0xff < 0x60)
    // What lies above the hands stays there, and a face without hands has texts on top.
    let still = Face(side: 200, radius: 100, layers: [plain.layers[0]])
    #expect(still.inscribed(with: [Self.date]).layers.count == 2)
    #expect(still.inscribed(with: [Self.date]).layers[0] == plain.layers[0])
  }

  @Test func `Small faces have none`() {
    for (side, count) in [(79, 0), (80, 1)] {
      let face = Self.face([], side: side)
      #expect(face.inscribed(with: [Self.date]).texts(over: face).count == count)
    }
    let design = FaceDesign.classic()
    #expect(design.inscribed(with: []).face(200, true) == design.face(200, true))
    let empty = Inscription(.label, image: Self.bar(0))
    #expect(design.inscribed(with: [empty]).face(200, true) == design.face(200, true))
  }

  @Test(arguments: Array(stride(from: 0.0, through: 1, by: 0.05)))
  func `Letters can be read on any grey`(grey: Double) {
    let color = Color(red: grey, green: grey, blue: grey)
    let patch = DialGround.Patch(busyness: 0, onBlack: color, onWhite: color)
    for hand in [nil, color, Color(0xd8924f)] {
      let ink = InscriptionInk(on: patch, color: nil, hand: hand)
      let seen = grey * (1 - ink.fill.alpha)
      let mixed = [ink.fill.red, ink.fill.green, ink.fill.blue].map { $0 * ink.fill.alpha + seen }
      let shown = Color(red: mixed[0], green: mixed[1], blue: mixed[2])
      #expect(shown.contrast(to: color) >= 4.499)
      #expect(ink.edge == nil)
    }
  }

  @Test func `The hour hand lends its colour where that can be read`() throws {
    let texts = Self.face([]).inscribed(with: [Self.date]).texts(over: Self.face([]))
    #expect(try #require(texts.first?.color).withAlpha(1) == Color(0x880000))
  }

  @Test func `A dial of marks alone stays one`() throws {
    let face = Face(side: 200, radius: 100, layers: Array(Self.face([]).layers[1...]))
    let inscribed = face.inscribed(with: [Self.date, Self.label])
    // With a line around the letters: the desktop may be of any colour.
    #expect(inscribed.texts(over: face).count == 4)
    let painter = try FacePainter(face: inscribed)
    #expect(!painter.hasOpaqueDial && !painter.opaqueRows.isEmpty)
    #expect(painter.touchRows.count > 190)
  }
}
