import Desktop

/// Gives back memory once nothing more is to be made: after the start, another size, or another theme.
///
/// The clock is not woken for it: it is done beside a frame, when it runs as it will go on running, or
/// when nobody sees it any more.
struct CleanUp {
  private var viewCount = -1
  /// When there is something to give back, in microseconds of the monotonic clock; nil for never.
  private var due: Int64?

  /// How long nothing has been made by then, in microseconds.
  private static let patience: Int64 = 1_000_000

  /// Learns how many views of the face have been made by a time in microseconds of the monotonic
  /// clock.
  mutating func follow(viewCount: Int, at now: Int64) {
    if viewCount != self.viewCount {
      self.viewCount = viewCount
      due = now + CleanUp.patience
    } else if let due, now >= due {
      self.due = nil
      UnusedMemory.release()
    }
  }

  /// Has what there is to give back be given back at once: nothing more is drawn.
  mutating func hurry() {
    if due != nil { due = 0 }
  }
}
