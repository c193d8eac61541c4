import CCairo
import Glibc

// Cairo's script writes a path of nothing but right angles as rectangles. It fails where such a path
// is none (an L, say), and its assertion ends the process at a rectangle left of -9,999. So librsvg's
// calls are led through here: the program's own symbols come before a library's. Such a path gets
// a curve that has no area, and is then no longer taken for rectangles.

/// What librsvg calls in place of `cairo_fill`.
@_cdecl("cairo_fill")
public func fill(_ context: OpaquePointer) {
  RectilinearPaths.call("cairo_fill", context, keepsPath: false)
}

/// What librsvg calls in place of `cairo_fill_preserve`.
@_cdecl("cairo_fill_preserve")
public func fillPreserve(_ context: OpaquePointer) {
  RectilinearPaths.call("cairo_fill_preserve", context, keepsPath: true)
}

/// What librsvg calls in place of `cairo_clip`.
@_cdecl("cairo_clip")
public func clip(_ context: OpaquePointer) {
  RectilinearPaths.call("cairo_clip", context, keepsPath: false)
}

/// The paths that Cairo's script must not see as they are.
private enum RectilinearPaths {
  private typealias Function = @convention(c) (OpaquePointer) -> Void

  /// Does what Cairo's function of that name does.
  static func call(_ name: String, _ context: OpaquePointer, keepsPath: Bool) {
    // RTLD_NEXT, a macro that is not imported: where the name is found behind this program.
    guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: -1), name) else { return }
    let function = unsafeBitCast(symbol, to: Function.self)
    guard let path = cairo_copy_path(context) else { return function(context) }
    defer { cairo_path_destroy(path) }
    guard let start = troublesomeStart(path.pointee, context) else { return function(context) }
    var (x, y) = (start.x, start.y)
    cairo_device_to_user(context, &x, &y)
    var (right, below) = (start.x + 0.25, start.y + 0.25)
    cairo_device_to_user(context, &right, &below)
    cairo_move_to(context, x, y)
    cairo_curve_to(context, x, y, right, below, right, below)
    function(context)
    guard keepsPath else { return }
    cairo_new_path(context)
    cairo_append_path(context, path)
  }

  /// The first point, in the surface's units, of a path that Cairo's script fails at.
  private static func troublesomeStart(
    _ path: cairo_path_t, _ context: OpaquePointer
  ) -> (x: Double, y: Double)? {
    guard path.status == CAIRO_STATUS_SUCCESS, let data = path.data else { return nil }
    var first: (x: Double, y: Double)?
    var last = (x: 0.0, y: 0.0)
    var lines = 0
    var parts = 0
    var isFarLeft = false
    var index = 0
    while index < Int(path.num_data) {
      let header = data[index].header
      guard header.length > 0 else { return nil }
      if header.type == CAIRO_PATH_CURVE_TO { return nil }
      if header.type != CAIRO_PATH_CLOSE_PATH, index + 1 < Int(path.num_data) {
        var (x, y) = (data[index + 1].point.x, data[index + 1].point.y)
        cairo_user_to_device(context, &x, &y)
        if header.type == CAIRO_PATH_LINE_TO {
          lines += 1
          if abs(x - last.x) > rounding, abs(y - last.y) > rounding { return nil }
        } else if index + Int(header.length) < Int(path.num_data) {
          // A last lone point is what closing a part leaves behind.
          parts += 1
        }
        first = first ?? (x, y)
        last = (x, y)
        isFarLeft = isFarLeft || x < -9000
      }
      index += Int(header.length)
    }
    return isFarLeft || lines > 4 || parts > 1 ? first : nil
  }

  /// What Cairo may round to the same coordinate.
  private static let rounding = 1.0 / 128
}
