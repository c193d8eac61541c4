/// What a key stands for, as far as the clock listens.
package enum KeySymbol: Equatable, Hashable, Sendable {
  /// A character of the Latin alphabet, a digit or a sign.
  case character(Character)
  /// Escape.
  case escape
  /// F1, or a key that says Help.
  case help
  /// The key that opens a menu.
  case menu
}
