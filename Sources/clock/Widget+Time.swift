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
    let time = toldMinute.map { [$0.text] } ?? []
    let words = time + [texts.label, texts.date].compactMap(\.self)
    return words.joined(separator: ", ") + " – " + name
  }

  /// Lays date and label on the dial as soon as their letters are there.
  func showTexts() throws(ClockError) {
    let (inscriptions, problem) = texts.inscriptions()
    if let problem { report(problem.message) }
    guard let inscriptions else { return }
    try stage.inscribe(inscriptions)
    change { _ in }
  }

  /// Shows the date, or hides it.
  func toggleDate() throws(ClockError) -> String? {
    guard texts.date != nil else { return "dateFormat: it gives no text" }
    texts.showsDate.toggle()
    save("date", "\(texts.showsDate)")
    try showTexts()
    return nil
  }

  /// Shows the label, or hides it.
  ///
  /// - Returns: Why it is not possible; nil where it is.
  func toggleLabel() throws(ClockError) -> String? {
    guard texts.label != nil else { return "there is no label; clock --label TEXT gives it one" }
    texts.showsLabel.toggle()
    save("showLabel", "\(texts.showsLabel)")
    try showTexts()
    return nil
  }

  /// Shows the time by the zone's rules as they are now.
  func followZone() {
    texts.followZone()
    toldMinute = nil
    change { _ in }
  }
}

/// A minute of a day, as the wall reads it.
struct WallMinute: Equatable {
  private let date: CivilDate
  private let hour, minute: Int

  /// The minute that a reading is in.
  init(_ reading: WallReading) {
    (date, hour, minute) = (reading.date, reading.time.hour, reading.time.minute)
  }

  /// The time of day as people write it: `09:05`.
  var text: String {
    [hour, minute].map { ($0 < 10 ? "0" : "") + String($0) }.joined(separator: ":")
  }
}
