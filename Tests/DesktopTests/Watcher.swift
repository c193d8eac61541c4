import Desktop
import Glibc

/// A watch that the macros of tests can look at.
final class Watcher {
  private var watch: FileWatch

  /// A watch on the file that a path leads to.
  init(of path: String?) throws {
    watch = try FileWatch()
    watch.follow(path)
  }

  func follow(_ path: String?) {
    watch.follow(path)
  }

  func takeChange() -> Bool {
    watch.takeChange()
  }

  /// Whether there is something to take, or comes to be within some milliseconds.
  func isReady(within milliseconds: Int32) -> Bool {
    var wanted = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, milliseconds) == 1
  }
}
