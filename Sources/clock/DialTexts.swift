import Face
import Timekeeping

/// What is written on the dial, and in the window's title: the date, and a label.
struct DialTexts {
  /// Whether the date is to be on the dial.
  var showsDate: Bool
  /// Whether the label is to be on the dial.
  var showsLabel: Bool
  /// What the label says, shown or not; nil where there is nothing to say.
  private(set) var label: String?
  /// The date of the day that the clock shows, shown or not; nil where its format gives no text.
  private(set) var date: String?

  private let ownLabel: String?
  private let dateFormat: String
  private let zone: Zone
  private var day: CivilDate?
  /// The date of the day after. Its letters are made ahead, so that they are there at midnight.
  private var nextDate: String?
  private var letters: Letters
  private var shown: [Text] = []

  /// A text and what it is.
  private struct Text: Equatable {
    let kind: Inscription.Kind
    let text: String
  }

  /// Texts as the settings wish them.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - instance: The clock's name.
  init(_ settings: Settings, instance: String) {
    ownLabel = settings.label
    dateFormat = settings.dateFormat
    zone = settings.shownZone
    showsDate = settings.showsDate
    showsLabel = settings.hasLabel
    letters = Letters(of: instance)
    followZone()
  }

  /// What `poll` waits on for letters; -1 where nothing is to be waited for.
  var descriptor: Int32 { letters.descriptor }

  /// When the letters must be there, in microseconds of the monotonic clock; nil while none are made.
  var deadline: Int64? { letters.deadline }

  /// Learns that the zone has other rules, and maybe another name.
  mutating func followZone() {
    label = (ownLabel ?? zone.city).flatMap { $0.isEmpty ? nil : $0 }
    day = nil
  }

  /// Has the date be that of the day that the wall reads.
  mutating func follow(_ reading: WallReading, at instant: Instant) {
    guard reading.date != day else { return }
    day = reading.date
    date = text(at: instant)
    // Noon is on the same day, wherever clocks are changed.
    let time = reading.time
    let toNoon = 36 * 3_600 - (time.hour * 60 + time.minute) * 60
    nextDate = text(at: instant + Int64(toNoon) * Instant.second)
  }

  private func text(at instant: Instant) -> String? {
    LocalZone.text(dateFormat, at: instant).map { text in
      String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 32 ? " " : $0 }))
    }
  }

  /// What is to be laid on the dial, where that is something else than before; does not wait.
  ///
  /// - Returns: Nil where nothing has changed, or letters are still being made; and why some can't be
  ///   made, once. The dial is left without those.
  mutating func inscriptions() -> (changed: [Inscription]?, problem: ClockError?) {
    let date = showsDate ? date : nil
    let problem = letters.make([showsLabel ? label : nil, date, date == nil ? nil : nextDate])
    let wanted = [
      showsLabel ? label.map { Text(kind: .label, text: $0) } : nil,
      date.map { Text(kind: .date, text: $0) },
    ].compactMap(\.self)
    guard wanted != shown, wanted.allSatisfy({ letters.isDone(with: $0.text) }) else {
      return (nil, problem)
    }
    shown = wanted
    let inscriptions = wanted.compactMap { text in
      letters.image(of: text.text).map { Inscription(text.kind, image: $0) }
    }
    return (inscriptions, problem)
  }

  /// What is to be laid on the dial; waits for the helper.
  ///
  /// - Throws: `ClockError` where the helper failed.
  mutating func waitForInscriptions() throws(ClockError) -> [Inscription] {
    var (inscriptions, problem) = inscriptions()
    if inscriptions == nil, problem == nil {
      letters.wait()
      (inscriptions, problem) = self.inscriptions()
    }
    if let problem { throw problem }
    return inscriptions ?? []
  }
}
