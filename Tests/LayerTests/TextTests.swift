import Foundation
import Testing

/// Text in outlines, beside what Cairo makes of the same letters without Pango.
struct TextTests {
  private func expectSame(
    _ layer: LayerProgram.Layer, _ letters: String, of units: Double = 4,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let picture = try Picture(layer, of: units, side: 400)
    let reference = try PlainLetters(text: letters).picture(of: units, side: 400)
    let (worst, mean) = picture.difference(from: reference)
    #expect(reference.ink > 0.001, sourceLocation: sourceLocation)
    #expect(mean < 0.05 && worst < 24, "\(worst), \(mean)", sourceLocation: sourceLocation)
  }

  @Test func lettersHaveTheShapesOfTheirFont() throws {
    let layer = try LayerProgram.text("10:28 gH")
    #expect(layer.scale == 64)
    try expectSame(layer, "10:28 gH", of: 6)
  }

  @Test(arguments: ["I", "10:28", "ÉÖ g", "  "])
  func theBoxIsTheLine(text: String) throws {
    let box = try LayerProgram.text(text).box
    let size = try PlainLetters(text: text).size
    #expect(box[0] == 0 && box[1] == 0)
    #expect(abs(box[2] - size.width) < 0.002 && abs(box[3] - size.height) < 0.002)
  }

  @Test func theBoxGrowsWithTheText() throws {
    let one = try LayerProgram.text("M").box
    let row = try LayerProgram.text("MMMMM").box
    let column = try LayerProgram.text("M\nMMM\nM").box
    #expect(abs(row[2] - 5 * one[2]) < 0.002 && row[3] == one[3])
    #expect(abs(column[2] - 3 * one[2]) < 0.002 && abs(column[3] - 3 * one[3]) < 0.002)
    #expect(try LayerProgram.text("AVAV").box[2] < PlainLetters(text: "AVAV").size.width - 0.1)
  }

