/// The sizes that the clock takes step by step: each a tenth larger than the one below, from the
/// first size up and down, and even, so that edges on the axes stay crisp.
struct SizeLadder {
  /// The default size, as far as the monitor has room for it, in pixels a side.
  let initial: Int
  /// The default size, whatever the monitor, in pixels a side.
  let wanted: Int
  private let steps: [Int]

  /// All sizes that there may be, in pixels a side.
  var range: ClosedRange<Int> { (steps.first ?? initial)...(steps.last ?? initial) }

  /// A ladder through a first size.
  ///
  /// - Parameters:
  ///   - initial: The size asked for; at most the largest.
  ///   - largest: The height of the monitor, in pixels.
  init(initial: Int, largest: Int) {
    let range = Options.leastWindowSize...max(Options.leastWindowSize, largest)
    let first = min(max(initial, range.lowerBound), range.upperBound)
    var steps = [first]
    while let top = steps.last, top < range.upperBound {
      steps.append(min(range.upperBound, max(top + 2, top * 11 / 20 * 2)))
    }
    while steps[0] > range.lowerBound {
      steps.insert(max(range.lowerBound, min(steps[0] - 2, steps[0] * 10 / 22 * 2)), at: 0)
    }
    wanted = initial
    self.initial = first
    self.steps = steps
  }

  /// The next step above a size, or the size itself at the top.
  func larger(than side: Int) -> Int {
    steps.first { $0 > side } ?? side
  }

  /// The next step below a size, or the size itself at the bottom.
  func smaller(than side: Int) -> Int {
    steps.last { $0 < side } ?? side
  }
}
