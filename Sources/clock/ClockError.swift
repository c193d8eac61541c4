import Canvas
import Desktop

/// Something that could not be done, though it was asked for rightly.
struct ClockError: Error, Equatable {
  /// One line for the person in front of the screen.
  let message: String

  /// An error from its message.
  init(_ message: String) {
    self.message = message
  }

  init(_ error: DesktopError) {
    message = error.message
  }

  init(_ error: CanvasError) {
    message = "cannot draw: \(error.message)"
  }
}
