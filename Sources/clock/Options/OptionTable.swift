import Desktop
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

  /// All options, in the order of the help.
  static let all: [Option] = [
    Option("theme", "NAME|FOLDER", "the face: a theme by its name, or in a folder") {
      options, value throws(UsageError) in
      guard !value.isEmpty else { throw wrong("theme", value, "a name, such as station") }
      options.theme = value
    },
    Option("dial", "PICTURE", "a picture of yours as the dial: PNG, JPEG or SVG") {
      options, value in options.dial = value
    },
    Option("motion", Motion.allCases.map(\.rawValue).joined(separator: "|"), "how the hands move") {
      options, value throws(UsageError) in
      guard let motion = Motion(rawValue: value) else {
        throw wrong("motion", value, "one of \(list(Motion.allCases.map(\.rawValue)))")
      }
      options.motion = motion
    },
    Option("no-seconds", nil, "no second hand") { options, _ in options.showsSeconds = false },
    Option("size", "PIXELS", "side of the window or picture, 200 by default") {
      options, value throws(UsageError) in
      guard let size = Int(value), size > 0 else {
        throw wrong("size", value, "a whole number of pixels, such as 200")
      }
      options.size = size
    },
    Option("geometry", "WxH+X+Y", "size and place; -X -Y from the right and bottom") {
      options, value throws(UsageError) in
      guard let geometry = Geometry(value) else {
        throw wrong("geometry", value, "WxH+X+Y, WxH or +X+Y, such as 200x200-20+20")
      }
      options.geometry = geometry
    },
    Option("no-sticky", nil, "on one workspace only") { options, _ in options.isSticky = false },
    Option("name", "NAME", "the instance name, \"clock\" by default") {
      options, value throws(UsageError) in
      guard (1...64).contains(value.utf8.count), value.utf8.allSatisfy(isNameCharacter) else {
        throw wrong("name", value, "1 to 64 of the characters A-Z a-z 0-9 _ -")
      }
      options.name = value
    },
    Option("title", "TEXT", "the window's title") { options, value in options.title = value },
    Option("display", "NAME", "the X display; without it, DISPLAY's") {
      options, value in options.display = value
    },
    Option("verbose", nil, "say on standard error what was found") { options, _ in
      options.isVerbose = true
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

  /// "a, b or c".
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
