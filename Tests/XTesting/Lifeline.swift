import Foundation

/// What ties a process's life to that of this one, even should it crash.
///
/// A shell waits on a pipe whose other end only this process holds: once it closes, for whatever reason,
/// the shell ends the process that it started.
package final class Lifeline {
  private let shellEnd: Int32
  private var ourEnd: Int32?

  /// A line that nothing hangs on yet.
  ///
  /// - Throws: `Failure` where there are no pipes left.
  package init() throws {
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

  /// Starts a command on this line.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - environment: All its variables.
  ///   - output: The file that what it says is added to.
  /// - Returns: The shell that watches over it.
  /// - Throws: `Failure` where the shell can't be started.
  package func start(
    _ command: [String], environment: [String: String], output: String
  ) throws -> ChildProcess {
    // One that is stopped takes the signal once it goes on.
    let script = #""$@" & read -r line; kill $!; kill -s CONT $!; wait $!"#
    return try ChildProcess(
      ["sh", "-c", script, "sh"] + command, environment: environment, input: shellEnd,
      output: output)
  }

  /// Ends what hangs on it.
  package func cut() {
    if let ourEnd { close(ourEnd) }
    ourEnd = nil
  }
}
