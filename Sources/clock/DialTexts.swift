import Face
import Timekeeping

/// What is written on the dial, and in the window's title: the date, and a label.
struct DialTexts {
  /// Whether the date is to be on the dial.
  var showsDate: Bool {
    didSet { if showsDate { letters.forgetFailures() } }
  }
  /// Whether the label is to be on the dial.
  var showsLabel: Bool {
    didSet { if showsLabel { letters.forgetFailures() } }
  }
  /// What the label says, shown or not; nil where there is nothing to say.
  private(set) var label: String?
  /// The date of the day that the clock shows, shown or not; nil where its format gives no text.
  private(set) var date: String?

  private let ownLabel: String?
  private let dateFormat: String
  private let zone: Zone
  /// The date of the day after. Its letters are made ahead, so that they are there at midnight.
  private var nextDate: String?
  /// The day that `date` was written for; nil while it has to be written anew.
  private var day: CivilDate?
  private var letters: Letters
  /// What was laid on the dial last.
  private var laid: [Text] = []

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
    letters.forgetFailures()
  }

  /// Has the date be that of the day that the wall reads.
  mutating func follow(_ reading: WallReading, at instant: Instant) {
    // A format gives the same all day; but the zone in it may change.
    let isOfDay = !dateFormat.utf8.contains { [UInt8(ascii: "Z"), UInt8(ascii: "z")].contains($0) }
    if isOfDay, day == reading.date { return }
    day = reading.date
    let today = text(at: instant)
    if today != date { letters.forgetFailures() }
    date = today
    // At noon it is the next day, wherever clocks are changed.
    let time = reading.time
    let toNextNoon = 36 * 3_600 - (time.hour * 60 + time.minute) * 60
    nextDate = text(at: instant + Int64(toNextNoon) * Instant.second)
  }

  private func text(at instant: Instant) -> String? {
    LocalZone.text(dateFormat, at: instant).map { text in
      String(decoding: text.utf8.map { $0 < 32 ? UInt8(ascii: " ") : $0 }, as: UTF8.self)
    }
  }

  private var wanted: [Text] {
    var wanted: [Text] = []
    if showsLabel, let label { wanted.append(Text(kind: .label, text: label)) }
    if showsDate, let date { wanted.append(Text(kind: .date, text: date)) }
    return wanted
  }

  /// What is to be laid on the dial, where that is something else than before; does not wait. What is
  /// wanted and has no letters yet comes later.
  ///
  /// - Returns: Nil where nothing has changed; and why some letters can't be made, once.
  mutating func inscriptions() -> (changed: [Inscription]?, problem: ClockError?) {
    let wanted = wanted
    var needed = wanted.map { Letters.Text(name: $0.kind.rawValue, text: $0.text) }
    if showsDate, let nextDate { needed.append(Letters.Text(name: "next date", text: nextDate)) }
    let problem = letters.make(needed)
    let ready = wanted.filter { letters.image(of: $0.text) != nil }
    guard ready != laid else { return (nil, problem) }
    laid = ready
    return (laidInscriptions, problem)
  }

  private var laidInscriptions: [Inscription] {
    laid.compactMap { text in
      letters.image(of: text.text).map { Inscription(text.kind, image: $0) }
    }
  }

  /// What is to be laid on the dial; waits for the helper.
  ///
  /// - Throws: `ClockError` where the letters can't be made.
  mutating func waitForInscriptions() throws(ClockError) -> [Inscription] {
    var problem = inscriptions().problem
    problem = problem ?? letters.wait()
    if let problem { throw problem }
    _ = inscriptions()
    guard laid == wanted else { throw ClockError("the texts on the dial can't be written") }
    return laidInscriptions
  }
}
