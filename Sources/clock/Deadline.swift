/// The earliest of some times, in microseconds of the monotonic clock.
struct Deadline {
  /// The earliest of them; nil where there is none.
  private(set) var time: Int64?

  /// Adds one that there may be.
  mutating func add(_ time: Int64?) {
    guard let time else { return }
    self.time = min(self.time ?? time, time)
  }
}
