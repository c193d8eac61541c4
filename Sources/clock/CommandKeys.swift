import Desktop

/// Which keys say which commands.
extension Command {
  /// The command that a key press gives: that of the first symbol that has one.
  ///
  /// - Parameters:
  ///   - symbols: What the key may stand for, the most fitting first.
  ///   - hasControl: Whether Control is down.
  init?(symbols: [KeySymbol], hasControl: Bool) {
    let keys = hasControl ? Command.controlKeys : Command.keys
    guard let command = symbols.lazy.compactMap({ keys[$0] }).first else { return nil }
    self = command
  }

  private static let keys: [KeySymbol: Command] = {
    let characters: [(String, Command)] = [
      (" tT", .toggleMotion), ("gG", .nextMotion), ("sS", .toggleSeconds),
      ("dD", .toggleDate), ("lL", .toggleLabel),
      ("aA", .toggle(.above)), ("bB", .toggle(.below)), ("+=", .bigger), ("-", .smaller),
      ("0", .defaultSize), ("]", .nextTheme), ("[", .previousTheme), ("hH?", .help), ("qQ", .quit),
    ]
    var keys: [KeySymbol: Command] = [.help: .help, .menu: .help]
    for (characters, command) in characters {
      for character in characters { keys[.character(character)] = command }
    }
    return keys
  }()

  private static let controlKeys: [KeySymbol: Command] = [
    .character("q"): .quit, .character("Q"): .quit,
  ]
}
