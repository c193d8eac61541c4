/// What the desktop, or the system below it, could not do.
package struct DesktopError: Error, Equatable {
  /// One line for the person in front of the screen.
  package let message: String

  init(_ message: String) {
    self.message = message
  }
}
