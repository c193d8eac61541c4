import CPixbuf
import Foundation
import Testing

/// Files that are damaged, missing, elsewhere, or made to do harm: each is one line that names it,
/// and what else was asked for is answered.
struct DamageTests {
  private let folder: ThemeFolder

  init() throws {
    folder = try ThemeFolder()
    try folder.writeSVG("<rect id=\"a\" width=\"10\" height=\"10\"/>", to: "good.svg")
  }

  /// The one message for a file that is asked for between two good ones.
  private func message(_ request: String, pixels: Int = 100) throws -> String {
    let program = try LayerProgram(
      ["svg before good.svg", request, "svg after good.svg"], in: folder.path, pixels: pixels)
    #expect(program.status == 0)
    let records = try program.records()
    try #require(records.count == 3)
    for index in [0, 2] {
      guard case .layer = records[index] else { throw Failure("\(records[index])") }
    }
    guard case .error(_, let message) = records[1] else { throw Failure("\(records[1])") }
    let file = request.split(separator: " ")[2]
    #expect(message.hasPrefix("\"\(file)\": "), "\(message)")
    return message
  }

  @Test func whatIsNoXML() throws {
    try folder.write("hello", to: "bad.svg")
    #expect(try message("svg x bad.svg").contains("it is no SVG"))
    #expect(try message("hand x bad.svg").contains("it is no SVG"))
    #expect(try message("picture x bad.svg").contains("it is no SVG"))
    try folder.write([], to: "empty.svg")
    #expect(try message("svg x empty.svg").contains("it is no SVG"))
  }

  @Test func anSVGThatEndsEarly() throws {
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\"><rect", to: "bad.svg")
    #expect(try message("svg x bad.svg").contains("it is no SVG"))
  }

  @Test func anEntityBomb() throws {
    let letters = "abcdefghij".map(String.init)
    let entities = zip(letters, letters.dropFirst()).map { one, next in
      "<!ENTITY \(next) \"\(String(repeating: "&\(one);", count: 10))\">"
    }
    try folder.write(
      """
      <!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">\(entities.joined())]>
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&j;</text></svg>
      """, to: "bomb.svg")
    #expect(try message("svg x bomb.svg").contains("it is no SVG"))
  }

  @Test func aPNGThatEndsEarly() throws {
    var state: UInt32 = 1
    try folder.writePNG(width: 64, height: 64, to: "whole.png") { _, _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return 0xff00_0000 | state >> 8
    }
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.file("whole.png")))
    for count in [9, 30, whole.count / 2, whole.count - 1000] {
      try folder.write(whole.prefix(count), to: "bad.png")
      _ = try message("picture x bad.png")
    }
  }

  @Test func aJPEGThatEndsEarly() throws {
    let whole = try SampleJPEG.bytes()
    for count in [4, 100, 500] {
      try folder.write(whole.prefix(count), to: "bad.jpg")
      _ = try message("picture x bad.jpg")
    }
  }

  @Test func anImageOfTooManyPixels() throws {
    // Hardly more than a header: the size is refused before the pixels are looked at.
    let header = Array("IHDR".utf8) + [0, 1, 0x86, 0xa0, 0, 1, 0x86, 0xa0, 8, 2, 0, 0, 0]
    let sum = crc32(0, header, UInt32(header.count))
    try folder.write(
      [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + header
        + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) }
        + [0, 0, 0, 99] + Array("IDAT".utf8) + [0x78, 0x9c, 0, 0], to: "huge.png")
    let text = "has 100000 x 100000 pixels, more than 8192 a side"
    #expect(try message("picture x huge.png").contains(text))
  }

  @Test func anImageThatIsTooWide() throws {
    try folder.writePNG(width: 8193, height: 2, to: "wide.png") { _, _ in 0xff00_0000 }
    let text = "has 8193 x 2 pixels, more than 8192 a side"
    #expect(try message("picture x wide.png").contains(text))
    try folder.writeSVG(
      "<image width=\"9\" height=\"9\" xlink:href=\"wide.png\"/>", to: "wide.svg")
    #expect(try message("svg x wide.svg").contains(text))
  }

  @Test func aPageThatIsTooLargeForItsFilter() throws {
    try folder.writeSVG(
      """
      <filter id="f"><feGaussianBlur stdDeviation="2000"/></filter>
      <rect width="50000" height="50000" filter="url(#f)"/>
      """, side: 100_000, to: "large.svg")
    _ = try LayerProgram(["svg x large.svg"], in: folder.path).records()
    try folder.writeSVG("<rect width=\"9\" height=\"9\"/>", side: 100_000_000, to: "page.svg")
    #expect(try message("svg x page.svg").contains("larger than 1000000"))
  }

  @Test func aFilterThatTakesTooLong() throws {
    let noise = "<feTurbulence baseFrequency=\"0.01\" numOctaves=\"10000\"/>"
    try folder.writeSVG(
      """
      <filter id="f">\(String(repeating: noise, count: 300))</filter>
      <rect width="900" height="900" filter="url(#f)"/>
      """, side: 1000, to: "slow.svg")
    let start = Date.now
    #expect(try message("svg x slow.svg").contains("takes too long"))
    // Seconds of work; on a busy machine they take a few times as long.
    #expect(Date.now.timeIntervalSince(start) < 30)
  }

  @Test func whatIsNotThere() throws {
    #expect(try message("svg x none.svg").contains("No such file"))
    #expect(try message("picture x none.png").contains("No such file"))
    #expect(try message("element x good.svg none").contains("it has no element \"none\""))
    #expect(try message("box x good.svg none").contains("it has no element \"none\""))
    let errors = try LayerProgram(["svg x good.svg"], in: folder.path + "/none").errors()
    #expect(errors == ["\"good.svg\": there is no such folder"])
  }

  @Test func whatCannotBeRead() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("sub"), withIntermediateDirectories: false)
    #expect(try message("svg x sub").contains("no regular file"))
    // A pipe nobody writes to must not be waited for.
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    #expect(try message("picture x pipe").contains("no regular file"))
    try folder.writeSVG("", to: "secret.svg")
    #expect(chmod(folder.file("secret.svg"), 0) == 0)
    // The superuser reads everything.
    if getuid() != 0 { #expect(try message("svg x secret.svg").contains("Permission denied")) }
  }

  @Test func whatIsPackedBadly() throws {
    try folder.gzip("good.svg", to: "good.svgz")
    let packed = try Data(contentsOf: URL(fileURLWithPath: folder.file("good.svgz")))
    try folder.write(packed.dropLast(20), to: "short.svgz")
    #expect(try message("svg x short.svgz").contains("cannot be unpacked"))
    try folder.gzip("good.svgz", to: "twice.svgz")
    #expect(try message("hand x twice.svgz").contains("packed twice"))
    try folder.write(repeatElement(32, count: 17 << 20), to: "blank")
    try folder.gzip("blank", to: "blank.svgz")
    #expect(try message("svg x blank.svgz").contains("more than 16 MiB"))
    #expect(try message("svg x blank").contains("larger than 16 MiB"))
  }

  @Test func aMessageIsOneLine() throws {
    let message = try LayerProgram(["svg x a%0Ab%FFc"], in: folder.path).errors()
    #expect(message == ["\"a b\u{fffd}c\": No such file or directory"])
  }
}
