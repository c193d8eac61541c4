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
    /// Outwards from a circle about a focus to one about a centre.
    case radial(focus: Point, focusRadius: Double = 0, center: Point, radius: Double)
  }

  /// Where the colours run.
  package var line: Line
  /// The colours, by rising offset.
  package var stops: [Stop]
  /// From what is painted to the line's own units, as Cairo's pattern matrices go.
  package var matrix = Matrix.identity
  /// What lies before the first colour and after the last.
  package var extend = Extend.pad

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
      case .radial(let focus, let focusRadius, let center, let radius):
        cairo_pattern_create_radial(
          focus.x, focus.y, focusRadius, center.x, center.y, radius)
      }
    var matrix = matrix.cairo
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, extend.cairo)
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.offset, color.red, color.green, color.blue, color.alpha)
    }
    return pattern
  }
}
