import Foundation

/// What ties a process's life to that of the tests, even should they crash.
///
/// A shell waits on a pipe whose other end only the tests hold: once it closes, for whatever reason,
/// the shell ends the process that it started.
final class Lifeline {
  private let shellEnd: Int32
  private var ourEnd: Int32?

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw Failure("no pipe: \(systemMessage(errno))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    shellEnd = ends[0]
    ourEnd = ends[1]
  }

  deinit {
    cut()
    close(shellEnd)
  }

  /// Starts a command on this line; what it returns is the shell that watches over it.
  func start(
    _ command: [String], environment: [String: String], output: String
  ) throws -> ChildProcess {
    // One that is stopped takes the signal once it goes on.
    let script = #""$@" & read -r line; kill $!; kill -s CONT $!; wait $!"#
    return try ChildProcess(
      ["sh", "-c", script, "sh"] + command, environment: environment, input: shellEnd,
      output: output)
  }

  func cut() {
    if let ourEnd { close(ourEnd) }
    ourEnd = nil
  }
}
