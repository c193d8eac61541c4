package import Canvas

/// A layer's contents: a Cairo display list in the layer's own unit, from the bottom up. It is drawn
/// sharp at any size and any angle.
package struct Drawing: Equatable, Sendable {
  /// What areas and lines are painted with.
  package enum Paint: Equatable, Sendable {
    /// One colour.
    case color(Color)
    /// Colours that run into one another.
    case gradient(Gradient)
    /// A picture of pixels.
    case bitmap(Bitmap)
  }

  /// One step of drawing. What is set holds until it is set again.
  package enum Command: Equatable, Sendable {
    /// Forgets the path.
    case newPath
    /// Takes the pen a step further.
    case path(Path.Element)

    /// Paints with that.
    case source(Paint)
    /// Draws in units that the matrix takes to the layer's.
    case matrix(Matrix)
    /// Strokes with a pen of a width.
    case lineWidth(Double)
    /// Ends lines that way.
    case lineCap(LineCap)
    /// Turns corners that way.
    case lineJoin(LineJoin)
    /// Cuts off points that are longer than so many pen widths.
    case miterLimit(Double)
    /// Strokes and skips so far in turn, beginning at an offset.
    case dash([Double], offset: Double)
    /// Fills and clips by a rule.
    case fillRule(FillRule)

    /// Fills the path, and keeps it.
    case fill
    /// Strokes the path, and keeps it.
    case stroke
    /// Paints everything inside the clip, at an opacity.
    case paint(opacity: Double)
    /// Keeps what follows inside the path, and keeps the path.
    case clip
    /// Lifts the clip.
    case resetClip
    /// Draws another drawing as one inside the clip, at an opacity; the matrix takes its units to the
    /// layer's.
    case group(Drawing, matrix: Matrix, opacity: Double)
  }

  /// The steps in order.
  package var commands: [Command]

  /// A drawing of some steps.
  package init(_ commands: [Command] = []) {
    self.commands = commands
  }

  /// The steps that fill a path.
  package static func fill(_ path: Path, _ paint: Paint) -> [Command] {
    [.newPath] + path.elements.map(Command.path) + [.source(paint), .fill]
  }

  /// A rectangle around all that is drawn, after a transformation; nil where nothing is.
  func bounds(after content: Matrix) -> Rectangle? {
    // Cairo gives extents in whole units: a thousandth of what the transformation leads to is asked
    // for.
    let precision = 1_000.0
    return inkExtents { context in
      context.scale(by: precision)
      context.transform(by: content)
      draw(on: context, flattensGroups: true)
    }.map {
      Rectangle(
        minX: $0.minX / precision, minY: $0.minY / precision, maxX: $0.maxX / precision,
        maxY: $0.maxY / precision)
    }
  }
}
