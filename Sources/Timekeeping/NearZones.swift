/// The zones that somebody may have meant who asked for one that isn't there.
enum NearZones {
  /// The names of at most four zones, the most likely first.
  static func names(to text: String) -> [String] {
    let wanted = Spelling(text)
    return ZoneFolder.names
      .compactMap { name in Spelling(name).rank(for: wanted).map { (rank: $0, name: name) } }
      .sorted { ($0.rank, $0.name) < ($1.rank, $1.name) }
      .prefix(4).map(\.name)
  }
}

/// A zone's name regardless of case, blanks written as names have them.
private struct Spelling {
  private let whole: [Character]
  private let lastPart: [Character]

  init(_ name: String) {
    whole = name.lowercased().map { $0 == " " ? "_" : $0 }
    lastPart =
      whole.split(separator: "/", omittingEmptySubsequences: false).last.map(Array.init) ?? []
  }

  /// How far a name lies from the one that was wanted; nil where it was hardly meant.
  func rank(for wanted: Spelling) -> Int? {
    if whole == wanted.whole { return 0 }
    if lastPart == wanted.lastPart { return 1 }
    return [
      Spelling.typingErrors(whole, wanted.whole).map { 2 * $0 },
      Spelling.typingErrors(lastPart, wanted.lastPart).map { 2 * $0 + 1 },
    ].compactMap(\.self).min()
  }

  /// How many characters must be changed, added or dropped, where those are at most two and less
  /// than half of what was typed: any short word is near to any other.
  private static func typingErrors(_ name: [Character], _ typed: [Character]) -> Int? {
    guard abs(name.count - typed.count) <= 2 else { return nil }
    let distance = editDistance(name, typed)
    return distance <= 2 && 2 * distance < typed.count ? distance : nil
  }
}
