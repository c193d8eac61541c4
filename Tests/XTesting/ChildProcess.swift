import CXTest
import Foundation

/// A process that ends, at the latest, with its owner.
///
/// It inherits nothing of its owner but its standard input: no descriptors, no environment, no
/// ignored or blocked signals. Its output goes to files, so nobody has to read along.
package final class ChildProcess {
  /// Its number, which is the system's to give away again once it has ended.
  package let processID: Int32
  private var knownEnding: Ending?

  /// Starts a command, which is looked for on the path.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - environment: All its variables.
  ///   - input: What it reads; nothing without it.
  ///   - output: The file that what it says is added to.
  ///   - errors: The same for what it says on standard error.
  /// - Throws: `Failure` where it can't be started.
  package init(
    _ command: [String], environment: [String: String], input: Int32? = nil,
    output: String = "/dev/null", errors: String = "/dev/null"
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    for (descriptor, path) in [(Int32(1), output), (2, errors)] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, 3)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    var started: pid_t = 0
    let failure = withCStrings(command) { arguments in
      withCStrings(environment.map { "\($0)=\($1)" }) { environment in
        posix_spawnp(&started, command[0], &actions, &attributes, arguments, environment)
      }
    }
    processID = started
    guard failure == 0 else {
      knownEnding = .exited(127)
      throw Failure("cannot start \(command[0]): \(systemMessage(failure))")
    }
  }

  deinit {
    guard ending == nil else { return }
    kill(processID, SIGKILL)
    waitpid(processID, nil, 0)
  }

  /// How the process ended; nil while it runs.
  package var ending: Ending? {
    var status: Int32 = 0
    if knownEnding == nil, waitpid(processID, &status, WNOHANG) == processID {
      knownEnding = Ending(waitStatus: status)
    }
    return knownEnding
  }

  /// Sends a signal, unless it has ended.
  package func send(_ signal: Int32) {
    // A reaped process's number may be someone else's by now.
    if ending == nil { kill(processID, signal) }
  }

  /// Waits for it to end.
  ///
  /// - Throws: `Failure` where it does not.
  package func waitForEnding(upTo seconds: Double = 10) throws -> Ending {
    try value(of: "the end of process \(processID)", upTo: seconds) { ending }
  }
}

/// Lends strings as C's null-terminated array of them.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { copies.forEach { free($0) } }
  return body(copies + [nil])
}
