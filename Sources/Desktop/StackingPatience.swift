/// Decides whether a clock that no window manager keeps above may raise itself when it is covered.
///
/// Two programs that both want to be on top would otherwise cover each other for ever.
package struct StackingPatience: Sendable {
  /// How often it may, in any minute.
  private static let mostRaises = 3
  private static let period: Int64 = 60_000_000

  /// When it did within the last minute, in microseconds of the monotonic clock.
  private var raises: [Int64] = []

  /// Patience with nobody yet.
  package init() {}

  /// Whether the clock may raise itself now; it is taken that it then does.
  ///
  /// - Parameter now: In microseconds of the monotonic clock.
  /// - Returns: False where it did three times in the last 60 seconds.
  package mutating func mayRaise(at now: Int64) -> Bool {
    raises.removeAll { now - $0 >= Self.period }
    guard raises.count < Self.mostRaises else { return false }
    raises.append(now)
    return true
  }
}
