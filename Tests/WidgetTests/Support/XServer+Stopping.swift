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

  /// The process at the other end of its clients' sockets.
  private var processID: pid_t {
    get throws {
      let client = try XClient(to: displayName)
      // The C library's `struct ucred`, which its Swift module leaves out.
      var peer: (processID: pid_t, user: uid_t, group: gid_t) = (0, 0, 0)
      var size = socklen_t(MemoryLayout.size(ofValue: peer))
      let socket = XConnectionNumber(client.display)
      guard getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 else {
        throw Failure("nobody is at \(displayName): \(systemMessage(errno))")
      }
      return peer.processID
    }
  }
}
