import Foundation
import Testing

/// Where the themes are that the tests show.
enum Themes {
  /// The checkout.
  static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The folder of a theme that comes with the clock.
  static func bundled(_ name: String) -> String { "\(checkout)/assets/themes/\(name)" }

  /// The names of the themes that come with the clock.
  static let bundledNames: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: bundled(""))) ?? []
    return names.filter { FileManager.default.fileExists(atPath: bundled($0) + "/theme.ad") }
      .sorted()
  }()

  /// A folder below that in which Debian's packages lie unpacked: `cairo-dock` and `plasma` are in
  /// it.
  static func debian(_ path: String) throws -> String {
    guard let themes = ProcessInfo.processInfo.environment["CLOCK_TEST_THEMES"] else {
      throw Failure("CLOCK_TEST_THEMES is not set; `make test` sets it")
    }
    let folder = "\(themes)/\(path)"
    guard FileManager.default.fileExists(atPath: folder) else {
      throw Failure("CLOCK_TEST_THEMES is \(themes), where there is no \(path)")
    }
    return folder
  }
}

/// A picture that the program has drawn, and what it said about that.
struct Rendering {
  let picture: Picture
  let errorLines: [Substring]

  /// Draws a face at a time of day, "10:10:36" say, with further options; in a folder that was used
  /// before, with the help of what is kept there.
  init(
    _ options: [String], at time: String = "12:00:00", side: Int = 200,
    in folder: ScratchFolder? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try folder ?? ScratchFolder()
    let file = folder.file("face.png")
    let clock = try ClockProgram(
      ["--render", file, "--at", "2026-03-14T\(time)", "--size", "\(side)"] + options,
      in: folder)
    let ending = try clock.process.waitForEnding()
    #expect(ending == .exited(0), "\(clock.errors)", sourceLocation: sourceLocation)
    errorLines = clock.errorLines
    picture = try Picture(file: file, width: side, height: side)
  }
}
