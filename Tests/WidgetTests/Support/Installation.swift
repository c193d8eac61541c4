import Foundation

/// The program in a folder of its own, as it is installed, with themes and a helper of the test's
/// choice.
final class Installation {
  /// What stands where the helper belongs.
  enum Helper {
    case genuine, missing
    /// A shell script in its place.
    case script(String)
  }

  let folder: ScratchFolder

  /// Installs the program.
  ///
  /// - Parameters:
  ///   - themes: The bundled themes that it comes with.
  ///   - helper: The helper.
  /// - Throws: What the file system says.
  init(themes: [String] = [], helper: Helper = .genuine) throws {
    folder = try ScratchFolder()
    for path in ["bin", "share/clock/themes", "data/clock/themes"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(path), withIntermediateDirectories: true)
    }
    try FileManager.default.copyItem(
      atPath: try ClockProgram.path, toPath: folder.file("bin/clock"))
    for theme in themes {
      try FileManager.default.copyItem(
        atPath: Themes.bundled(theme), toPath: folder.file("share/clock/themes/\(theme)"))
    }
    try use(helper)
  }

  /// Puts another helper in the place of the one that is there.
  func use(_ helper: Helper) throws {
    let path = folder.file("bin/clock-layer")
    try? FileManager.default.removeItem(atPath: path)
    switch helper {
    case .genuine:
      try FileManager.default.copyItem(
        atPath: try ClockProgram.path + "-layer", toPath: path)
    case .script(let script):
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: path))
      guard chmod(path, 0o755) == 0 else { throw Failure("\(path): \(systemMessage(errno))") }
    case .missing:
      break
    }
  }

  /// Starts the program, which finds only the themes of the installation and those below `data`.
  func start(_ arguments: [String], on endpoint: (any XEndpoint)? = nil) throws -> ChildProcess {
    var variables = folder.environment
    variables["XDG_DATA_HOME"] = folder.file("data")
    variables["XDG_DATA_DIRS"] = folder.file("nowhere")
    variables["DISPLAY"] = endpoint?.displayName
    for name in ["output", "errors"] {
      try? FileManager.default.removeItem(atPath: folder.file(name))
    }
    return try ChildProcess(
      [folder.file("bin/clock")] + arguments, environment: variables,
      output: folder.file("output"), errors: folder.file("errors"))
  }

  /// Draws a picture, with status 0.
  func render(_ arguments: [String], at time: String = "10:10:36.7") throws -> Picture {
    let file = folder.file("face.png")
    let process = try start(["--render", file, "--at", "2026-03-14T\(time)"] + arguments)
    let ending = try process.waitForEnding()
    guard ending == .exited(0) else { throw Failure("\(ending): \(errors)") }
    return try Picture(file: file, width: 200, height: 200)
  }

  /// What the program that was started last wrote on standard output.
  var output: String { folder.text(of: "output") }
  /// What the program that was started last wrote on standard error.
  var errors: String { folder.text(of: "errors") }
}