  @Test(arguments: [("left", 0.0), ("center", 0.5), ("right", 1.0)])
  func shortLinesStandAsTheyAreAligned(alignment: String, share: Double) throws {
    let layer = try LayerProgram.text("MMMM\nI", alignment: alignment)
    let (wide, narrow) = (try PlainLetters(text: "MMMM").size, try PlainLetters(text: "I").size)
    let start = (wide.width - narrow.width) * share
    let second = try Picture(layer, of: 4, side: 400)
    let ink = (0..<400).filter { x in (120..<230).contains { second[x, $0] >> 24 > 127 } }
    // An I is a bar in the middle of its place.
    let middle = Double(try #require(ink.first) + #require(ink.last) + 1) / 2
    #expect(abs(middle - 100 * (start + narrow.width / 2)) < 1.5)
  }

  @Test func hebrewIsReadFromTheRight() throws {
    try expectSame(LayerProgram.text("שלום"), "םולש")
    // A stop ends the sentence, wherever that is, and a number is read from the left.
    try expectSame(LayerProgram.text("שעה 12."), ".12 העש", of: 5)
    try expectSame(LayerProgram.text("at שלום"), "at םולש", of: 5)
  }

  @Test func arabicLettersAreJoined() throws {
    // Unicode has these as characters of their own: meem alone, lam and alef at a word's end, seen at
    // its beginning.
    try expectSame(LayerProgram.text("سلام"), "\u{fee1}\u{fefc}\u{feb3}")
  }

  @Test func leftIsLeftInLinesThatAreReadFromTheRight() throws {
    let wide = "MMMM\n"
    let box = try LayerProgram.text(wide + "שלום").box
    for (alignment, start) in [
      ("left", 0.0), ("right", box[2] - (try PlainLetters(text: "םולש").size.width)),
    ] {
      let picture = try Picture(
        LayerProgram.text(wide + "שלום", alignment: alignment), of: 4, side: 400)
      let ink = (0..<400).filter { x in (120..<230).contains { picture[x, $0] >> 24 > 127 } }
      #expect(abs(Double(try #require(ink.first)) - 100 * start) < 12, "\(alignment)")
    }
  }

  @Test func aLongLineIsDrawnSmaller() throws {
    let text = String(repeating: "0123456789", count: 10)
    let layer = try LayerProgram.text(text)
    #expect(abs(layer.scale * layer.box[2] - 900) < 0.001)
    try expectSame(layer, text, of: 70)
  }

  @Test func theFontCounts() throws {
    let regular = try LayerProgram.text("Hm")
    let bold = try LayerProgram.text("Hm", font: "DejaVu Sans Bold")
    #expect(try Picture(bold, of: 3, side: 90).ink > 1.2 * Picture(regular, of: 3, side: 90).ink)
    #expect(try LayerProgram.text("Hm", font: "DejaVu Sans 40") == regular)
    for font in ["None Such", ",", "@wght=200", "Sans Ultra-Heavy Italic 1e9", "\u{1}"] {
      #expect(try LayerProgram.text("Hm", font: font).text.contains("fill+"), "\(font)")
    }
  }

  @Test(arguments: [
    "12:34", "Iil|-", "שלום עליכם", "السلام عليكم", "क्षत्रिय", "日本語", "한국어", "ไทย", "👩‍🚀🏳️‍🌈",
    "e\u{301}\u{323}\u{20dd}", "a\tb\u{1}\u{7f}\u{2028}c\r\nd",
    "\u{202e}abc\u{202c}\u{200d}\u{fffd}",
  ])
  func aDrawingOfTextIsPathsAlone(text: String) throws {
    let layer = try LayerProgram.text(text)
    try DrawingPlayer.check(layer.drawing)
    #expect(try Picture(layer, of: 8, side: 200).ink > 0)
    let known: Set<Substring> = [
      "n", "m", "l", "c", "h", "rectangle", "fill+", "pop", "g", "set-source",
    ]
    let words = layer.text.split { $0 == " " || $0 == "\n" }.dropFirst(7)
    #expect(words.allSatisfy { known.contains($0) || Double($0) != nil })
  }

  @Test func whatHasNoInkIsAHeader() throws {
    #expect(try LayerProgram.text(" \n").text == "%!CairoScript\n")
  }

  @Test(arguments: [
    "t left Sans", "t left Sans ", "t left  a", "t Sans a", "t left Sans a b", "t left Sans a ",
    "t middle Sans a", "t Left Sans a", "t  Sans a", "a_b left Sans a", "t left Sans %zz",
    "t left Sans a%", "t left Sans a%4", "t left %zz a", "t left Sans a%00", "t left a%00 a",
    "t left Sans %ff", "t left Sans %c3", "t left Sans %ed%a0%80", "t left %c3 a",
  ])
  func whatIsNoRequestEndsInStatus1(fields: String) throws {
    let program = try LayerProgram(["text \(fields)"], in: "/")
    #expect(program.status == 1)
    #expect(program.output.isEmpty)
  }

  @Test func tooMuchIsAnError() throws {
    let lines = String(repeating: "iiiiiiiiiiiiiii\n", count: 64).dropLast()
    let program = try LayerProgram(
      [
        LayerProgram.line(String(lines) + "i"),
        LayerProgram.line(String(lines) + "ij"),
        LayerProgram.line(String(repeating: "\n", count: 64)),
        LayerProgram.line(String(repeating: "M", count: 74)),
        LayerProgram.line(String(repeating: "M", count: 75)),
        LayerProgram.line("a", font: String(repeating: "S", count: 257)),
        LayerProgram.line("a", font: String(repeating: "S", count: 256)),
      ], in: "/none")
    #expect(program.status == 0)
    let answers = try program.records().map { record in
      guard case .error(_, let message) = record else { return "" }
      return String(message.drop { $0 != ":" })
    }
    #expect(
      answers == [
        "", ": it has more than 1024 bytes", ": it has more than 64 lines", "",
        ": it is wider than 64 times its letters' size",
        ": its font's name has more than 256 bytes", "",
      ])
  }

  @Test func aMessageBeginsAsTheTextDoes() throws {
    let text = "One\ntwo " + String(repeating: "M", count: 100)
    let errors = try LayerProgram([LayerProgram.line(text)], in: "/").errors()
    let start = "\"One two \(String(repeating: "M", count: 32))…\": it is wider"
    #expect(errors.first?.hasPrefix(start) == true, "\(errors)")
  }
}
