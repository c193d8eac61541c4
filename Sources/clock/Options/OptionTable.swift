import Desktop
import Face
import Timekeeping

/// One option of the command line.
struct Option: Sendable {
  /// Its name without dashes.
  let name: String
  /// What stands for its value in the help; nil for an option without one.
  let placeholder: String?
  /// What it does, in a line.
  let summary: String
  /// Takes the value, "" where there is none; throws what would be right.
  let apply: @Sendable (inout Options, String) throws(UsageError) -> Void

  private init(
    _ name: String, _ placeholder: String?, _ summary: String,
    apply: @escaping @Sendable (inout Options, String) throws(UsageError) -> Void
  ) {
    self.name = name
    self.placeholder = placeholder
    self.summary = summary
    self.apply = apply
  }

  /// An option for a setting: its name is that of the resource, with dashes before capitals.
  private static func setting(
    _ name: String, _ placeholder: String, _ summary: String
  ) -> Option {
    let resource = resource(of: name)
    return Option(name, placeholder, summary) { options, value throws(UsageError) in
      var settings = Settings(levels: [])
      guard let setting = Setting.named(resource) else { return }
      guard setting.take(&settings, value) else {
        throw UsageError(message: "--\(name) \(setting.problem(value))")
      }
      options.settings[resource] = value
    }
  }

  /// An option without a value, which gives a setting one.
  private static func flag(
    _ name: String, _ resource: String, _ value: Bool, _ summary: String
  ) -> Option {
    Option(name, nil, summary) { options, _ in options.settings[resource] = "\(value)" }
  }

  private static func resource(of name: String) -> String {
    let words = name.split(separator: "-").map(String.init)
    return words[0]
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// All options, in the order of the help.
  static let all: [Option] = [
    Option("theme", "NAME|FOLDER", "the face: a theme by its name, or in a folder") {
      options, value throws(UsageError) in
      // That says which themes come near.
      if value != FaceDesign.classicName { _ = try ThemeCatalog.find(value) }
      options.settings["theme"] = value
    },
    setting("dial", "PICTURE", "a picture of yours as the dial: PNG, JPEG or SVG"),
    setting(
      "motion", Motion.allCases.map(\.rawValue).joined(separator: "|"), "how the hands move"),
    flag("no-seconds", "seconds", false, "no second hand"),
    setting("hours", "12|24", "the hours in which the hour hand turns once"),
    setting("time-zone", "ZONE", "the time of another place, such as Asia/Tokyo"),
    setting("label", "TEXT", "a text on the dial; by default the zone's city"),
    flag("date", "date", true, "the date on the dial"),
    setting("size", "PIXELS", "side of the window or picture (200 at 96 dpi)"),
    setting("geometry", "WxH+X+Y", "size and place; -X -Y from the right and bottom"),
    setting(
      "layer", StackingLayer.allCases.map(\.rawValue).joined(separator: "|"),
      "where it is among other windows"),
    flag("no-sticky", "sticky", false, "on one workspace only"),
    flag("click-through", "clickThrough", true, "clicks go to what lies beneath"),
    setting("opacity", "0..1", "how far it covers what lies beneath"),
    Option("name", "NAME", "the instance name, \"clock\" by default") {
      options, value throws(UsageError) in
      guard (1...64).contains(value.utf8.count), value.utf8.allSatisfy(isNameCharacter) else {
        throw wrong("name", value, "1 to 64 of the characters A-Z a-z 0-9 _ -")
      }
      options.name = value
    },
    setting("title", "TEXT", "what the window's title calls the clock"),
    Option("display", "NAME", "the X display; without it, DISPLAY's") {
      options, value in options.display = value
    },
    Option("xrm", "RESOURCE", "a line of settings, such as 'motion: sweep'") {
      options, value in options.resources.append(value)
    },
    Option("verbose", nil, "say on standard error what was found") { options, _ in
      options.isVerbose = true
    },
    Option("command", "WORD", "tell the running clock of that name to do it") {
      options, value throws(UsageError) in
      do throws(ClockError) {
        _ = try Command(value)
        options.action = .command(value)
      } catch {
        throw UsageError(message: "--command \(error.message)")
      }
    },
    Option("frame-log", "FILE", "a line a frame, at the end and at SIGUSR1") {
      options, value in options.frameLog = value
    },
    Option("render", "FILE", "draw a .png, .svg or .pdf and end, without display") {
      options, value throws(UsageError) in
      guard let file = PictureFile(path: value) else {
        throw wrong("render", value, "a file name that ends in .png, .svg or .pdf")
      }
      options.action = .render(file)
    },
    Option("at", "YYYY-MM-DDTHH:MM:SS[.fff]", "the picture's local time; without it, now") {
      options, value throws(UsageError) in
      guard let timestamp = LocalTimestamp(value) else {
        throw wrong("at", value, "a time such as 2026-03-29T10:10:36 or 2026-03-29T10:10:36.250")
      }
      options.at = timestamp
    },
    Option("list-themes", nil, "print the themes that there are and end") { options, _ in
      options.action = .listThemes
    },
    Option("help", nil, "print this and end") { options, _ in options.action = .help },
    Option("version", nil, "print the version and end") { options, _ in options.action = .version },
  ]

  private static func wrong(_ name: String, _ value: String, _ right: String) -> UsageError {
    UsageError(message: "--\(name) \"\(value)\": it takes \(right)")
  }

  private static func isNameCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
