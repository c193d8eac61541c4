import Foundation

/// What is told of each clock.
enum Column: String, CaseIterable {
  case client = "client ms/s"
  case server = "server ms/s"
  case wakeUps = "wake-ups/s"
  case bytes = "bytes/s"
  case resident = "resident KiB"
  case privateDirty = "private dirty KiB"
  case firstPicture = "first picture ms"
}

/// Figures of one clock.
typealias Figures = [Column: Double]

extension [Figures] {
  /// Each column's median.
  var medians: Figures {
    reduce(into: [Column: [Double]]()) { columns, figures in
      for (column, figure) in figures { columns[column, default: []].append(figure) }
    }.compactMapValues(\.median)
  }
}

extension [Double] {
  /// The middle one in size; nil of none.
  var median: Double? {
    let sorted = sorted()
    return isEmpty ? nil : (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}

extension Double {
  /// To three digits, or to the unit with the thousands apart.
  var figure: String {
    guard abs(self) < 999.5, self != rounded() else {
      let digits = String(Int(rounded()))
      return digits.enumerated().map { index, digit in
        index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : "\(digit)"
      }.joined()
    }
    let places = Swift.max(0, 2 - Int(log10(abs(self)).rounded(.down)))
    return String(format: "%.*f", places, self)
  }
}
