/// Where the classic face has its texts.
///
/// The hands hide nothing of that between half past nine and half past eleven, nor where both point up
/// or aside.
enum DialText: CaseIterable {
  case label, date

  /// The part of the picture that it lies in, from 0 to 1 of its side.
  fileprivate var part: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    switch self {
    case .label: (0.34...0.66, 0.22...0.36)
    case .date: (0.3...0.7, 0.64...0.76)
    }
  }
}

extension Picture {
  /// What is to be seen where a text is, or would be.
  func part(_ text: DialText) -> Picture {
    func range(_ part: ClosedRange<Double>, of extent: Int) -> Range<Int> {
      Int(part.lowerBound * Double(extent))..<Int(part.upperBound * Double(extent))
    }
    let (columns, rows) = (range(text.part.x, of: width), range(text.part.y, of: height))
    return Picture(
      width: columns.count, height: rows.count,
      pixels: rows.flatMap { row in columns.map { self[$0, row] } })
  }

  /// Whether there is a text: the dial beneath has no such edges.
  func has(_ text: DialText) -> Bool {
    let part = part(text)
    return zip(part.pixels, part.pixels.dropFirst()).count { $0.distance(to: $1) > 60 }
      > part.height
  }
}

extension RunningClock {
  /// Waits until a text is on the dial.
  func waitFor(_ text: DialText) throws {
    try wait(for: "the \(text)") { try picture.has(text) }
  }

  /// Waits until a text is not on the dial.
  func waitForNo(_ text: DialText) throws {
    try wait(for: "the \(text) to go") { try !picture.has(text) }
  }
}
