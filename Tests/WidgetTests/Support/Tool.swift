/// Runs a tool to its end; what it says is the failure where it does not succeed.
func run(_ command: [String], upTo seconds: Double = 60) throws {
  let folder = try ScratchFolder()
  let said = folder.file("said")
  let process = try ChildProcess(
    command, environment: folder.environment, output: said, errors: said)
  guard try process.waitForEnding(upTo: seconds) == .exited(0) else {
    throw Failure("\(command.joined(separator: " ")): \(folder.text(of: "said"))")
  }
}
