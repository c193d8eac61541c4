import Glibc

/// The helper at work: it was given a request and is read as it answers.
final class LayerProcess {
  /// What `poll` waits on: readable when there is more of the answer.
  let descriptor: Int32

  private let pid: pid_t
  private var bytes: [UInt8] = []
  private var isReaped = false
  /// How it ended, as `waitpid` tells.
  private var status: Int32 = 0

  /// How long the helper may take, in microseconds.
  static let deadline: Int64 = 5_000_000

  /// Starts the helper, and hands it a request.
  ///
  /// - Parameter request: Small enough for a pipe to take at once.
  /// - Throws: `ClockError` where there is no helper, or it can't be started.
  init(request: String) throws(ClockError) {
    guard let program = ProgramFolders.helpers.first(where: { access($0, X_OK) == 0 }) else {
      throw ClockError(
        "the helper clock-layer is missing; it belongs beside the program or in libexec/clock")
    }
    let input = try LayerProcess.makePipe()
    let answer: (read: Int32, write: Int32)
    do throws(ClockError) {
      answer = try LayerProcess.makePipe()
    } catch {
      close(input.read)
      close(input.write)
      throw error
    }
    defer {
      close(input.read)
      close(answer.write)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.read, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, answer.write, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Signals that the clock waits for in its own way do to the helper what they always do.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
    defer { free(arguments[0]) }
    var child = pid_t()
    let failure = posix_spawn(&child, program, &actions, &attributes, &arguments, environ)
    guard failure == 0 else {
      close(input.write)
      close(answer.read)
      throw ClockError("cannot start \"\(program)\": \(String(cString: strerror(failure)))")
    }
    pid = child
    descriptor = answer.read
    // A helper that dies at once is told by its status, not by our death.
    signal(SIGPIPE, SIG_IGN)
    _ = writeAll(Array(request.utf8), to: input.write)
    close(input.write)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit {
    end()
    close(descriptor)
  }

  /// Reads what is there of the answer.
  ///
  /// - Returns: The whole answer, once it has ended; nil before.
  /// - Throws: `ClockError` where it is too long, or the helper failed.
  func read() throws(ClockError) -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count > 0 {
        bytes += chunk[..<count]
        guard bytes.count <= LayerAnswer.mostBytes else {
          throw ClockError("the helper clock-layer gave an answer without end")
        }
      } else if count == 0 {
        return try finish()
      } else if errno != EINTR {
        return nil
      }
    }
  }

  private func finish() throws(ClockError) -> [UInt8] {
    // It has said all that it had to say, and is about to end. One that isn't is not waited for.
    for _ in 0..<20 where !isReaped {
      isReaped = waitpid(pid, &status, WNOHANG) != 0
      if !isReaped { usleep(1_000) }
    }
    if !isReaped { end() }
    guard status == 0 else {
      let signal = status & 0x7f
      throw ClockError(
        "the helper clock-layer "
          + (signal == 0 ? "gave up" : "was killed by signal \(signal)"))
    }
    return bytes
  }

  /// Ends the helper, if it is still at work.
  private func end() {
    guard !isReaped else { return }
    kill(pid, SIGKILL)
    waitpid(pid, nil, 0)
    isReaped = true
  }

  private static func makePipe() throws(ClockError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else {
      throw ClockError("no pipe to be had: \(String(cString: strerror(errno)))")
    }
    // The helper gets its two ends under other numbers, and nothing else.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
