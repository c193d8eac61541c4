import Foundation
import Testing

/// Themes with missing and damaged files: what can be shown is shown, and what can't is said.
@Suite struct ThemeDamageTests {
  @Test func showsACompleteTheme() throws {
    let theme = try LayeredTheme()
    let rendering = try Rendering(["--theme", theme.folder.path])
    #expect(rendering.errorLines == [])
    #expect(LayeredTheme.marks(on: rendering.picture) == LayeredTheme.layers)
    withExtendedLifetime(theme) {}
  }

  @Test(arguments: LayeredTheme.layers) func showsAllButWhatIsMissing(layer: String) throws {
    let theme = try LayeredTheme(without: layer)
    let rendering = try Rendering(["--theme", theme.folder.path])
    #expect(rendering.errorLines.count == 1, "\(rendering.errorLines)")
    let line = try #require(rendering.errorLines.first)
    #expect(line.hasPrefix("clock: ") && line.contains("clock-\(layer).svg"), "\(line)")
    #expect(!LayeredTheme.layers.contains { $0 != layer && line.contains("clock-\($0).svg") })
    let rest = LayeredTheme.layers.filter { $0 != layer }
    #expect(LayeredTheme.marks(on: rendering.picture) == rest)
  }

  /// One damaged layer of twelve; a picture of pixels lies in an SVG.
  @Test(arguments: Harm.allCases) func showsAllButWhatIsDamaged(harm: Harm) throws {
    let theme = try LayeredTheme(without: "marks")
    let file = try harm.inflict(on: theme.folder, as: "clock-marks")
    defer { try? FileManager.default.removeItem(atPath: theme.folder.path + "-outside.svg") }
    if file.hasSuffix(".png") {
      try theme.write(
        "<image width=\"100\" height=\"100\" href=\"\(file)\"/>", to: "clock-marks.svg")
    }
    let rendering = try Rendering(["--theme", theme.folder.path])
    #expect(rendering.errorLines.count == 1, "\(rendering.errorLines)")
    #expect(rendering.errorLines.first?.contains("clock-marks.svg") == true)
    let rest = LayeredTheme.layers.filter { $0 != "marks" }
    #expect(LayeredTheme.marks(on: rendering.picture) == rest)
  }

  @Test(arguments: Harm.allCases) func showsTheHandsOfANativeTheme(harm: Harm) throws {
    let folder = try ScratchFolder()
    let file = try harm.inflict(on: folder, as: "dial")
    defer { try? FileManager.default.removeItem(atPath: folder.path + "-outside.svg") }
    try Data("dial.image: \(file)\ndial.color: white\n".utf8).write(
      to: URL(fileURLWithPath: folder.file("theme.ad")))
    let rendering = try Rendering(["--theme", folder.path], at: "10:10:36.7")
    #expect(rendering.errorLines.count == 1, "\(rendering.errorLines)")
    #expect(rendering.errorLines.first?.contains(file) == true)
    // A missing picture is the key's fault.
    if harm == .missing { #expect(rendering.errorLines.first?.contains("dial.image") == true) }
    #expect(angleBetween(try #require(rendering.picture.secondHand), 216) < 1)
  }

  /// A theme of which nothing can be shown.
  @Test(arguments: Harm.allCases) func showsTheClassicFaceWhereNothingIsLeft(harm: Harm) throws {
    let theme = try LayeredTheme()
    for layer in LayeredTheme.layers {
      try FileManager.default.removeItem(atPath: theme.folder.file("clock-\(layer).svg"))
    }
    let file = try harm.inflict(on: theme.folder, as: "clock-face")
    defer { try? FileManager.default.removeItem(atPath: theme.folder.path + "-outside.svg") }
    if file.hasSuffix(".png") {
      try theme.write(
        "<image width=\"100\" height=\"100\" href=\"\(file)\"/>", to: "clock-face.svg")
    }
    let picture = theme.folder.file("face.png")
    let clock = try ClockProgram(["--theme", theme.folder.path, "--render", picture])
    // A folder without any file is no theme at all.
    #expect(try clock.process.waitForEnding() == .exited(harm == .missing ? 2 : 1))
    #expect(clock.errors.contains(harm == .missing ? theme.folder.path : "clock-face.svg"))
    #expect(!FileManager.default.fileExists(atPath: picture))
    guard harm != .missing else { return }

    let running = try RunningClock(["--theme", theme.folder.path])
    #expect(try running.picture.secondHand != nil)
    #expect(running.program.errors.contains("clock-face.svg"), "\(running.program.errors)")
    running.program.process.send(SIGTERM)
    #expect(try running.waitForEnding() == .exited(0))
  }
}
