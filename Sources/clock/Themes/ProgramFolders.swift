/// What lies around the program, wherever it was installed.
enum ProgramFolders {
  /// The program's own folder.
  private static let bin: String = {
    let program = InputFile.resolved("/proc/self/exe") ?? ""
    return program.lastIndex(of: "/").map { String(program[..<$0]) } ?? "."
  }()

  /// Where themes may be: below the prefix that the program was installed to, or in the checkout
  /// that it was built in.
  static var themes: [String] {
    var folders = [bin + "/../share/clock/themes"]
    // SwiftPM builds into `.build/<target>/<configuration>`.
    let checkout = bin + "/../../.."
    if InputFile.names(in: checkout).contains("Package.swift") {
      folders.append(checkout + "/assets/themes")
    }
    return folders
  }

  /// Where the helper may be: beside the program, then in `libexec`.
  static var helpers: [String] {
    [bin + "/clock-layer", bin + "/../libexec/clock/clock-layer"]
  }
}
