/// The second or minute that a time of day lies in.
struct Step {
  /// Its length in seconds.
  let seconds: Int
  /// When it began, in seconds since midnight.
  let start: Int
  /// Whole seconds since it began.
  let wholeSecondsElapsed: Int
  /// Microseconds since it began.
  let elapsed: Int

  /// The step of a length that a time of day lies in.
  init(time: TimeOfDay, seconds: Int) {
    self.seconds = seconds
    wholeSecondsElapsed = time.wholeSeconds % seconds
    start = time.wholeSeconds - wholeSecondsElapsed
    elapsed = wholeSecondsElapsed * Int(Instant.second) + time.microsecond
  }

  /// The time that a hand shows, in seconds since midnight.
  ///
  /// - Parameters:
  ///   - unit: The seconds that the hand moves by at once, counted from midnight; nil where it moves
  ///     with every step.
  ///   - progress: How far it has come on its way from the place before, 0, to the new one, 1.
  /// - Returns: Whole units, but while the hand is moving.
  func shown(every unit: Int?, progress: Double) -> Double {
    let unit = max(unit ?? seconds, seconds)
    let reached = start / unit * unit
    let isFirstStep = start - reached < seconds
    return Double(reached) - (isFirstStep ? Double(unit) * (1 - progress) : 0)
  }
}
