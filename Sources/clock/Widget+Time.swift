import Desktop
import Face
import Timekeeping

/// What of the time is told in words: date and label on the dial, and the window's title.
extension Widget {
  /// Has date and title be those of what the hands show.
  func tell(_ reading: WallReading, at instant: Instant) throws(ClockError) {
    let minute = WallMinute(reading)
    guard minute != toldMinute else { return }
    toldMinute = minute
    texts.follow(reading, at: instant)
    stage.window.change(toTitle: title)
    try showTexts()
  }

  /// The window's title, as a task list or a screen reader tells it: the time to the minute, the label,
  /// the date, and what the clock is called.
  private var title: String {
    var title = toldMinute?.text ?? ""
    if let label = texts.label { title += ", " + label }
    if let date = texts.date { title += ", " + date }
    return title + (name.isEmpty ? "" : " – " + name)
  }

  /// Lays date and label on the dial as soon as their letters are there; what goes wrong is reported.
  func showTexts() throws(ClockError) {
    if let problem = try layTexts() { report(problem) }
  }

  /// Lays on the dial what there is of date and label.
  ///
  /// - Returns: Why some of it can't be; nil where it is, or is on its way.
  private func layTexts() throws(ClockError) -> String? {
    let (inscriptions, problem) = texts.inscriptions()
    if let inscriptions {
      try stage.inscribe(inscriptions)
      change { _ in }
    }
    return problem?.message
  }

  /// Shows the date, or hides it.
  ///
  /// - Returns: Why it is not possible; nil where it is.
  func toggleDate() throws(ClockError) -> String? {
    guard texts.date != nil else { return "there is no date: dateFormat gives no text" }
    if !texts.showsDate, let problem = smallness { return problem }
    texts.showsDate.toggle()
    save("date", "\(texts.showsDate)")
    return try layTexts()
  }

  /// Shows the label, or hides it.
  ///
  /// - Returns: Why it is not possible; nil where it is.
  func toggleLabel() throws(ClockError) -> String? {
    guard texts.label != nil else { return "there is no label; clock --label TEXT gives it one" }
    if !texts.showsLabel, let problem = smallness { return problem }
    texts.showsLabel.toggle()
    save("showLabel", "\(texts.showsLabel)")
    return try layTexts()
  }

  /// Why nothing can be read on the dial; nil where it can.
  private var smallness: String? {
    stage.side < Inscription.leastSide
      ? "the clock is too small to be written on: it takes \(Inscription.leastSide) pixels" : nil
  }

  /// Shows the time by the zone's rules as they are now.
  func followZone() {
    texts.followZone()
    toldMinute = nil
    change { _ in }
  }
}
