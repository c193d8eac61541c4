/// Foretells vertical blanks from those that were reported.
package struct FrameClock: Sendable {
  /// The time from one vertical blank to the next, in microseconds.
  package private(set) var period: Double
  private var last: Vblank?

  /// A clock that has seen no vertical blank yet.
  ///
  /// - Parameter refreshRate: The monitor's, in hertz; nil where unknown, which counts as 60.
  package init(refreshRate: Double?) {
    period = 1_000_000 / (refreshRate ?? 60)
  }

  /// Learns of a vertical blank.
  ///
  /// - Parameters:
  ///   - vblank: As the server reported it.
  ///   - now: The time of receipt, in microseconds of the monotonic clock. It stands in for a UST
  ///     that is more than a second off, as that of a server on another machine is.
  package mutating func observe(_ vblank: Vblank, receivedAt now: Int64) {
    var vblank = vblank
    if abs(vblank.ust - now) > 1_000_000 { vblank.ust = now }
    // Blanks far apart tell nothing: the server may have counted them otherwise meanwhile.
    if let last, (1...60).contains(Int64(bitPattern: vblank.msc &- last.msc)) {
      let observed = Double(vblank.ust - last.ust) / Double(vblank.msc - last.msc)
      // One stamp is off by as much as the server was late; many together are not.
      if (1_000...200_000).contains(observed) { period += (observed - period) / 16 }
    }
    last = vblank
  }

  /// The number of the vertical blank after the last that was reported; 0 while none was.
  package var nextMSC: UInt64 { last.map { $0.msc &+ 1 } ?? 0 }

  /// When the next frame will be shown, after a moment; both in microseconds of the monotonic clock.
  package func nextVblank(after now: Int64) -> Int64 {
    guard let last else { return now }
    let periods = (Double(now - last.ust) / period).rounded(.down) + 1
    return last.ust + Int64(max(1, periods) * period)
  }
}
