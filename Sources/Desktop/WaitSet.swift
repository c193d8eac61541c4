import CLinux
import Glibc

/// The descriptors that the program waits on, all at once.
package struct WaitSet {
  private var polls: [pollfd]

  /// A set of descriptors, known from here on by their place in it.
  package init(_ descriptors: [Int32]) {
    polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  /// Puts another descriptor in a place; -1 is never ready.
  package mutating func replace(_ index: Int, with descriptor: Int32) {
    polls[index].fd = descriptor
  }

  /// Waits until a descriptor has something to say, or until a time comes.
  ///
  /// The corresponding C function is `ppoll`.
  ///
  /// - Parameter deadline: The time, in microseconds of the monotonic clock; nil for no end.
  package mutating func wait(until deadline: Int64?) {
    let isAnyReady =
      if let deadline {
        wait(for: max(0, deadline - SystemTime.monotonic()))
      } else {
        poll(&polls, nfds_t(polls.count), -1) > 0
      }
    guard !isAnyReady else { return }
    for index in polls.indices { polls[index].revents = 0 }
  }

  private mutating func wait(for microseconds: Int64) -> Bool {
    var time = timespec(
      tv_sec: Int(microseconds / 1_000_000), tv_nsec: Int(microseconds % 1_000_000) * 1_000)
    return ppoll(&polls, nfds_t(polls.count), &time, nil) > 0
  }

  /// Whether the descriptor at a place has something to say.
  package func isReady(_ index: Int) -> Bool {
    polls[index].revents != 0
  }
}
