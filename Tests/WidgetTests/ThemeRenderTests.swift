import Foundation
import Testing

/// Pictures of the bundled themes, against ones that somebody looked at and found right.
///
/// `CLOCK_RECORD_REFERENCES=1` records new ones. That fails every test, so that nobody takes a
/// recording for a comparison.
@Suite struct ThemeRenderTests {
  /// Pictures may differ by rounding in other versions of Cairo and librsvg: by so much in any
  /// pixel, of 255.
  static let worstTolerance = 32
  /// And by so much on the average, of 255.
  static let meanTolerance = 0.3

  @Test(arguments: Themes.bundledNames, [64, 200])
  func looksAsItDid(theme: String, side: Int) throws {
    let name = "\(theme)-\(side).png"
    let reference =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
      + "/References/\(name)"
    let folder = try ScratchFolder()
    let file = folder.file("now.png")
    let clock = try ClockProgram([
      "--theme", Themes.bundled(theme), "--render", file, "--at", "2026-03-14T10:10:36.7",
      "--size=\(side)",
    ])
    #expect(try clock.process.waitForEnding() == .exited(0))
    #expect(clock.errors == "")
    if ProcessInfo.processInfo.environment["CLOCK_RECORD_REFERENCES"] != nil {
      try FileManager.default.createDirectory(
        atPath: (reference as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true)
      try? FileManager.default.removeItem(atPath: reference)
      try FileManager.default.copyItem(atPath: file, toPath: reference)
      Issue.record("recorded \(name): look at it, then run the tests without recording")
      return
    }
    try #require(FileManager.default.fileExists(atPath: reference), "no \(name): record one")
    let expected = try Picture(file: reference, width: side, height: side)
    let (worst, mean) = try Picture(file: file, width: side, height: side).difference(
      from: expected)
    #expect(
      worst <= Self.worstTolerance && mean <= Self.meanTolerance,
      "\(name): worst \(worst), mean \(mean) of 255 off")
  }

  /// Each hand of each theme is to be seen, and goes on with the time: from 12 to 3.
  @Test(arguments: Themes.bundledNames) func movesItsHands(theme: String) throws {
    let options = ["--theme", Themes.bundled(theme)]
    // At noon the hour hand of a day points down, at six to the right.
    let right = theme == "day" ? "06:00:00.7" : "15:00:00.7"
    let folder = try ScratchFolder()
    let noon = try Rendering(options, at: "12:00:00.7", side: 100, in: folder).picture
    for time in ["12:00:15.7", "12:15:00.7", right] {
      let later = try Rendering(options, at: time, side: 100, in: folder).picture
      #expect(noon.sides(of: later, beyond: 0.25)[.right, default: 0] > 15, "\(time)")
    }
  }

  @Test func drawsVectorsAsPixels() throws {
    let folder = try ScratchFolder()
    let file = folder.file("face.svg")
    let theme = ["--theme", Themes.bundled("phone")]
    let clock = try ClockProgram(
      theme + ["--render", file, "--at", "2026-03-14T10:10:36.7"])
    #expect(try clock.process.waitForEnding() == .exited(0))
    let vectors = try Picture(file: file, width: 200, height: 200)
    let pixels = try Rendering(theme, at: "10:10:36.7").picture
    #expect(vectors.difference(from: pixels).mean < 1)
  }

  /// The folder that the format's page describes in full.
  @Test func drawsTheCompleteExample() throws {
    let page = try String(contentsOfFile: Themes.bundled("README.md"), encoding: .utf8)
    let folder = try ScratchFolder()
    for file in ["theme.ad", "dial.svg"] {
      let block = try #require(page.firstMatch(of: try Regex("`\(file)`:\n\n```\n([^`]*)```")))
      try Data(try #require(block.output[1].substring).utf8).write(
        to: URL(fileURLWithPath: folder.file(file)))
    }
    let rendering = try Rendering(["--theme", folder.path], at: "10:10:36.7")
    #expect(rendering.errorLines == [])
    #expect(rendering.picture[100, 60].distance(to: Pixel(red: 255, green: 253, blue: 245)) < 6)
    #expect(angleBetween(try #require(rendering.picture.secondHand), 216) < 2)
    #expect(rendering.picture[100, 14].red < 80, "a mark at 12")
  }
}
