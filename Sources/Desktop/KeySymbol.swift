/// What a key stands for, as far as the clock listens.
package enum KeySymbol: Equatable, Hashable, Sendable {
  /// A character of the Latin alphabet, a digit or a sign.
  case character(Character)
}
