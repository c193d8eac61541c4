import Foundation
import XTesting

/// What all measurements share: the program, and a person's folder for it and the others.
final class Bench {
  let options: Options
  let folder: ScratchFolder
  /// The program's path.
  let clock: String
  /// A picture for a dial.
  let dial: String
  /// What the machine is, as far as figures depend on it.
  let machine: String

  init(_ options: Options) throws {
    self.options = options
    clock = URL(fileURLWithPath: options.clock).path
    guard FileManager.default.isExecutableFile(atPath: clock) else {
      throw Failure("no program at \(options.clock): `make build` makes it")
    }
    let counting = options.sections.contains(.instructions) ? ["valgrind", "vgdb"] : []
    for tool in ["Xvfb", "openbox"] + counting where Bench.path(of: tool) == nil {
      throw Failure("no \(tool) on the PATH: `make bench` installs what is missing")
    }
    folder = try ScratchFolder()
    dial = folder.file("dial.png")
    try run([clock, "--render", dial, "--theme", "station", "--size", "512"])
    machine = try Bench.machine(seenBy: XClient(to: XServer()))
    // The pictures of the dial are made once, and kept.
    _ = try Session(
      .ours(.sweep, .image, of: self), side: 200, of: self, at: Appointment(in: 0, for: 1),
      on: XServer(.openbox))
  }

  /// The path of a tool or of another clock; nil where there is none.
  static func path(of program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(program)" }.first(
      where: FileManager.default.isExecutableFile(atPath:))
  }

  private static func machine(seenBy client: XClient) -> String {
    let release = client.release
    let version = [release / 100_000 % 100, release / 1_000 % 100, release % 1_000]
      .map(String.init).joined(separator: ".")
    let count = ProcessInfo.processInfo.processorCount
    return "\(count) \(count == 1 ? "core" : "cores"), Xvfb \(version), no GPU"
  }
}
