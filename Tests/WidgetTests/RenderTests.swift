import Foundation
import Testing

/// Pictures made without a display.
@Suite struct RenderTests {
  @Test(arguments: ["png", "svg"], [200, 64]) func drawsTheTime(suffix: String, side: Int) throws {
    let folder = try ScratchFolder()
    let file = folder.file("clock.\(suffix)")
    try render([
      "--render", file, "--at", "2026-03-14T10:10:36", "-size=\(side)",
    ])
    let picture = try Picture(file: file, width: side, height: side)
    #expect(picture[0, 0] == Pixel(red: 255, green: 255, blue: 255), "nothing in the corner")
    #expect(angleBetween(try #require(picture.secondHand), 216) < 1)
    #expect(angleBetween(try #require(picture.minuteHand), 63.6) < 2)
    #expect(angleBetween(try #require(picture.hourHand), 305.3) < 3)
  }

  @Test func drawsPagesOfTheSize() throws {
    let folder = try ScratchFolder()
    let file = folder.file("clock.pdf")
    try render(["--render", file, "--size", "321"])
    let text = String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.contains(/\/MediaBox \[ ?0 0 321 321 ?\]/))
  }

  @Test(arguments: [16, 8192]) func drawsTheSmallestAndTheLargest(side: Int) throws {
    let folder = try ScratchFolder()
    let file = folder.file("clock.svg")
    try render(["--render", file, "--size", "\(side)"])
    let text = String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
    #expect(text.contains("width=\"\(side)"))
  }

  @Test func leavesOutTheSecondHand() throws {
    let folder = try ScratchFolder()
    let file = folder.file("clock.png")
    try render(["--render", file, "--no-seconds"])
    #expect(try Picture(file: file, width: 200, height: 200).secondHand == nil)
  }

  @Test(arguments: ["png", "svg", "pdf"]) func saysThatItCannotWrite(suffix: String) throws {
    let clock = try ClockProgram(["--render", "/nowhere/clock.\(suffix)"])
    #expect(try clock.process.waitForEnding() == .exited(1))
    #expect(clock.errorLines.count == 1, "\(clock.errors)")
    #expect(clock.errors.hasPrefix("clock: "))
    #expect(clock.errors.contains("/nowhere/clock.\(suffix)"))
  }

  @Test func keepsTheFilesPermissions() throws {
    let folder = try ScratchFolder()
    let file = folder.file("clock.png")
    try write("old", to: file, permissions: 0o600)
    try render(["--render", file])
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try Picture(file: file, width: 200, height: 200).secondHand != nil)
  }

  @Test func replacesWhatALinkLeadsTo() throws {
    let folder = try ScratchFolder()
    let (file, link) = (folder.file("clock.png"), folder.file("link.png"))
    try write("old", to: file)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "clock.png")
    try render(["--render", link])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "clock.png")
    #expect(try Picture(file: file, width: 200, height: 200).secondHand != nil)
  }

  @Test func leavesTheFileThatItCannotReplace() throws {
    let folder = try ScratchFolder()
    let file = folder.file("clock.png")
    try write("old", to: file)
    // No file gets longer than a block of 512 bytes.
    let script = #"ulimit -f 1; trap '' XFSZ; exec "$@""#
    let clock = try ChildProcess(
      ["sh", "-c", script, "sh", ClockProgram.path, "--render", file],
      environment: folder.environment, errors: folder.file("errors"))
    #expect(try clock.waitForEnding() == .exited(1))
    #expect(folder.text(of: "errors").contains(file))
    #expect(folder.text(of: "clock.png") == "old")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(files) == ["clock.png", "errors"])
  }

  private func write(_ text: String, to file: String, permissions: Int = 0o644) throws {
    guard
      FileManager.default.createFile(
        atPath: file, contents: Data(text.utf8), attributes: [.posixPermissions: permissions])
    else { throw Failure("cannot write \(file)") }
  }

  private func render(
    _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let clock = try ClockProgram(arguments)
    #expect(try clock.process.waitForEnding(upTo: 20) == .exited(0), sourceLocation: sourceLocation)
    #expect(clock.errors == "", sourceLocation: sourceLocation)
    #expect(clock.output == "", sourceLocation: sourceLocation)
  }
}
