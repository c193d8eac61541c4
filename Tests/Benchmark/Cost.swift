import Foundation
import XTesting

/// What a process has cost so far, with all that it has started.
struct Cost {
  /// Processor time, in milliseconds.
  var time = 0.0
  /// How often it was woken up.
  var wakeUps = 0

  init(of processID: Int32) {
    for process in family(of: processID) {
      // Those that it has started may be gone by now.
      guard let usage = try? ProcessUsage(of: process) else { continue }
      time += Double(usage.processorTime) / 1e6
      wakeUps += usage.sleeps
    }
  }
}

/// A process's memory, with that of all it has started, in KiB.
struct Memory {
  var resident = 0
  var privateDirty = 0

  init(of processID: Int32) {
    for process in family(of: processID) {
      let file = "/proc/\(process)/smaps_rollup"
      resident += (try? number("Rss", in: file)) ?? 0
      privateDirty += (try? number("Private_Dirty", in: file)) ?? 0
    }
  }
}

/// A process, those that it has started, those that they have, and so on.
private func family(of processID: Int32) -> [Int32] {
  let tasks = "/proc/\(processID)/task"
  let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
  let children = threads.flatMap { thread in
    ((try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)) ?? "")
      .split(separator: " ").compactMap { Int32($0) }
  }
  return [processID] + children.flatMap(family)
}
