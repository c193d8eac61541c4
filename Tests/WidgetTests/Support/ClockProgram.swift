import Foundation

/// The program under test, started as a person would start it, in an environment of its own.
final class ClockProgram {
  let process: ChildProcess
  let folder: ScratchFolder
  /// Kept alive as long as the program that draws on it.
  private let endpoint: (any XEndpoint)?

  init(
    _ arguments: [String], on endpoint: (any XEndpoint)? = nil, display: String? = nil,
    environment: [String: String] = [:], in folder: ScratchFolder? = nil, output: String? = nil
  ) throws {
    let folder = try folder ?? ScratchFolder()
    self.folder = folder
    self.endpoint = endpoint
    var variables = folder.environment.merging(environment) { $1 }
    variables["DISPLAY"] = endpoint?.displayName ?? display
    // A library that is loaded first may move the environment, from which Swift finds its way to the
    // arguments. A shell that starts with it has had that done, and makes way for the program.
    let shell = variables["LD_PRELOAD"] == nil ? [] : ["sh", "-c", #"exec "$@""#, "sh"]
    process = try ChildProcess(
      shell + [try ClockProgram.path] + arguments, environment: variables,
      output: output ?? folder.file("output"), errors: folder.file("errors"))
  }

  deinit {
    ShiftedTime.cleanUp(after: process)
  }

  /// What the program wrote on standard output.
  var output: String { folder.text(of: "output") }
  /// What the program wrote on standard error.
  var errors: String { folder.text(of: "errors") }

  /// The lines on standard error.
  var errorLines: [Substring] {
    errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// The program under test: the one that `CLOCK_TEST_PROGRAM` names, or else that beside the tests.
  static var path: String {
    get throws {
      let named = ProcessInfo.processInfo.environment["CLOCK_TEST_PROGRAM"]
      let program = try named ?? built("clock")
      guard FileManager.default.isExecutableFile(atPath: program) else {
        throw Failure("no program to test at \(program)")
      }
      return program
    }
  }

  /// Where SwiftPM builds a product: beside the tests.
  static func built(_ name: String) throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: tests).deletingLastPathComponent().path + "/" + name
  }
}
