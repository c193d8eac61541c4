package import Canvas

/// A layer's contents: outlines and how they are painted, in the layer's own unit, from the
/// bottom up. It is drawn sharp at any size and any angle.
package struct Drawing: Equatable, Sendable {
  /// How an outline is painted.
  package enum Paint: Equatable, Sendable {
    /// In one colour.
    case color(Color)
    /// In colours that run into one another, placed in the layer's unit.
    case gradient(Gradient)
  }

  /// One outline, painted.
  package enum Element: Equatable, Sendable {
    /// The area inside a path, by the non-zero winding rule.
    case fill(Path, Paint)
    /// The path itself, with a pen of a width.
    case stroke(Path, width: Double, Paint)
  }

  /// What is drawn, each over those before it.
  package var elements: [Element]

  /// A drawing of some elements.
  package init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// A rectangle around all that is drawn, in the layer's unit; nil where nothing is.
  package var bounds: Rectangle? {
    var bounds: Rectangle?
    for element in elements {
      let inked: Rectangle? =
        switch element {
        case .fill(let path, _): path.bounds
        // A mitred corner sticks out by up to five pen widths at Cairo's limit of ten.
        case .stroke(let path, let width, _): path.bounds?.outset(by: width * 5)
        }
      if let inked { bounds = bounds?.union(inked) ?? inked }
    }
    return bounds
  }

  /// Draws it, with the layer's unit and origin as the context's transformation has them.
  package func draw(on context: borrowing Context) {
    for element in elements {
      switch element {
      case .fill(let path, let paint):
        path.add(to: context)
        paint.apply(to: context)
        context.fill()
      case .stroke(let path, let width, let paint):
        path.add(to: context)
        paint.apply(to: context)
        context.stroke(width: width)
      }
    }
  }
}

extension Drawing.Paint {
  fileprivate func apply(to context: borrowing Context) {
    switch self {
    case .color(let color): context.setSource(color)
    case .gradient(let gradient): context.setSource(gradient)
    }
  }
}

extension Path {
  fileprivate func add(to context: borrowing Context) {
    context.newPath()
    for element in elements {
      switch element {
      case .move(let point): context.move(to: point)
      case .line(let point): context.line(to: point)
      case .curve(let point, let control1, let control2):
        context.curve(to: point, control1: control1, control2: control2)
      case .close: context.closePath()
      }
    }
  }
}
