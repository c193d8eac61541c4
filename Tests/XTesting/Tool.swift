/// Runs a tool to its end.
///
/// - Parameters:
///   - command: The program and its arguments.
///   - seconds: How long it may take.
/// - Throws: `Failure` with what it says, where it does not succeed.
package func run(_ command: [String], upTo seconds: Double = 60) throws {
  let folder = try ScratchFolder()
  let said = folder.file("said")
  let process = try ChildProcess(
    command, environment: folder.environment, output: said, errors: said)
  guard try process.waitForEnding(upTo: seconds) == .exited(0) else {
    throw Failure("\(command.joined(separator: " ")): \(folder.text(of: "said"))")
  }
}
