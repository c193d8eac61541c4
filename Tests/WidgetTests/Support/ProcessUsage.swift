import Foundation

/// What a process has cost so far, by `/proc`.
struct ProcessUsage {
  /// How often it has gone to sleep of itself: each time, something wakes it up again.
  let sleeps: Int
  /// The memory that it has now, and the most that it has had, in KiB.
  let resident, mostResident: Int

  init(of process: ChildProcess) throws {
    let status = try String(contentsOfFile: "/proc/\(process.processID)/status", encoding: .utf8)
    func number(_ name: String) throws -> Int {
      guard
        let line = status.split(separator: "\n").first(where: { $0.hasPrefix(name + ":") }),
        let number = Int(line.filter(\.isNumber))
      else { throw Failure("/proc has no \(name)") }
      return number
    }
    sleeps = try number("voluntary_ctxt_switches")
    resident = try number("VmRSS")
    mostResident = try number("VmHWM")
  }
}
