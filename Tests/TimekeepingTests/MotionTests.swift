import Foundation
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

  @Test(arguments: stride(from: 0, to: 600_000, by: 37_000).map { $0 })
  func `An elastic hand overshoots and settles`(microsecond: Int) {
    let pose = Motion.elastic.pose(at: time(36, microsecond), showsSeconds: true)
    let t = Double(microsecond) / 1e6
    let expected = 6 * (36 - exp(-t / 0.08) * cos(2 * Double.pi * t / 0.2))
    #expect(abs(degrees(pose.second) - expected) < 1e-9)
  }

  @Test func `An elastic hand rests from 600 ms on`() {
    for microsecond in [600_000, 999_999] {
      let pose = Motion.elastic.pose(at: time(36, microsecond), showsSeconds: true)
      #expect(pose == Motion.tick.pose(at: time(36, 0), showsSeconds: true))
    }
  }

  static let stationSeconds: [(second: Int, microsecond: Int, angle: Double)] = [
    (0, 0, 0), (1, 0, 360 / 58.5), (29, 250_000, 180), (58, 499_999, 359.999_994),
    (58, 500_000, 0), (59, 999_999, 0), (60, 500_000, 0),
  ]

  @Test(arguments: stationSeconds)
  func `A station clock's second hand waits at 12`(second: Int, microsecond: Int, angle: Double) {
    let pose = Motion.stopToGo.pose(at: time(second, microsecond), showsSeconds: true)
    #expect(abs(degrees(pose.second) - angle) < 1e-5)
    #expect(abs(degrees(pose.minute) - (second == 60 ? 66 : 60)) < 1e-9)
  }

  @Test(arguments: [Motion.tick, .glide, .elastic, .stopToGo, .sweep])
  func `Hands do not go back after a leap second`(motion: Motion) {
    var after = TimeOfDay(hour: 0, minute: 0, second: 0)
    after.followsLeapSecond = true
    let leap = TimeOfDay(hour: 23, minute: 59, second: 60, microsecond: 999_999)
    #expect(motion.pose(at: leap, showsSeconds: true) == HandPose(secondsSinceMidnight: 0))
    #expect(motion.pose(at: after, showsSeconds: true) == HandPose(secondsSinceMidnight: 0))
  }

  @Test func `A minute hand may step, and an hour hand follow the minutes`() {
    let phone = MotionWork(minute: .step, hour: .minute)
    for second in 0..<60 {
      let pose = Motion.tick.pose(at: time(second, 0), showsSeconds: true, work: phone)
      #expect(abs(degrees(pose.minute) - 60) < 1e-9)
      #expect(abs(degrees(pose.hour) - 305) < 1e-9)
      #expect(abs(degrees(pose.second) - Double(second * 6)) < 1e-9)
    }
    let hours = MotionWork(hour: .step)
    #expect(
      abs(degrees(Motion.tick.pose(at: time(59, 0), showsSeconds: true, work: hours).hour) - 300)
        < 1e-9)
  }

  @Test func `A stepping minute hand glides from minute to minute`() {
    let work = MotionWork(minute: .step, hour: .minute)
    let middle = Motion.glide.pose(at: time(0, 125_000), showsSeconds: true, work: work)
    #expect(abs(degrees(middle.minute) - 57) < 1e-9)
    #expect(abs(degrees(middle.hour) - 304.75) < 1e-9)
    let later = Motion.glide.pose(at: time(1, 125_000), showsSeconds: true, work: work)
    #expect(abs(degrees(later.minute) - 60) < 1e-9)
  }

  @Test(arguments: MotionWork.Minute.allCases, MotionWork.Hour.allCases)
  func `In a sweep all hands turn evenly`(minute: MotionWork.Minute, hour: MotionWork.Hour) {
    let work = MotionWork(minute: minute, hour: hour)
    let now = TimeOfDay(hour: 3, minute: 47, second: 12, microsecond: 500_000)
    let pose = Motion.sweep.pose(at: now, showsSeconds: true, work: work)
    #expect(pose == HandPose(secondsSinceMidnight: 13_632.5))
  }

  @Test func `On a 24-hour dial the hour hand turns once a day`() {
    let work = MotionWork(hoursPerTurn: 24)
    for (hour, angle) in [(0, 0.0), (6, 90), (12, 180), (18, 270), (23, 345)] {
      let now = TimeOfDay(hour: hour, minute: 0, second: 0)
      let pose = Motion.tick.pose(at: now, showsSeconds: true, work: work)
      #expect(abs(degrees(pose.hour) - angle) < 1e-9)
    }
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
    Deadline(.elastic, 36, 599_999, next: nil),
    Deadline(.elastic, 36, 600_000, next: 1),
    Deadline(.elastic, 0, 600_000, showsSeconds: false, next: 60),
    Deadline(.stopToGo, 0, 0, next: nil),
    Deadline(.stopToGo, 58, 499_999, next: nil),
    Deadline(.stopToGo, 58, 500_000, next: 2),
    Deadline(.stopToGo, 59, 999_999, next: 1),
    Deadline(.stopToGo, 30, 0, showsSeconds: false, next: 30),
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

  @Test(arguments: [3e-5, 1e-4, 1e-3, 0.01, 0.1, 1])
  func `A sweep without seconds rests until something is seen of it`(turn: Double) throws {
    for start in stride(from: 0, to: 86_400, by: 4_999) {
      let time = TimeOfDay(
        hour: start / 3_600, minute: start / 60 % 60, second: start % 60,
        microsecond: start * 7_919 % 1_000_000)
      let instant = Instant(seconds: Int64(start)) + Int64(time.microsecond)
      let next = Motion.sweep.nextChange(
        after: instant, reading: time, showsSeconds: false, smallestTurn: turn)
      guard case .at(let later) = next else {
        Issue.record("at \(time) it is \(next)")
        return
      }
      func minuteHand(_ instant: Instant) -> Double {
        HandPose(secondsSinceMidnight: Double(instant.microseconds) / 1e6).minute
      }
      let (now, then) = (minuteHand(instant), minuteHand(later))
      let turned = (then - now + 2 * .pi).truncatingRemainder(dividingBy: 2 * .pi)
      #expect((turn...1.01 * turn).contains(turned))
    }
  }

  @Test func `A sweep that is seen at each frame, or with seconds, is drawn at each frame`() {
    let instant = Instant(seconds: 0)
    func next(_ motion: Motion, _ turn: Double, showsSeconds: Bool = false) -> NextChange {
      motion.nextChange(
        after: instant, reading: time(0, 300_000), showsSeconds: showsSeconds, smallestTurn: turn)
    }
    // 15,999 µs of the minute hand are waited out as one microsecond more.
    let frame = 2 * Double.pi / 3.6e9
    #expect(next(.sweep, frame * 15_998.5) == .at(instant + 16_000))
    #expect(next(.sweep, frame * 15_997.5) == .everyFrame)
    for turn in [0, -1, Double.nan] { #expect(next(.sweep, turn) == .everyFrame) }
    #expect(next(.sweep, .infinity) == .at(instant + 3_600_000_001))
    #expect(next(.sweep, 1, showsSeconds: true) == .everyFrame)
    // Other motions have their own times.
    for motion in [Motion.tick, .glide, .stopToGo] {
      #expect(next(motion, 1) == next(motion, 0))
    }
  }
}
