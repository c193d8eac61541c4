import Desktop

/// What the clock can be told to do while it runs, by the word that says it.
enum Command: String, CaseIterable {
  /// Changes between sweep and the last motion that was not sweep.
  case toggleMotion = "toggle-motion"
  /// Goes on to the next motion.
  case nextMotion = "next-motion"
  /// Hides the second hand, or shows it.
  case toggleSeconds = "toggle-seconds"
  /// Goes on to the next theme.
  case nextTheme = "next-theme"
  /// Goes back to the theme before.
  case previousTheme = "previous-theme"
  /// Makes the clock a step larger.
  case bigger
  /// Makes the clock a step smaller.
  case smaller
  /// Gives the clock its first size again.
  case defaultSize = "default-size"
  /// Ends the clock.
  case quit

  /// The command that a key press gives: that of the first symbol that has one.
  ///
  /// - Parameters:
  ///   - symbols: What the key may stand for, the most fitting first.
  ///   - hasControl: Whether Control is down.
  init?(symbols: [KeySymbol], hasControl: Bool) {
    let keys = hasControl ? Command.controlKeys : Command.keys
    for symbol in symbols {
      guard case .character(let character) = symbol, let command = keys[character] else { continue }
      self = command
      return
    }
    return nil
  }

  private static let keys: [Character: Command] = [
    " ": .toggleMotion, "t": .toggleMotion, "T": .toggleMotion, "g": .nextMotion,
    "G": .nextMotion, "s": .toggleSeconds, "S": .toggleSeconds, "+": .bigger, "=": .bigger,
    "-": .smaller, "]": .nextTheme, "[": .previousTheme, "0": .defaultSize, "q": .quit, "Q": .quit,
  ]
  private static let controlKeys: [Character: Command] = ["q": .quit, "Q": .quit]
}
