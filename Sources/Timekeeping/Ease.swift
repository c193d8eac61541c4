/// How a movement that starts and ends at rest goes on in between.
enum Ease {
  /// The part of the way, from 0 to 1, after a part of the time, from 0 to 1.
  ///
  /// The smoothstep 3x² − 2x³: it never runs backwards.
  static func smooth(_ x: Double) -> Double {
    x * x * (3 - 2 * x)
  }
}
