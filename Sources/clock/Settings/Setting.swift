import Desktop
import Face
import Timekeeping

/// Something that can be set by a resource.
struct Setting: Sendable {
  /// The resource's name.
  let name: String
  /// What would be right, as in "it takes one of tick or sweep".
  let requirement: String
  /// Takes a value; false where it is none.
  let take: @Sendable (inout Settings, String) -> Bool

  private init(
    _ name: String, _ requirement: String,
    take: @escaping @Sendable (inout Settings, String) -> Bool
  ) {
    self.name = name
    self.requirement = requirement
    self.take = take
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
    "one of \(Option.list(Word.allCases.map(\.rawValue)))"
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
    optional("timeZone", \.zone, Zone.requirement) { try? Zone($0) },
    optional("label", \.label, "a line of at most 200 bytes") { Setting.line($0) },
    optional("showLabel", \.showsLabel, "true or false") { Bool(resource: $0) },
    flag("date", \.showsDate),
    value("dateFormat", \.dateFormat, "a format of strftime, such as %A %-d %B") { text in
      Setting.line(text).flatMap { $0.isEmpty ? nil : $0 }
    },
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

  /// A text that fits on a dial; nil for one that doesn't.
  private static func line(_ text: String) -> String? {
    text.utf8.count <= 200 && text.utf8.allSatisfy { $0 >= 32 && $0 != 127 } ? text : nil
  }

  /// The setting of a name; nil where there is none.
  static func named(_ name: String) -> Setting? {
    all.first { $0.name == name }
  }

  /// What to tell a person who gave a value that can't be taken.
  func problem(with value: String) -> String {
    "\(name) \"\(value)\": it takes \(requirement)"
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
