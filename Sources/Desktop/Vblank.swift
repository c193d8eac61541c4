/// A vertical blank: the moment at which the screen takes a new frame.
package struct Vblank: Equatable, Sendable {
  /// Which one it is, counted by the server (the Present extension's MSC).
  package var msc: UInt64
  /// When it was, in microseconds of the monotonic clock (the Present extension's UST).
  package var ust: Int64

  /// A vertical blank from its number and its time.
  package init(msc: UInt64, ust: Int64) {
    self.msc = msc
    self.ust = ust
  }
}
