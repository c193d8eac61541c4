import Foundation

/// What a process has cost so far, by `/proc`.
struct ProcessUsage {
  /// How often it has gone to sleep of itself: each time, something wakes it up again.
  let sleeps: Int

  init(of process: ChildProcess) throws {
    let status = try String(contentsOfFile: "/proc/\(process.processID)/status", encoding: .utf8)
    let name = "voluntary_ctxt_switches:"
    guard
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name) }),
      let sleeps = Int(line.dropFirst(name.count).trimmingCharacters(in: .whitespaces))
    else { throw Failure("/proc has no \(name)") }
    self.sleeps = sleeps
  }
}
