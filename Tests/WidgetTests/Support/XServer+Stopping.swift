import CXTest
import Foundation

extension XServer {
  /// Keeps the server from doing anything, as behind a dead link, for a time and for what is done
  /// then. Who asks it for an answer meanwhile waits for as long.
  func stop(for seconds: Double, then body: () throws -> Void) throws {
    let server = try processID
    kill(server, SIGSTOP)
    defer { kill(server, SIGCONT) }
    try wait(for: "the server to stop") {
      try String(contentsOfFile: "/proc/\(server)/status", encoding: .utf8).contains("State:\tT")
    }
    Thread.sleep(forTimeInterval: seconds)
    try body()
  }
}
