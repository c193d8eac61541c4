import CCairo
import CRSVG

/// Cairo's display list of what is drawn, written out as its script.
enum Recording {
  /// Records and writes.
  ///
  /// - Parameter draw: Draws, in the drawing's units; what it throws is passed on.
  /// - Returns: The script's text.
  /// - Throws: `LayerError` where Cairo fails, or the script is too long.
  static func script(
    _ draw: (OpaquePointer) throws(LayerError) -> Void
  ) throws(LayerError) -> [UInt8] {
    sink.reset()
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { throw failure(CAIRO_STATUS_NO_MEMORY) }
    defer { cairo_destroy(context) }
    try draw(context)
    try check(cairo_status(context))

    let device = cairo_script_create_for_stream(
      ScriptSink.write, Unmanaged.passUnretained(sink).toOpaque())
    defer { cairo_device_destroy(device) }
    cairo_script_set_mode(device, CAIRO_SCRIPT_MODE_ASCII)
    let status = cairo_script_from_recording_surface(device, surface)
    cairo_device_finish(device)
    if sink.isFull {
      throw LayerError("it gives a drawing of more than \(Limits.scriptBytes >> 20) MiB")
    }
    try check(status)
    return sink.bytes
  }

  /// One for the whole process: Cairo writes to a script once more whenever an image that was in it
  /// is destroyed, long after the script's end.
  private nonisolated(unsafe) static let sink = ScriptSink()

  private static func check(_ status: cairo_status_t) throws(LayerError) {
    if status != CAIRO_STATUS_SUCCESS { throw failure(status) }
  }

  private static func failure(_ status: cairo_status_t) -> LayerError {
    .beyondWords("it cannot be drawn: \(String(cString: cairo_status_to_string(status)))")
  }
}

/// Collects a script up to a bound.
private final class ScriptSink {
  private(set) var bytes: [UInt8] = []
  private(set) var isFull = false

  /// Forgets what was written.
  func reset() {
    bytes = []
    isFull = false
  }

  /// What Cairo calls with the next bytes; the closure is the sink.
  static let write: cairo_write_func_t = { closure, data, length in
    guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
    let sink = Unmanaged<ScriptSink>.fromOpaque(closure).takeUnretainedValue()
    guard sink.bytes.count + Int(length) <= Limits.scriptBytes else {
      sink.isFull = true
      return CAIRO_STATUS_WRITE_ERROR
    }
    sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
