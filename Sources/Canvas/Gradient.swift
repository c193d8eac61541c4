import CCairo

/// Colours that run into one another.
package struct Gradient: Equatable, Sendable {
  /// A colour at a place between a gradient's start, 0, and its end, 1.
  package struct Stop: Equatable, Sendable {
    /// From 0 to 1.
    package var offset: Double
    /// The colour there.
    package var color: Color

    /// A colour at an offset from 0 to 1.
    package init(_ offset: Double, _ color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The geometry along which the colours run, in the units of what is painted.
  package enum Line: Equatable, Sendable {
    /// Across the straight line between two points.
    case linear(from: Point, to: Point)
    /// Outwards from a point to a circle about a centre.
    case radial(focus: Point, center: Point, radius: Double)
  }

  /// Where the colours run.
  package var line: Line
  /// The colours, by rising offset; before the first and after the last they go on.
  package var stops: [Stop]

  /// A gradient of some colours along a line.
  package init(_ line: Line, _ stops: [Stop]) {
    self.line = line
    self.stops = stops
  }

  /// A new Cairo pattern, owned by the caller; nil where there is no memory.
  func makePattern() -> OpaquePointer? {
    let pattern =
      switch line {
      case .linear(let start, let end):
        cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
      case .radial(let focus, let center, let radius):
        cairo_pattern_create_radial(focus.x, focus.y, 0, center.x, center.y, radius)
      }
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
    }
    return pattern
  }
}
