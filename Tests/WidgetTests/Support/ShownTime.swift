/// What a dial shows: a time of the half day, to the second.
struct ShownTime: Hashable, CustomStringConvertible {
  /// 0 to 11.
  let hour: Int
  let minute: Int
  let second: Int

  init(hour: Int, minute: Int, second: Int) {
    (self.hour, self.minute, self.second) = (hour % 12, minute, second)
  }

  /// A time so many seconds after midnight or noon, or before.
  init(seconds: Int) {
    let rest = (seconds % 43_200 + 43_200) % 43_200
    self.init(hour: rest / 3600, minute: rest / 60 % 60, second: rest % 60)
  }

  /// The whole seconds since midnight or noon.
  var seconds: Int { (hour * 60 + minute) * 60 + second }

  var description: String {
    [hour, minute, second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}

extension Picture {
  /// What the hands of the classic face show together; without a second hand, a whole minute. Nil
  /// where there are no hands.
  ///
  /// Each hand is read to half of what the next one turns by in its turn.
  var shownTime: ShownTime? {
    guard let minuteHand else { return nil }
    let second = mark(secondHand ?? 0, of: 60)
    let minute = mark(minuteHand - Double(second) / 10, of: 60)
    // An hour hand that can't be told from the minute hand is where that is.
    let hour = mark((hourHand ?? minuteHand) - Double(minute) / 2, of: 12)
    return ShownTime(hour: hour, minute: minute, second: second)
  }

  /// The mark nearest to a direction, of so many on the dial.
  private func mark(_ degrees: Double, of count: Int) -> Int {
    let number = Int((degrees * Double(count) / 360).rounded())
    return (number % count + count) % count
  }
}
