import CCairo

/// How the end of a line looks.
package enum LineCap: Equatable, Sendable {
  /// Cut off at the end.
  case butt
  /// A half circle beyond the end.
  case round
  /// Half a square beyond the end.
  case square

  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

/// How a line turns a corner.
package enum LineJoin: Equatable, Sendable {
  /// To a point.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel

  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

/// What counts as inside of a path that crosses itself.
package enum FillRule: Equatable, Sendable {
  /// Where the path winds about a point at all.
  case winding
  /// Where it does so an odd number of times.
  case evenOdd

  var cairo: cairo_fill_rule_t {
    switch self {
    case .winding: CAIRO_FILL_RULE_WINDING
    case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
    }
  }
}

/// What lies beyond the edges of a gradient or an image.
package enum Extend: Equatable, Sendable {
  /// Nothing.
  case none
  /// The same again.
  case again
  /// The same again, mirrored.
  case reflect
  /// The outermost colour.
  case pad

  var cairo: cairo_extend_t {
    switch self {
    case .none: CAIRO_EXTEND_NONE
    case .again: CAIRO_EXTEND_REPEAT
    case .reflect: CAIRO_EXTEND_REFLECT
    case .pad: CAIRO_EXTEND_PAD
    }
  }
}
