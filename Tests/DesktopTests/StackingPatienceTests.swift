import Desktop
import Testing

/// How often a clock without a window manager comes back to the top.
@Suite struct StackingPatienceTests {
  static let stories: [(seconds: [Double], raises: [Bool])] = [
    ([0, 1, 2, 3], [true, true, true, false]),
    ([0, 0, 0, 0], [true, true, true, false]),
    ([0, 30, 60, 90, 120], [true, true, true, true, true]),
    ([0, 20, 40, 59.999_999, 60], [true, true, true, false, true]),
    // The minute is any minute, and what was not done does not count.
    ([0, 50, 55, 58, 61, 62, 111], [true, true, true, false, true, false, true]),
    ([5, 6, 7, 1_000, 1_001, 1_002, 1_003], [true, true, true, true, true, true, false]),
  ]

  @Test(arguments: stories) func `Three times in a minute`(seconds: [Double], raises: [Bool]) {
    var patience = StackingPatience()
    let found = seconds.map { patience.mayRaise(at: Int64($0 * 1_000_000)) }
    #expect(found == raises)
  }

  @Test(arguments: 1...8) func `Never more often, and as often as that`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var patience = StackingPatience()
    var now: Int64 = 0
    var raises: [Int64] = []
    for _ in 0..<2_000 {
      now += Int64.random(in: 0...30_000_000, using: &dice)
      let recent = raises.filter { now - $0 < 60_000_000 }
      let may = patience.mayRaise(at: now)
      #expect(may == (recent.count < 3))
      if may { raises.append(now) }
    }
    #expect(raises.count > 500)
  }
}
