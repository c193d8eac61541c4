import Desktop
import Timekeeping

/// What the clock can be told to do while it runs.
enum Command: Equatable {
  /// Changes between sweep and the last motion that was not sweep.
  case toggleMotion
  /// Goes on to the next motion.
  case nextMotion
  /// Takes a motion.
  case motion(Motion)
  /// Hides the second hand, or shows it.
  case toggleSeconds
  /// Shows the date, or hides it.
  case toggleDate
  /// Shows the label, or hides it.
  case toggleLabel
  /// Goes to a layer.
  case layer(StackingLayer)
  /// Goes to a layer, or from there to that of most windows.
  case toggle(StackingLayer)
  /// Lets clicks through, or takes them again.
  case toggleClickThrough
  /// Makes the clock a step larger.
  case bigger
  /// Makes the clock a step smaller.
  case smaller
  /// Gives the clock its default size again.
  case defaultSize
  /// Goes on to the next theme.
  case nextTheme
  /// Goes back to the theme before.
  case previousTheme
  /// Shows a theme by its name or path.
  case theme(String)
  /// Comes before other windows, and takes clicks again.
  case raise
  /// Forgets all that was changed by hand.
  case reset
  /// Shows the keys, or hides them.
  case help
  /// Ends the clock.
  case quit

  /// The commands that are one word.
  private static let words: [(word: String, command: Command)] = [
    ("toggle-motion", .toggleMotion), ("next-motion", .nextMotion),
    ("toggle-seconds", .toggleSeconds), ("toggle-date", .toggleDate),
    ("toggle-label", .toggleLabel), ("toggle-above", .toggle(.above)),
    ("toggle-below", .toggle(.below)), ("toggle-click-through", .toggleClickThrough),
    ("bigger", .bigger), ("smaller", .smaller), ("default-size", .defaultSize),
    ("next-theme", .nextTheme), ("previous-theme", .previousTheme), ("raise", .raise),
    ("reset", .reset), ("help", .help), ("quit", .quit),
  ]
  /// The commands that take an argument behind a blank.
  private static let phrases = ["motion", "layer", "theme"]

  /// The command that a text says.
  ///
  /// - Throws: `ClockError` that names the text, and says what would be right.
  init(_ text: String) throws(ClockError) {
    guard text.utf8.count <= CommandRequest.mostBytes, !text.utf8.contains(0) else {
      throw ClockError("\"\(text.prefix(40))…\": \(CommandRequest.requirement)")
    }
    if let command = Command.words.first(where: { $0.word == text })?.command {
      self = command
      return
    }
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    let argument = parts.count > 1 ? parts[1] : ""
    switch parts.first {
    case "motion":
      guard let motion = Motion(rawValue: argument) else {
        throw ClockError(Command.wrong(text, alternatives(Motion.allCases.map(\.rawValue))))
      }
      self = .motion(motion)
    case "layer":
      guard let layer = StackingLayer(rawValue: argument) else {
        throw ClockError(Command.wrong(text, alternatives(StackingLayer.allCases.map(\.rawValue))))
      }
      self = .layer(layer)
    case "theme":
      guard !argument.isEmpty else { throw ClockError(Command.wrong(text, "a theme's name")) }
      self = .theme(argument)
    default:
      let all = Command.words.map(\.word) + Command.phrases
      let near = all.filter { Options.isNear($0, parts.first ?? "") }
      throw ClockError(
        "\"\(text)\": there is no such command; "
          + (near.isEmpty ? "it takes \(alternatives(all))" : "did you mean \(alternatives(near))?")
      )
    }
  }

  private static func wrong(_ text: String, _ right: String) -> String {
    "\"\(text)\": behind the word it takes \(right)"
  }
}
