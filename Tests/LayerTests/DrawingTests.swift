import Foundation
import Testing

/// What the drawings show, beside what librsvg draws.
struct DrawingTests {
  private let folder: ThemeFolder

  init() throws {
    folder = try ThemeFolder()
  }

  private func layer(_ request: String, pixels: Int = 200) throws -> LayerProgram.Layer {
    try #require(try LayerProgram([request], in: folder.path, pixels: pixels).layers().first)
  }

  @Test func pathsPaintsAndGroups() throws {
    try folder.writeSVG(
      """
      <defs><linearGradient id="l"><stop stop-color="red"/><stop offset="1" stop-color="blue"
        stop-opacity="0.3"/></linearGradient>
      <radialGradient id="r" spreadMethod="reflect" r="0.2"><stop stop-color="lime"/><stop
        offset="1"/></radialGradient>
      <clipPath id="c"><circle cx="30" cy="70" r="20"/></clipPath>
      </defs>
      <rect x="5" y="5" width="40" height="30" fill="url(#l)" shape-rendering="crispEdges"/>
      <circle cx="70" cy="25" r="20" fill="url(#r)"/>
      <g clip-path="url(#c)"><rect width="100" height="100" fill="orange"/></g>
      <g opacity="0.5"><circle cx="65" cy="65" r="15"/><g opacity="0.4"><circle cx="80" cy="70"
        r="15" fill="blue"/></g></g>
      <path d="M50 50 L90 90 L90 50 Z" fill="none" stroke="purple" stroke-width="3"
        stroke-dasharray="6 2 1" stroke-linejoin="bevel" stroke-linecap="round"
        transform="skewX(5)"/>
      """, to: "all.svg")
    let layer = try layer("svg x all.svg")
    #expect(layer.scale == 64)
    #expect(layer.box == [0, 0, 100, 100])
    #expect(!layer.text.contains("antialias"))
    let picture = try Picture(layer, of: 100, side: 200)
    let reference = try Picture(svg: folder.file("all.svg"), of: 100, side: 200)
    let (worst, mean) = picture.difference(from: reference)
    #expect(mean < 0.5 && worst < 140, "worst \(worst), mean \(mean)")
  }

  @Test func textIsOutlined() throws {
    try folder.writeSVG(
      """
      <text x="10" y="50" font-size="30" fill="red" stroke="blue">Ag1</text>
      <g transform="rotate(4)"><text x="10" y="90" font-size="20" font-family="serif">XII</text></g>
      """, to: "text.svg")
    for kind in ["svg", "hand", "picture"] {
      let layer = try layer("\(kind) x text.svg")
      #expect(!layer.text.contains("glyphs"))
      #expect(layer.scale == 9)
      let picture = try Picture(layer, of: 100, side: 200)
      let reference = try Picture(svg: folder.file("text.svg"), of: 100, side: 200)
      let (worst, mean) = picture.difference(from: reference)
      #expect(mean < 0.05 && worst < 30, "\(kind): worst \(worst), mean \(mean)")
    }
  }

  @Test func whatIsFilteredIsAnImageOfTheSizeAskedFor() throws {
    try folder.writeSVG(
      """
      <filter id="f"><feGaussianBlur stdDeviation="3"/></filter>
      <rect x="20" y="20" width="60" height="60" filter="url(#f)" fill="green"/>
      """, to: "blur.svg")
    let layer = try layer("svg x blur.svg", pixels: 300)
    #expect(layer.scale == 3)
    #expect(layer.text.contains("300 300 image\n"))
    let picture = try Picture(layer, of: 100, side: 300)
    let reference = try Picture(svg: folder.file("blur.svg"), of: 100, side: 300)
    #expect(picture.difference(from: reference).worst <= 2)
    // On a page three times as large as well.
    let hand = try self.layer("hand x blur.svg", pixels: 300)
    #expect(hand.text.contains("900 900 image\n"))
    #expect(try Picture(hand, of: 100, side: 300).difference(from: reference).worst <= 2)
  }

  @Test func anImageUsedTwiceIsWholeInEachDrawing() throws {
    try folder.writePNG(width: 3, height: 2, to: "a.png") { x, y in
      0xff00_0000 | UInt32(x * 80) << 16 | UInt32(y * 200)
    }
    try folder.writeSVG(
      """
      <image id="i" width="30" height="20" xlink:href="a.png"/><use xlink:href="#i" y="50"/>
      """, to: "two.svg")
    let program = try LayerProgram(
      ["svg a two.svg", "hand b two.svg", "element c two.svg i", "picture d two.svg"],
      in: folder.path)
    let reference = try Picture(svg: folder.file("two.svg"), of: 100, side: 100)
    for layer in try program.layers() where layer.name != "c" {
      #expect(layer.text.contains("3 2 image\n"))
      #expect(try Picture(layer, of: 100, side: 100).difference(from: reference).worst <= 2)
    }
  }

