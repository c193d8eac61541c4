import Foundation

/// What a process has cost so far, by `/proc`.
package struct ProcessUsage {
  /// How often its threads have gone to sleep of themselves: each time, something wakes one up again.
  package let sleeps: Int
  /// The processor time that its threads have had, in nanoseconds.
  package let processorTime: Int
  /// The memory that it has now, and the most that it has had, in KiB.
  package let resident, mostResident: Int

  /// What a child has cost.
  ///
  /// - Throws: An error where it is gone.
  package init(of process: ChildProcess) throws {
    try self.init(of: process.processID)
  }

  /// What any process has cost.
  ///
  /// - Throws: An error where it is gone.
  package init(of processID: Int32) throws {
    let folder = "/proc/\(processID)"
    let threads = try FileManager.default.contentsOfDirectory(atPath: folder + "/task")
      .map { "\(folder)/task/\($0)" }
    sleeps = try threads.reduce(0) {
      $0 + (try number("voluntary_ctxt_switches", in: $1 + "/status"))
    }
    processorTime = try threads.reduce(0) {
      let words = try String(contentsOfFile: $1 + "/schedstat", encoding: .utf8).split(
        separator: " ")
      return $0 + (words.first.flatMap { Int($0) } ?? 0)
    }
    resident = try number("VmRSS", in: folder + "/status")
    mostResident = try number("VmHWM", in: folder + "/status")
  }
}

/// A number that a file of `/proc` has under a name.
///
/// - Throws: `Failure` where it has none; an error where there is no such file.
package func number(_ name: String, in file: String) throws -> Int {
  let text = try String(contentsOfFile: file, encoding: .utf8)
  guard
    let line = text.split(separator: "\n").first(where: { $0.hasPrefix(name + ":") }),
    let number = Int(line.filter(\.isNumber))
  else { throw Failure("\(file) has no \(name)") }
  return number
}
