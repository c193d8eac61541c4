import Foundation
import Testing

/// What is asked and how it is answered.
struct ProtocolTests {
  private let folder: ThemeFolder

  init() throws {
    folder = try ThemeFolder()
    try folder.writeSVG(
      """
      <g transform="translate(10 20)"><rect id="bar" width="30" height="4" fill="red"/></g>
      <rect id="frame" x="50" y="50" width="20" height="10" fill="none" stroke="blue"
        stroke-width="2"/>
      <rect id="hint" x="-5" y="98" width="7" height="9" fill="none"/>
      """, to: "a face.svg")
    try folder.gzip("a face.svg", to: "packed.svgz")
  }

  @Test func everyKindIsAnsweredInOrder() throws {
    let program = try LayerProgram(
      [
        "svg one a%20face.svg", "box two a%20face.svg bar", "hand Three-3 a%20face.svg",
        "element four a%20face.svg bar", "picture five a%20face.svg", "svg six packed.svgz",
        "hand seven packed.svgz", "box eight packed.svgz frame",
      ], in: folder.path)
    #expect(program.status == 0)
    let names = try program.records().map { record in
      switch record {
      case .layer(let layer): "layer " + layer.name
      case .box(let name, _): "box " + name
      case .error(let name, _): "error " + name
      }
    }
    #expect(
      names == [
        "layer one", "box two", "layer Three-3", "layer four", "layer five", "layer six",
        "layer seven", "box eight",
      ])
  }

  @Test func boxesAreInTheDocumentsUnits() throws {
    let program = try LayerProgram(
      ["bar", "frame", "hint"].map { "box \($0) a%20face.svg \($0)" }, in: folder.path)
    #expect(
      try program.records() == [
        .box(name: "bar", [10, 20, 30, 4]), .box(name: "frame", [49, 49, 22, 12]),
        .box(name: "hint", [-5, 98, 7, 9]),
      ])
  }

  @Test func anElementStandsInDocumentCoordinates() throws {
    let layer = try #require(
      try LayerProgram(["element e a%20face.svg bar"], in: folder.path).layers().first)
    #expect(layer.box == [10, 20, 30, 4])
    #expect(layer.scale == 64)
    #expect(layer.text.contains("n 640 1280 1920 256 rectangle"))
    #expect(!layer.text.contains("stroke"))
  }

  @Test func anElementOutsideOfThePageIsNotClipped() throws {
    try folder.writeSVG(
      """
      <g id="far" opacity="0.5"><rect x="-40" y="110" width="20" height="30"/>
      <rect x="-30" y="120" width="20" height="30"/></g>
      """, to: "far.svg")
    let layer = try #require(
      try LayerProgram(["element e far.svg far"], in: folder.path).layers().first)
    #expect(layer.box == [-40, 110, 30, 40])
    let picture = try Picture(layer, of: 300, side: 300, origin: 100)
    #expect(picture[65, 215] == 0x8000_0000 || picture[65, 215] == 0x7f00_0000)
    #expect(abs(picture.ink * 90_000 - 0.5 * (600 + 600 - 200)) < 5)
  }

  @Test func anEmptyRequestIsDone() throws {
    let program = try LayerProgram([], in: folder.path)
    #expect(program.status == 0)
    #expect(program.output == Array("done\n".utf8))
  }

  @Test(arguments: [
    "", "clock-layer 1", "clock-layer 2\nfolder /tmp\npixels 9\n",
    "clock-layer 1\nfolder tmp\npixels 9\n", "clock-layer 1\nfolder /tmp\n",
    "clock-layer 1\nfolder /tmp\npixels 0\n", "clock-layer 1\nfolder /tmp\npixels 8193\n",
    "clock-layer 1\nfolder /tmp\npixels 9\nsvg a\n",
    "clock-layer 1\nfolder /tmp\npixels 9\nsvg a b c\n",
    "clock-layer 1\nfolder /tmp\npixels 9\nsvg a_b c\n",
    "clock-layer 1\nfolder /tmp\npixels 9\nsvg a %zz\n",
    "clock-layer 1\nfolder /tmp\npixels 9\nsvg a b%00c\n",
    "clock-layer 1\nfolder /tmp\npixels 9\nelement a b\n",
    "clock-layer 1\nfolder /tmp\npixels 9\nrun a b\n",
    "clock-layer 1\nfolder /tmp\npixels 9\nsvg a b",
    "clock-layer 1\nfolder /tmp\npixels 9\n\n",
  ])
  func whatIsNoRequestEndsInStatus1(_ request: String) throws {
    let program = try LayerProgram(request: request)
    #expect(program.status == 1)
    #expect(program.output.isEmpty)
  }

  @Test func aRequestHasABound() throws {
    let head = "clock-layer 1\nfolder /nowhere\npixels 9\n"
    let line = "svg a b\n"
    let count = (64 * 1024 - head.utf8.count) / line.utf8.count
    let fits = try LayerProgram(request: head + String(repeating: line, count: count))
    #expect(fits.status == 0)
    #expect(try fits.errors().count == count)
    #expect(try LayerProgram(request: head + String(repeating: line, count: count + 1)).status == 1)
  }

  @Test func theProcessIsLimited() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try LayerProgram.path)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    defer {
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
    }
    var limits: [String: String] = [:]
    let deadline = Date(timeIntervalSinceNow: 10)
    while limits["Max open files"] != "32", Date.now < deadline {
      let text = try String(
        contentsOfFile: "/proc/\(process.processIdentifier)/limits", encoding: .utf8)
      for line in text.split(separator: "\n").dropFirst() {
        let words = line.dropFirst(26).split(separator: " ")
        limits[line.prefix(26).trimmingCharacters(in: .whitespaces)] = String(words[0])
      }
    }
    #expect(limits["Max address space"] == "1073741824")
    #expect(limits["Max cpu time"] == "5")
    #expect(limits["Max core file size"] == "0")
    #expect(limits["Max file size"] == "0")
    #expect(limits["Max open files"] == "32")
  }
}