  @Test(arguments: ["opacity=\"0.5\"", ""])
  func aHandIsNotClippedToItsPage(group: String) throws {
    let hand = """
      <g \(group)><rect x="-8" y="-3" width="95" height="6" fill="red"/>
      <circle cx="60" cy="0" r="20" fill="blue"/></g>
      """
    try folder.writeSVG(hand, to: "hand.svg")
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"
        viewBox="-100 -100 300 300">\(hand)</svg>
      """, to: "large.svg")
    let layer = try layer("hand x hand.svg")
    #expect(layer.box == [0, 0, 100, 100])
    for angle in [0, 0.3, 2, 4.5] {
      let picture = try Picture(layer, of: 200, side: 400, angle: angle, origin: 100)
      let reference = try Picture(
        svg: folder.file("large.svg"), of: 200, side: 400, angle: group.isEmpty ? angle : 0)
      if group.isEmpty || angle == 0 {
        let (worst, mean) = picture.difference(from: reference)
        #expect(mean < 0.1 && worst < 40, "at \(angle): worst \(worst), mean \(mean)")
      }
      #expect(abs(picture.ink / reference.ink - 1) < 0.01, "at \(angle)")
    }
  }

  @Test(arguments: [
    "width='40' height='40' viewBox='5 5 20 20'", "width='40px'\nheight = \"40\"",
    "viewBox='0 0 40 40'", "width='40' height='20' viewBox='0 0 40 40'",
    "width='10mm' height='10mm' viewBox='0 0 40 40' style='x>y'",
  ])
  func aHandsPageStaysWhereItIs(root: String) throws {
    try folder.write(
      """
      <?xml version="1.0"?>
      <!-- <svg width="1"> -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "a>b" [<!ENTITY c "<g>"> <!-- ]> -->]>
      <svg xmlns="http://www.w3.org/2000/svg" \(root)><g><circle cx="12" cy="12" r="5"/></g></svg>
      """, to: "root.svg")
    let program = try LayerProgram(["hand a root.svg", "svg b root.svg"], in: folder.path)
    let layers = try program.layers()
    #expect(layers[0].box == layers[1].box)
    let pictures = try layers.map { try Picture($0, of: 40, side: 200) }
    #expect(pictures[1].ink > 0.01)
    #expect(pictures[0].difference(from: pictures[1]).worst <= 24)
  }

  @Test func rightAnglesThatAreNoRectangle() throws {
    // Cairo's script fails at these by itself.
    try folder.writeSVG(
      """
      <clipPath id="c"><path d="M0 0 H90 V20 H60 V90 H0 Z"/></clipPath>
      <path d="M10 10 H80 V30 H30 V80 H10 Z" stroke="red" stroke-linecap="round"/>
      <path d="M50 50 h30 v30 h-30 z m10 10 v10 h10 v-10 z" fill="blue"/>
      <g clip-path="url(#c)"><rect x="50" width="45" height="95" fill="lime"/></g>
      """, to: "angles.svg")
    let layer = try layer("svg x angles.svg")
    #expect(layer.scale == 64)
    let picture = try Picture(layer, of: 100, side: 200)
    let reference = try Picture(svg: folder.file("angles.svg"), of: 100, side: 200)
    #expect(picture.difference(from: reference).worst <= 2)
  }

  @Test(
    arguments: [
      "<rect width=\"90\" height=\"90\" fill=\"lime\"/>"
        + "<circle cx=\"50\" cy=\"50\" r=\"30\" fill=\"red\" style=\"mix-blend-mode: multiply\"/>",
      "<mask id=\"m\"><circle cx=\"50\" cy=\"50\" r=\"30\" fill=\"white\"/></mask>"
        + "<rect width=\"90\" height=\"90\" mask=\"url(#m)\"/>",
      "<pattern id=\"p\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">"
        + "<circle cx=\"4\" cy=\"4\" r=\"3\"/></pattern><circle cx=\"50\" cy=\"50\" r=\"40\""
        + " fill=\"url(#p)\" stroke=\"blue\"/>",
      String(repeating: "<g opacity=\"0.99\">", count: 20)
        + "<circle cx=\"50\" cy=\"50\" r=\"30\"/>" + String(repeating: "</g>", count: 20),
      // Cairo's script has an assertion against rectangles left of -9,999.
      "<rect x=\"-50000\" width=\"50050\" height=\"90\" fill=\"none\" stroke=\"red\"/>",
    ])
  func whatADrawingCannotSayIsAnImage(content: String) throws {
    try folder.writeSVG(content, to: "a.svg")
    let program = try LayerProgram(
      ["svg x a.svg", "hand y a.svg", "picture z a.svg"], in: folder.path, pixels: 200)
    let reference = try Picture(svg: folder.file("a.svg"), of: 100, side: 200)
    for layer in try program.layers() {
      #expect(layer.text.contains("image"))
      #expect(layer.scale == 2)
      let picture = try Picture(layer, of: 100, side: 200)
      let (worst, mean) = picture.difference(from: reference)
      #expect(mean < 0.1 && worst < 8, "\(layer.name): worst \(worst), mean \(mean)")
    }
  }

  @Test func aPackedFileGivesTheSame() throws {
    try folder.writeSVG("<g opacity=\"0.5\"><path d=\"M1 1L9 9L3 8\"/></g>", to: "a.svg")
    try folder.gzip("a.svg", to: "a.svgz")
    for kind in ["svg", "hand"] {
      let (plain, packed) = (try layer("\(kind) x a.svg"), try layer("\(kind) x a.svgz"))
      #expect(plain == packed)
    }
  }

  @Test func anEmptyDrawingIsAHeader() throws {
    try folder.writeSVG("", to: "none.svg")
    #expect(try layer("svg x none.svg").text == "%!CairoScript\n")
  }
}
