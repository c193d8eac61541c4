/// Where the lines of a text stand that are shorter than the longest.
package enum TextAlignment: String, Equatable, Sendable {
  /// All begin at the left edge, whichever way they are read.
  case left
  /// All have the same middle.
  case center
  /// All end at the right edge.
  case right
}
