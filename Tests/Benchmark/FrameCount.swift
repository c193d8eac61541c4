import Foundation
import XTesting

/// The frames that a clock of ours has drawn, by its own log.
struct FrameCount {
  private let file: String

  /// A log in a file that nobody has.
  init(in folder: ScratchFolder) {
    file = folder.file("frames-\(UUID().uuidString)")
  }

  /// What the clock needs to be told.
  var options: [String] { ["--frame-log", file] }

  /// The number of frames between two instants, in seconds since 1970, both of which are over when
  /// this is first asked.
  func frames(of process: ChildProcess, from start: Double, to end: Double) throws -> Int {
    process.send(SIGUSR1)
    return try value(of: "the frame log") {
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      guard text.hasSuffix("\n") else { return nil }
      let instants = text.split(separator: "\n").dropFirst().map {
        Double($0.split(separator: "\t").dropFirst(2).first ?? "").map { $0 / 1e6 } ?? 0
      }
      return instants.count { (start..<end).contains($0) }
    }
  }
}
