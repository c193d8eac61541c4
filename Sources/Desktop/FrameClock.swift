/// Foretells vertical blanks from those that the server reports now and then.
///
/// To have each one reported costs the server and the clock more than all that is drawn. Screens are
/// steady, so a report is asked for twice as many blanks later each time, as long as it comes when it
/// was foretold.
package struct FrameClock: Sendable {
  /// The time from one vertical blank to the next, in microseconds.
  package private(set) var period: Double
  /// The vertical blank that was reported last; nil while none was.
  package private(set) var lastReport: Vblank?
  /// What others are told from; where nobody reports blanks, one that was made up.
  private var origin: Vblank?
  /// After how many blanks the next report is wanted.
  private var interval: UInt64 = 1
  /// The period that was told of last where it was another one.
  private var rumour: Double?
  /// Whether the last report was asked for before its blank came. The first one is not, for lack of a
  /// number; some servers stamp it with the time at which they were asked.
  private var isInPhase = false

  /// The most blanks from one report to the next: about a second.
  package static let longestInterval: UInt64 = 64

  /// How late a stamp may be at any rate, in microseconds: some servers count in milliseconds.
  private static let usualLateness = 2_000.0

  /// A clock that has seen no vertical blank yet.
  ///
  /// - Parameter refreshRate: The monitor's, in hertz; nil where unknown, which counts as 60.
  package init(refreshRate: Double?) {
    period = 1_000_000 / min(max(refreshRate ?? 60, 1), 1_000)
  }

  /// Forgets how the server counts blanks; they are still foretold by what is known.
  package mutating func loseCount() {
    (lastReport, interval) = (nil, 1)
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
    defer {
      isInPhase = lastReport != nil
      (lastReport, origin) = (vblank, vblank)
    }
    interval = min(learn(from: vblank) ? interval * 2 : 1, FrameClock.longestInterval)
  }

  /// Brings the period closer to what a report tells.
  ///
  /// - Returns: Whether the blank came about when it was foretold.
  private mutating func learn(from vblank: Vblank) -> Bool {
    guard let lastReport, isInPhase, vblank.msc > lastReport.msc else { return false }
    let blanks = Double(vblank.msc - lastReport.msc)
    let elapsed = Double(vblank.ust - lastReport.ust)
    let error = elapsed - blanks * period
    if abs(error) < max(period / 8, FrameClock.usualLateness) {
      // A stamp is off by as much as the server was late, whatever lies between two of them.
      period += error / (blanks + Double(FrameClock.longestInterval))
      return true
    }
    // Blanks far apart tell nothing: the server may have counted them otherwise meanwhile. Nor does a
    // single stamp, which may be late; the next one comes soon.
    let found = elapsed / blanks
    if let rumour, abs(found - rumour) < rumour / 4 { period = found }
    let isCredible =
      blanks <= Double(FrameClock.longestInterval) && (1_000...200_000).contains(found)
    rumour = isCredible ? found : nil
    return false
  }

  /// Whether the server has to be asked about a blank, so that later ones can be foretold.
  package func wantsReport(of vblank: Vblank) -> Bool {
    lastReport.map { vblank.msc >= $0.msc + interval } ?? true
  }

  /// The vertical blank that is nearest to a time in microseconds of the monotonic clock. Where none
  /// was ever reported, the first one that is asked for is at that very time.
  package mutating func vblank(nearest time: Int64) -> Vblank {
    guard let origin else {
      let first = Vblank(msc: 0, ust: time)
      self.origin = first
      return first
    }
    let blanks = max(0, (Double(time - origin.ust) / period).rounded())
    return Vblank(
      msc: origin.msc + UInt64(blanks), ust: origin.ust + Int64((blanks * period).rounded()))
  }

  /// The vertical blank that follows another.
  ///
  /// - Parameters:
  ///   - vblank: The other one.
  ///   - pause: How long after it, in microseconds; blanks that come before are left out, unless only
  ///     just.
  /// - Returns: The blank, as foretold.
  package func vblank(after vblank: Vblank, pause: Int64 = 0) -> Vblank {
    let blanks = max(1, (Double(pause) / period - 0.05).rounded(.up))
    return Vblank(
      msc: vblank.msc + UInt64(blanks), ust: vblank.ust + Int64((blanks * period).rounded()))
  }
}
