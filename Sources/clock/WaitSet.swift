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

  /// Waits until a descriptor has something to say, or so many milliseconds (forever with -1).
  ///
  /// The corresponding C function is `poll`.
  ///
  /// - Returns: Whether one has; not when the time ran out.
  mutating func wait(milliseconds: Int32) -> Bool {
    let count = poll(&polls, nfds_t(polls.count), milliseconds)
    if count <= 0 {
      for index in polls.indices { polls[index].revents = 0 }
    }
    // A signal that nobody waits for (a stop and its continuation, say) is no time-out.
    return count != 0
  }

  /// Whether the descriptor at a place has something to say.
  func isReady(_ index: Int) -> Bool {
    polls[index].revents != 0
  }
}
