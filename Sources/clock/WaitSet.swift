import Glibc

/// The descriptors that the program waits on, all at once.
struct WaitSet {
  private var polls: [pollfd]

  /// A set of descriptors, known from here on by their place in it.
  init(_ descriptors: [Int32]) {
    polls = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  /// Puts another descriptor in a place; -1 is never ready.
  mutating func replace(_ index: Int, with descriptor: Int32) {
    polls[index].fd = descriptor
  }

  /// Waits until a descriptor has something to say, or until a time comes.
  ///
  /// The corresponding C function is `poll`.
  ///
  /// - Parameters:
  ///   - deadline: The time, in microseconds of the monotonic clock; nil for no end.
  ///   - now: The time now, by the same clock.
  mutating func wait(until deadline: Int64?, now: Int64) {
    let rest = deadline.map { min(max(0, $0 - now + 999) / 1_000, 60_000) }
    if poll(&polls, nfds_t(polls.count), rest.map { Int32($0) } ?? -1) <= 0 {
      for index in polls.indices { polls[index].revents = 0 }
    }
  }

  /// Whether the descriptor at a place has something to say.
  func isReady(_ index: Int) -> Bool {
    polls[index].revents != 0
  }
}
