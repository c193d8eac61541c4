import Foundation

/// From numbers to places along an axis, each decade as long as the others.
struct LogScale {
  private let low, decades: Double
  private let start, end: Double

  /// An axis from one place to another that holds all of some positive numbers; where it is told how
  /// many decades, they are in the middle of them.
  init(_ numbers: [Double], decades: Double? = nil, from start: Double, to end: Double) {
    let logs = numbers.map { log10(max($0, 1e-9)) }
    let (least, most) = (logs.min() ?? 0, logs.max() ?? 1)
    let decades = decades ?? LogScale.decades(numbers)
    low = (least + most - decades) / 2
    (self.decades, self.start, self.end) = (decades, start, end)
  }

  /// The decades that numbers spread over, with a margin for both ends.
  static func decades(_ numbers: [Double]) -> Double {
    let logs = numbers.map { log10(max($0, 1e-9)) }
    return ((logs.max() ?? 1) - (logs.min() ?? 0)) * 1.1 + 0.1
  }

  /// The place of a number.
  subscript(number: Double) -> Double {
    start + (log10(max(number, 1e-9)) - low) / decades * (end - start)
  }

  /// The numbers 1, 2 and 5 of each decade that lie on the axis; where these are many, 1 alone.
  var ticks: [Double] {
    let powers = Int(low.rounded(.down))...Int((low + decades).rounded(.up))
    return powers.flatMap { power in
      (decades > 3 ? [1] : [1, 2, 5]).map { $0 * pow(10, Double(power)) }
    }.filter { (low...low + decades).contains(log10($0)) }
  }
}
