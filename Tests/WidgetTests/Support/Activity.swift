/// What a clock did while it was watched.
struct Activity: Sendable, CustomStringConvertible {
  /// How many seconds of the wall clock began.
  let seconds: Int
  /// How many of the clock's minutes may have begun.
  let minutes: Int
  /// How often the clock was woken up, and how often its loop went round.
  let wakes, turns: Int
  /// The requests: pieces of pictures in shared memory, those to Present, and all others.
  let pieces, notices, otherRequests: Int
  /// The size of all requests in bytes.
  let bytes: Int
  /// The replies that the server sent.
  let replies: Int
  /// The last frame before the watch, and all during it.
  let frames: [HeapProbe.Frame]

  /// The number of frames sent.
  var frameCount: Int { frames.count - 1 }

  /// The number of requests.
  var requests: Int { pieces + notices + otherRequests }

  /// How often Xlib asked for memory.
  var xlibAllocations: Int {
    (frames.last?.xlibAllocations ?? 0) - (frames.first?.xlibAllocations ?? 0)
  }

  /// The number of frames for which anything but Xlib asked for memory.
  var allocatingFrames: Int {
    zip(frames, frames.dropFirst()).count { $0.otherAllocations != $1.otherAllocations }
  }

  var description: String {
    "\(wakes) wake-ups, \(turns) turns, \(frameCount) frames in \(seconds) s; \(pieces) pieces, "
      + "\(notices) notices, \(otherRequests) other requests, \(bytes) bytes, \(replies) replies; "
      + "\(xlibAllocations) allocations of Xlib's, \(allocatingFrames) frames with others"
  }
}
