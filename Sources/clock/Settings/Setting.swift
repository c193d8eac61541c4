import Desktop
import Face
import Timekeeping

/// Something that can be set by a resource.
struct Setting: Sendable {
  /// The resource's name.
  let name: String
  /// Takes a value; false where it is none.
  let take: @Sendable (inout Settings, String) -> Bool
  /// Says what is wrong with a value that isn't taken, and what would be right.
  let problem: @Sendable (String) -> String

  private init(
    _ name: String, _ requirement: String, problem: (@Sendable (String) -> String)? = nil,
    take: @escaping @Sendable (inout Settings, String) -> Bool
  ) {
    self.name = name
    self.take = take
    self.problem = problem ?? { "\"\($0)\": it takes \(requirement)" }
  }

  /// A setting whose value is read by a closure, which gives nil for what is none.
  private static func value<Value>(
    _ name: String, _ property: any WritableKeyPath<Settings, Value> & Sendable,
    _ requirement: String, read: @escaping @Sendable (String) -> Value?
  ) -> Setting {
    Setting(name, requirement) { settings, text in
      guard let value = read(text) else { return false }
      settings[keyPath: property] = value
      return true
    }
  }

  /// The same for a setting that may be missing.
  private static func optional<Value>(
    _ name: String, _ property: any WritableKeyPath<Settings, Value?> & Sendable,
    _ requirement: String, read: @escaping @Sendable (String) -> Value?
  ) -> Setting {
    value(name, property, requirement) { text in read(text).map { $0 } }
  }

  private static func flag(
    _ name: String, _ property: any WritableKeyPath<Settings, Bool> & Sendable
  ) -> Setting {
    value(name, property, "true or false") { Bool(resource: $0) }
  }

  /// A setting that is one of a type's words.
  private static func words<Word: RawRepresentable & CaseIterable>(
    of type: Word.Type
  ) -> String where Word.RawValue == String {
    "one of \(alternatives(Word.allCases.map(\.rawValue)))"
  }

  /// All settings.
  static let all: [Setting] = [
    optional("theme", \.theme, "one of clock --list-themes, or the path of a folder") { text in
      text == FaceDesign.classicName || ThemeCatalog.has(text) ? text : nil
    },
    optional("dial", \.dial, "the file of a picture") { $0.isEmpty ? nil : $0 },
    optional("motion", \.motion, words(of: Motion.self)) { Motion(rawValue: $0) },
    flag("seconds", \.showsSeconds),
    optional("hours", \.hours, "12 or 24") { ["12": 12, "24": 24][$0] },
    Setting("timeZone", Zone.requirement, problem: zoneProblem) { settings, text in
      guard let zone = try? Zone(text) else { return false }
      settings.zone = zone
      return true
    },
    optional("label", \.label, "a line of at most 200 bytes") { Setting.line($0) },
    optional("showLabel", \.showsLabel, "true or false") { Bool(resource: $0) },
    flag("date", \.showsDate),
    value(
      "dateFormat", \.dateFormat, "a format of strftime without the time, such as %A %-d %B"
    ) { text in Setting.line(text).flatMap { isDateFormat($0) ? $0 : nil } },
    optional("size", \.size, "a whole number of pixels, such as 200, and 32 at least") { text in
      Int(text).flatMap { $0 > 0 ? $0 : nil }
    },
    optional("geometry", \.geometry, "WxH+X+Y, WxH or +X+Y, such as 200x200-20+20, 32x32 at least")
    {
      Geometry($0)
    },
    optional("place", \.place, "+X+Y MONITOR, such as -20+20 DP-1") { Place($0) },
    value("layer", \.layer, words(of: StackingLayer.self)) { StackingLayer(rawValue: $0) },
    flag("sticky", \.isSticky),
    flag("clickThrough", \.isClickThrough),
    value("opacity", \.opacity, "a number from 0 to 1, such as 0.8") { text in
      Double(text).flatMap { (0...1).contains($0) ? $0 : nil }
    },
    value("title", \.title, "a text") { $0 },
    optional("reducedMotion", \.reducesMotion, "true or false") { Bool(resource: $0) },
  ]

  private static let zoneProblem: @Sendable (String) -> String = { text in
    do throws(ZoneError) {
      _ = try Zone(text)
      return ""
    } catch {
      return error.message
    }
  }

  /// Whether a format gives something, and nothing that changes within a day.
  private static func isDateFormat(_ format: String) -> Bool {
    var conversions: [Character] = []
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      // Flags, a width and a modifier come before the letter that says what is written.
      rest = rest[percent...].dropFirst().drop { "_-0^#+123456789EO".contains($0) }
      if let letter = rest.popFirst() { conversions.append(letter) }
    }
    return !format.isEmpty && conversions.allSatisfy { !"HIklMSspPrRTXc".contains($0) }
  }

  /// A text that fits on a dial; nil for one that doesn't.
  private static func line(_ text: String) -> String? {
    text.utf8.count <= 200 && text.utf8.allSatisfy { $0 >= 32 && $0 != 127 } ? text : nil
  }

  /// The setting of a name; nil where there is none.
  static func named(_ name: String) -> Setting? {
    all.first { $0.name == name }
  }
}

extension Bool {
  /// What a resource says, as X's own programs read it; nil for anything else.
  fileprivate init?(resource text: String) {
    switch text.lowercased() {
    case "true", "on", "yes", "1": self = true
    case "false", "off", "no", "0": self = false
    default: return nil
    }
  }
}
