import Synchronization

/// What has gone through a proxy since it was last asked to count anew.
package final class Traffic: Sendable {
  /// How much that is.
  package struct Counts {
    /// The number of requests by major opcode; from 128 on they are the extensions'.
    package var requests: [UInt8: Int] = [:]
    /// What clients have sent: the size of those requests.
    package var bytes = 0
    /// The number of replies that the server has sent.
    package var replies = 0
    /// How often a client has asked, and could not ask further before the reply: replies to requests
    /// that were sent together count once.
    package var roundTrips = 0
    fileprivate var hasAsked = false
  }

  private let state = Mutex(Counts())
  private let mapping = Mutex<Counts?>(nil)

  /// What there was before a client first had a window shown; nil while none has.
  package var countsBeforeMapping: Counts? {
    mapping.withLock { $0 }
  }

  /// What has been counted so far.
  package var counts: Counts {
    state.withLock { $0 }
  }

  /// Begins anew.
  package func reset() {
    state.withLock { $0 = Counts() }
  }

  func record(_ request: [UInt8]) {
    let mapWindow: UInt8 = 8
    if request[0] == mapWindow { mapping.withLock { $0 = $0 ?? counts } }
    state.withLock {
      $0.requests[request[0], default: 0] += 1
      $0.bytes += request.count
      $0.hasAsked = true
    }
  }

  func recordReply() {
    state.withLock {
      $0.replies += 1
      if $0.hasAsked { $0.roundTrips += 1 }
      $0.hasAsked = false
    }
  }
}
