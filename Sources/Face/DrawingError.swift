/// A drawing's text that can't be taken.
package struct DrawingError: Error, Equatable {
  /// What is wrong with it, without its name.
  package let message: String

  init(_ message: String) {
    self.message = message
  }
}
