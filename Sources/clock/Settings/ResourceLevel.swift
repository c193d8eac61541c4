import Desktop
import Timekeeping

/// The X resources of one file, or of the display.
struct ResourceLevel: SettingsLevel {
  /// Whose resources there may be.
  enum Kind {
    /// Those of this program alone: whatever can't be one of its keys is wrong.
    case own
    /// Those of all programs.
    case shared
  }

  /// The program's class, for which resources may be meant.
  static let programClass = "Clock"

  let origin: String
  private let database: ResourceDatabase
  private let instance: String
  private let kind: Kind

  /// Resources in a text.
  ///
  /// - Parameters:
  ///   - origin: The file's, or what else they are known as.
  ///   - text: Theirs.
  ///   - instance: The clock's name.
  ///   - kind: Whose they are.
  init(origin: String, text: [UInt8], instance: String, kind: Kind) {
    self.origin = origin
    self.instance = instance
    self.kind = kind
    database = ResourceDatabase(text: String(decoding: text, as: UTF8.self))
  }

  func value(of setting: String) -> String? {
    database.value(of: setting, instance: instance, class: ResourceLevel.programClass)
      // In a file of the clock's own, a key needs no program before it.
      ?? (kind == .own ? database.value(of: setting) : nil)
  }

  /// What is wrong with its lines and keys, each with what would be right.
  var problems: [String] {
    kind == .own ? damage + database.names.compactMap(ResourceLevel.problem) : []
  }

  /// What is wrong with its lines.
  var damage: [String] { database.problems }

  /// What is wrong with a key; nil for nothing.
  private static func problem(with key: String) -> String? {
    let parts = key.split { $0 == "." || $0 == "*" }
    let name = parts.last.map(String.init) ?? ""
    let resource = name.prefix(1).lowercased() + name.dropFirst()
    guard parts.count > 2 || Setting.named(resource) == nil else { return nil }
    let near = Setting.all.map(\.name).filter { Options.isNear($0, resource) }
    return "\(key): there is no such resource"
      + (near.isEmpty ? "" : "; did you mean \(alternatives(near))?")
  }
}
