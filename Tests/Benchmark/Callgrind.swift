import Foundation
import XTesting

/// A process whose instructions are counted.
struct Callgrind {
  private let file: String

  /// Its counts will go to files in a folder, called by a name.
  init(in folder: ScratchFolder, named name: String) {
    file = folder.file(name)
  }

  /// What the process is to be run by.
  var tool: [String] {
    ["valgrind", "--tool=callgrind", "--quiet", "--callgrind-out-file=\(file)"]
  }

  /// Begins to count anew.
  func reset(_ processID: Int32) throws {
    try run(["vgdb", "--pid=\(processID)", "zero"])
  }

  /// The number of instructions since then.
  func instructions(of processID: Int32) throws -> Int {
    try run(["vgdb", "--pid=\(processID)", "dump"])
    return try number("totals", in: file + ".1")
  }
}
