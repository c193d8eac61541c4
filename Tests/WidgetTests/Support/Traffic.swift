import Synchronization

/// What clients have sent through a proxy, and got, since it was last asked to count anew.
final class Traffic: Sendable {
  struct Counts {
    /// The number of requests by major opcode; from 128 on they are the extensions'.
    var requests: [UInt8: Int] = [:]
    var bytes = 0
    /// The number of replies that the server has sent.
    var replies = 0
  }

  private let state = Mutex(Counts())

  var counts: Counts {
    state.withLock { $0 }
  }

  func reset() {
    state.withLock { $0 = Counts() }
  }

  func record(_ request: [UInt8]) {
    state.withLock {
      $0.requests[request[0], default: 0] += 1
      $0.bytes += request.count
    }
  }

  func record(replies: Int) {
    state.withLock { $0.replies += replies }
  }
}
