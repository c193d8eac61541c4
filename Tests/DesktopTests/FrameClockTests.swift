import Desktop
import Testing

/// What is foretold from vertical blanks that are seldom reported.
@Suite struct FrameClockTests {
  /// A screen whose blanks come at a steady rate, from any number and time on.
  private struct Screen {
    var rate: Double
    var firstMSC: UInt64 = 1_000
    var firstUST: Int64 = 5_000_000_000
    /// By how much stamps are off, at the most, in microseconds.
    var jitter: Int64 = 0

    func vblank(_ number: UInt64) -> Vblank {
      let offset = jitter == 0 ? 0 : Int64(number * 7_919 % UInt64(2 * jitter + 1)) - jitter
      return Vblank(
        msc: firstMSC + number, ust: firstUST + Int64(Double(number) * 1e6 / rate) + offset)
    }
  }

  /// Goes from blank to blank, and reports those that the clock wants.
  ///
  /// - Returns: The numbers of those that were reported.
  private func follow(
    _ screen: Screen, _ numbers: Range<UInt64>, with clock: inout FrameClock
  ) -> [UInt64] {
    numbers.filter { number in
      let vblank = screen.vblank(number)
      guard clock.wantsReport(of: vblank) else { return false }
      clock.observe(vblank, receivedAt: vblank.ust + 90)
      return true
    }
  }

  @Test(arguments: [24.0, 59.94, 60, 75, 144, 600]) func asksLessAndLess(rate: Double) {
    var clock = FrameClock(refreshRate: rate)
    let screen = Screen(rate: rate)
    let reports = follow(screen, 0..<1_000, with: &clock)
    #expect(reports.prefix(8) == [0, 1, 2, 4, 8, 16, 32, 64])
    #expect(zip(reports, reports.dropFirst()).map { $1 - $0 }.max() == FrameClock.longestInterval)
    for number in UInt64(1_000)..<1_064 {
      let vblank = screen.vblank(number)
      let foretold = clock.vblank(nearest: vblank.ust + 300)
      #expect(foretold.msc == vblank.msc)
      #expect(abs(foretold.ust - vblank.ust) <= 2)
      let next = clock.vblank(after: foretold)
      #expect(next.msc == vblank.msc + 1)
      #expect(abs(next.ust - screen.vblank(number + 1).ust) <= 3)
    }
  }

  /// The server may not know the rate, or the window be moved to another monitor.
  @Test(arguments: [(60.0, 144.0), (144, 60), (60, 75), (144, 165), (60, 59.94)])
  func findsAnotherRate(old: Double, new: Double) {
    var clock = FrameClock(refreshRate: old)
    _ = follow(Screen(rate: old), 0..<300, with: &clock)
    let screen = Screen(rate: new, firstMSC: 1_300, firstUST: 5_000_000_000 + 10_000_000)
    let reports = follow(screen, 0..<600, with: &clock)
    #expect(reports.count < 40)
    #expect(abs(clock.period * new / 1e6 - 1) < 0.001)
    let foretold = clock.vblank(nearest: screen.vblank(600).ust)
    #expect(abs(foretold.ust - screen.vblank(600).ust) < 100)
  }

  @Test func isNotMisledByLateStamps() {
    var clock = FrameClock(refreshRate: nil)
    let screen = Screen(rate: 60, jitter: 1_000)
    let reports = follow(screen, 0..<2_000, with: &clock)
    #expect(reports.count < 60)
    #expect(abs(clock.period * 60 / 1e6 - 1) < 0.003)
  }

  @Test func beginsAnewWhereBlanksAreCountedAnew() {
    var clock = FrameClock(refreshRate: 60)
    _ = follow(Screen(rate: 60), 0..<300, with: &clock)
    let screen = Screen(rate: 60, firstMSC: 3, firstUST: 5_000_000_000 + 5_000_000)
    clock.observe(screen.vblank(0), receivedAt: screen.firstUST)
    #expect(clock.wantsReport(of: screen.vblank(1)))
    #expect(clock.vblank(nearest: screen.vblank(9).ust).msc == 12)
    #expect(abs(clock.period - 16_667) < 10)
  }

  /// As a virtual server's first stamp is.
  @Test func isNotMisledByTheFirstStamp() {
    var clock = FrameClock(refreshRate: 60)
    let screen = Screen(rate: 60)
    let first = screen.vblank(0)
    clock.observe(Vblank(msc: first.msc, ust: first.ust + 9_000), receivedAt: first.ust + 9_100)
    _ = follow(screen, 1..<300, with: &clock)
    #expect(abs(clock.period - 16_667) < 2)
    #expect(!clock.wantsReport(of: screen.vblank(300)))
  }

  /// As those of a server that hardly gets the processor are.
  @Test(arguments: [UInt64(65), 129]) func isNotMisledByALateStamp(number: UInt64) {
    var clock = FrameClock(refreshRate: 60)
    let screen = Screen(rate: 60)
    _ = follow(screen, 0..<number, with: &clock)
    let vblank = screen.vblank(number)
    clock.observe(
      Vblank(msc: vblank.msc, ust: vblank.ust + 12_700), receivedAt: vblank.ust + 12_800)
    #expect(clock.wantsReport(of: screen.vblank(number + 1)))
    _ = follow(screen, number + 1..<number + 4, with: &clock)
    #expect(abs(clock.period - 16_667) < 200)
  }

  /// As a server does that showed nothing for a while.
  @Test func asksAgainWhereTheCountIsLost() {
    var clock = FrameClock(refreshRate: 60)
    let screen = Screen(rate: 60)
    _ = follow(screen, 0..<300, with: &clock)
    let before = clock.vblank(nearest: screen.vblank(310).ust)
    clock.loseCount()
    #expect(clock.wantsReport(of: screen.vblank(301)))
    #expect(clock.vblank(nearest: screen.vblank(310).ust) == before)
    let anew = Screen(rate: 60, firstMSC: 17, firstUST: screen.vblank(400).ust)
    #expect(follow(anew, 0..<200, with: &clock).prefix(6) == [0, 1, 2, 4, 8, 16])
    #expect(clock.vblank(nearest: anew.vblank(200).ust).msc == anew.vblank(200).msc)
  }

  @Test func takesTheTimeOfReceiptForAnotherMachines() {
    var clock = FrameClock(refreshRate: 60)
    let now: Int64 = 70_000_000
    clock.observe(Vblank(msc: 9, ust: 5_000_000_000), receivedAt: now)
    #expect(clock.vblank(nearest: now + 16_000) == Vblank(msc: 10, ust: now + 16_667))
  }

  @Test func leavesOutBlanksAtWhichNothingIsSeen() {
    let clock = FrameClock(refreshRate: 100)
    let blank = Vblank(msc: 5, ust: 0)
    let following = [0, 9_000, 10_000, 10_400, 10_600, 20_000, 31_000].map {
      clock.vblank(after: blank, pause: $0)
    }
    #expect(following.map(\.msc) == [6, 6, 6, 6, 7, 7, 9])
    #expect(following.map(\.ust) == [10, 10, 10, 10, 20, 20, 40].map { $0 * 1_000 })
  }

  @Test func keepsTheRateWhereNothingIsReported() {
    var clock = FrameClock(refreshRate: 50)
    let start: Int64 = 1_000
    #expect(clock.vblank(nearest: start).ust == start)
    #expect(clock.vblank(nearest: start + 20_400) == Vblank(msc: 1, ust: start + 20_000))
    #expect(clock.lastReport == nil)
  }
}
