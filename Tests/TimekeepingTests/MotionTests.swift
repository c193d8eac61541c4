import Testing
import Timekeeping

/// How each motion moves, and when it wants to be asked again.
@Suite struct MotionTests {
  private func time(_ second: Int, _ microsecond: Int) -> TimeOfDay {
    TimeOfDay(hour: 10, minute: 10, second: second, microsecond: microsecond)
  }

  @Test(arguments: [0, 1, 249_999, 500_000, 999_999])
  func `A tick stands still for its second`(microsecond: Int) {
    let pose = Motion.tick.pose(at: time(36, microsecond), showsSeconds: true)
    #expect(pose == Motion.tick.pose(at: time(36, 0), showsSeconds: true))
    #expect(abs(degrees(pose.second) - 216) < 1e-9)
  }

  @Test func `A glide starts where the last second stood and rests after 250 ms`() {
    let start = Motion.glide.pose(at: time(36, 0), showsSeconds: true)
    #expect(abs(degrees(start.second) - 210) < 1e-9)
    let middle = Motion.glide.pose(at: time(36, 125_000), showsSeconds: true)
    #expect(abs(degrees(middle.second) - 213) < 1e-9)
    for microsecond in [250_000, 250_001, 999_999] {
      let rest = Motion.glide.pose(at: time(36, microsecond), showsSeconds: true)
      #expect(rest == Motion.tick.pose(at: time(36, 0), showsSeconds: true))
    }
  }

  @Test func `A glide never runs backwards, not even through 12`() {
    var last = degrees(Motion.glide.pose(at: time(58, 0), showsSeconds: true).second)
    var travelled = 0.0
    for step in 1...4_000 {
      let microseconds = step * 1_000
      let minute = 10 + (58 + microseconds / 1_000_000) / 60
      let now = TimeOfDay(
        hour: 10, minute: minute, second: (58 + microseconds / 1_000_000) % 60,
        microsecond: microseconds % 1_000_000)
      let angle = degrees(Motion.glide.pose(at: now, showsSeconds: true).second)
      let advance = (angle - last + 720).truncatingRemainder(dividingBy: 360)
      #expect(advance < 1, "at \(microseconds) µs the hand went from \(last)° to \(angle)°")
      travelled += advance
      last = angle
    }
    #expect(abs(travelled - 24) < 1e-6)
  }

  @Test func `A glide into the minute goes from 354° to 360°`() {
    let before = degrees(Motion.glide.pose(at: time(0, 0), showsSeconds: true).second)
    let during = degrees(Motion.glide.pose(at: time(0, 100_000), showsSeconds: true).second)
    let after = degrees(Motion.glide.pose(at: time(0, 250_000), showsSeconds: true).second)
    #expect(abs(before - 354) < 1e-9)
    #expect((354..<360).contains(during))
    #expect(after == 0)
  }

  @Test func `Without the second hand, hands step with the minute`() {
    let tick = Motion.tick.pose(at: time(36, 0), showsSeconds: false)
    #expect(abs(degrees(tick.minute) - 60) < 1e-9)
    let glide = Motion.glide.pose(at: time(0, 125_000), showsSeconds: false)
    #expect(abs(degrees(glide.minute) - 57) < 1e-9)
    let sweep = Motion.sweep.pose(at: time(36, 0), showsSeconds: false)
    #expect(abs(degrees(sweep.minute) - 63.6) < 1e-9)
  }

  /// An instant within a second, what the wall reads there, and when the next change comes.
  struct Deadline: Sendable {
    let motion: Motion
    let second: Int
    let microsecond: Int
    let showsSeconds: Bool
    /// Seconds from the start of this second to the next change; nil for every frame.
    let seconds: Int?

    init(
      _ motion: Motion, _ second: Int, _ microsecond: Int, showsSeconds: Bool = true,
      next seconds: Int?
    ) {
      self.motion = motion
      self.second = second
      self.microsecond = microsecond
      self.showsSeconds = showsSeconds
      self.seconds = seconds
    }
  }

  static let deadlines = [
    Deadline(.tick, 36, 0, next: 1),
    Deadline(.tick, 36, 1, next: 1),
    Deadline(.tick, 36, 999_999, next: 1),
    Deadline(.tick, 59, 0, next: 1),
    Deadline(.tick, 60, 0, next: 1),
    Deadline(.tick, 0, 0, showsSeconds: false, next: 60),
    Deadline(.tick, 36, 400_000, showsSeconds: false, next: 24),
    Deadline(.tick, 59, 999_999, showsSeconds: false, next: 1),
    Deadline(.tick, 60, 0, showsSeconds: false, next: 60),
    Deadline(.glide, 36, 0, next: nil),
    Deadline(.glide, 36, 249_999, next: nil),
    Deadline(.glide, 36, 250_000, next: 1),
    Deadline(.glide, 59, 999_999, next: 1),
    Deadline(.glide, 0, 100_000, showsSeconds: false, next: nil),
    Deadline(.glide, 0, 250_000, showsSeconds: false, next: 60),
    Deadline(.glide, 36, 100_000, showsSeconds: false, next: 24),
    Deadline(.sweep, 36, 0, next: nil),
    Deadline(.sweep, 36, 999_999, next: nil),
    Deadline(.sweep, 36, 500_000, showsSeconds: false, next: nil),
  ]

  @Test(arguments: deadlines, [-62_135_596_800, -1, 0, 1_774_778_400, 253_402_300_799])
  func `The next change`(_ deadline: Deadline, start: Int64) {
    let instant = Instant(seconds: start) + Int64(deadline.microsecond)
    let next = deadline.motion.nextChange(
      after: instant, reading: time(deadline.second, deadline.microsecond),
      showsSeconds: deadline.showsSeconds)
    let expected = deadline.seconds.map { NextChange.at(Instant(seconds: start + Int64($0))) }
    #expect(next == expected ?? .everyFrame)
  }
}
