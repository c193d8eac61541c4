import Foundation
import Testing

/// A theme's files: where they are found, how large they may be, and when they change.
@Suite struct ThemeFileTests {
  private func writePNG(_ color: String, side: Int, to path: String) throws {
    try run(["convert", "-size", "\(side)x\(side)", "xc:\(color)", path])
  }

  @Test func isFoundByTheNameOfALink() throws {
    let installation = try Installation()
    try FileManager.default.createSymbolicLink(
      atPath: installation.folder.file("data/clock/themes/mine"),
      withDestinationPath: Themes.bundled("bold"))
    let picture = try installation.render(["--theme", "mine"])
    #expect(picture[100, 150].distance(to: Pixel(red: 255, green: 208, blue: 51)) < 30)
  }

  @Test func isFoundWhereItsAuthorStands() throws {
    let process = try ChildProcess(
      ["sh", "-c", "cd '\(Themes.bundled("bold"))' && exec '\(ClockProgram.path)' \"$@\"", "sh"]
        + ["--theme", ".", "--render", "/dev/null.png"],
      environment: [:], output: "/dev/null", errors: "/dev/null")
    // It goes as far as the picture, which can't be written there by anybody but the system.
    #expect(try process.waitForEnding() != .exited(2))
  }

  /// A picture that an SVG shows is added after the theme was tried.
  @Test func isTriedAgainOnceItIsMended() throws {
    let folder = try ScratchFolder()
    let theme = try ScratchFolder()
    try Data("dial.image: d.svg\n".utf8).write(to: URL(fileURLWithPath: theme.file("theme.ad")))
    try Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">
      <image width="200" height="200" href="p.png"/></svg>
      """.utf8
    ).write(to: URL(fileURLWithPath: theme.file("d.svg")))
    let broken = try Rendering(["--theme", theme.path], in: folder)
    #expect(broken.errorLines.count == 1)
    try writePNG("#20a040", side: 200, to: theme.file("p.png"))
    let mended = try Rendering(["--theme", theme.path], in: folder)
    #expect(mended.picture[60, 150].distance(to: Pixel(red: 32, green: 160, blue: 64)) < 8)
    withExtendedLifetime(theme) {}
  }

  @Test func showsALargePhotograph() throws {
    let folder = try ScratchFolder()
    try writePNG("#20a040", side: 5_000, to: folder.file("photo.png"))
    let rendering = try Rendering(["--dial", folder.file("photo.png")], side: 4_100)
    #expect(rendering.errorLines == [])
    #expect(rendering.picture[300, 300].distance(to: Pixel(red: 32, green: 160, blue: 64)) < 8)
    withExtendedLifetime(folder) {}
  }

  /// The hands do not wait for a larger picture, and what is there stays if it can't be had.
  @Test func growsWithoutHoldingUpTheHands() throws {
    let installation = try Installation()
    let photo = installation.folder.file("photo.png")
    try writePNG("#20a040", side: 3_000, to: photo)
    let clock = try InstalledClock(
      installation, ["--dial", photo, "--motion", "sweep", "--geometry", "+200+200"])
    let green = Pixel(red: 32, green: 160, blue: 64)
    #expect(try clock.picture[40, 40].distance(to: green) < 8)
    try FileManager.default.removeItem(atPath: photo)
    let start = try clock.frames().count
    for _ in 0..<4 { try clock.press("plus") }
    try wait(for: "a message") { installation.errors.contains("photo.png") }
    try wait(for: "a second of frames") { try clock.frames().count > start + 60 }
    let gaps = try clock.frames().dropFirst(start).gaps
    #expect(gaps.allSatisfy { $0 < 500_000 }, "\(gaps.max() ?? 0)")
    #expect(try clock.picture[40, 40].distance(to: green) < 8)
  }
}
