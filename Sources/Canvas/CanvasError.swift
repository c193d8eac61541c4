import CCairo

/// What Cairo could not do.
package struct CanvasError: Error, Equatable {
  /// Cairo's own word for it, as in "out of memory".
  package let message: String

  /// The error that a status stands for.
  init(_ status: cairo_status_t) {
    message = String(cString: cairo_status_to_string(status))
  }

  /// Throws where the status is anything but success.
  static func check(_ status: cairo_status_t) throws(CanvasError) {
    if status != CAIRO_STATUS_SUCCESS { throw CanvasError(status) }
  }
}
