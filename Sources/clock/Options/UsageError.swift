/// A command line that can't be followed, with what would be right.
struct UsageError: Error, Equatable {
  /// One line for the person who typed it.
  let message: String
}
