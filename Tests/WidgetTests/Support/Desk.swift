import CXTest
import Foundation

/// A server and a person's folder, where clocks come and go.
final class Desk {
  /// What a run of the program came to.
  struct Errand {
    let ending: Ending
    let output: String
    let errors: String
  }

  /// The person's own settings, below the folder.
  static let ownFile = "config/clock/clock.ad"

  let server: XServer
  let client: XClient
  let folder: ScratchFolder

  init(_ company: XServer.Company = .nobody) throws {
    server = try XServer(company)
    client = try XClient(to: server)
    folder = try ScratchFolder()
  }

  /// All that a program finds belongs to the test.
  private var environment: [String: String] {
    [
      "XDG_CONFIG_DIRS": folder.file("first") + ":" + folder.file("second"),
      "XDG_DATA_HOME": folder.file("data"),
      "XDG_DATA_DIRS": folder.file("nowhere"),
    ]
  }

  /// Starts a clock and waits until it is there; what was said before is forgotten.
  func start(
    _ arguments: [String] = [], environment changes: [String: String] = [:]
  ) throws -> RunningClock {
    for name in ["output", "errors"] {
      try? FileManager.default.removeItem(atPath: folder.file(name))
    }
    let clock = try RunningClock(
      arguments, on: server, through: server, seenBy: client, in: folder,
      environment: environment.merging(changes) { $1 })
    // Its answer comes after all that it does about being shown: nobody is quicker by hand.
    let name = client.windowClass(of: clock.window).first ?? ""
    _ = try client.ask("_CLOCK_\(name)", for: "TARGETS")
    return clock
  }

  /// Starts the program without waiting for anything; what it says goes into a folder of its own.
  func launch(
    _ arguments: [String], saying folder: ScratchFolder, errors: String? = nil,
    through shell: [String] = []
  ) throws -> ChildProcess {
    var variables = self.folder.environment.merging(environment) { $1 }
    variables["DISPLAY"] = server.displayName
    return try ChildProcess(
      shell + [try ClockProgram.path] + arguments, environment: variables,
      output: folder.file("output"), errors: errors ?? folder.file("errors"))
  }

  /// Runs the program to its end.
  func run(_ arguments: [String]) throws -> Errand {
    let said = try ScratchFolder()
    let ending = try launch(arguments, saying: said).waitForEnding()
    return Errand(ending: ending, output: said.text(of: "output"), errors: said.text(of: "errors"))
  }

  /// Tells a running clock to do something, which it does.
  func tell(_ command: String, to name: String = "clock") throws {
    let errand = try run(["--name", name, "--command", command])
    guard errand.ending == .exited(0), errand.output == "", errand.errors == "" else {
      throw Failure("\(command): \(errand)")
    }
  }

  /// Writes a file below the folder.
  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let url = URL(fileURLWithPath: folder.file(path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }

  /// Adds a theme to those that are found by name: a disc in a colour, and the red second hand.
  func addTheme(_ name: String, color: String, _ more: String = "") throws {
    try write("dial.color: \(color)\n\(more)\n", to: "data/clock/themes/\(name)/theme.ad")
  }

  /// Sets the display's resources.
  func setResources(_ text: String) {
    XChangeProperty(
      client.display, client.root, XA_RESOURCE_MANAGER, XA_STRING, 8, PropModeReplace,
      Array(text.utf8), Int32(text.utf8.count))
    XSync(client.display, 0)
  }
}
