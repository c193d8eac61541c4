package import Canvas

extension Drawing {
  /// Draws it, with the layer's unit and origin as the context's transformation has them.
  ///
  /// - Parameters:
  ///   - context: What to draw on.
  ///   - flattensGroups: Whether what is drawn as one is drawn piece by piece: it looks otherwise,
  ///     but where it is can be told.
  package func draw(on context: borrowing Context, flattensGroups: Bool = false) {
    let base = context.matrix
    context.save()
    context.newPath()
    var settings = Settings()
    settings.apply(to: context, base: base)
    context.save()
    for command in commands {
      switch command {
      case .newPath: context.newPath()
      case .path(let element): element.add(to: context)
      case .fill: context.fill()
      case .stroke: context.stroke()
      case .paint(let opacity): context.paint(opacity: opacity)
      case .clip: context.clip()
      case .resetClip:
        // Only the clip of this drawing is lifted, not what it is drawn within.
        context.restore()
        context.save()
        settings.apply(to: context, base: base)
      case .group(let drawing, let matrix, let opacity):
        // A group's place does not depend on what holds here.
        context.matrix = base
        context.transform(by: matrix)
        if flattensGroups {
          drawing.draw(on: context, flattensGroups: true)
        } else {
          context.group(opacity: opacity) { drawing.draw(on: context) }
        }
        settings.apply(to: context, base: base)
      default:
        settings.take(command)
        settings.applyOne(command, to: context, base: base)
      }
    }
    context.restore()
    context.restore()
    context.newPath()
  }
}

extension Path.Element {
  fileprivate func add(to context: borrowing Context) {
    switch self {
    case .move(let point): context.move(to: point)
    case .line(let point): context.line(to: point)
    case .curve(let point, let control1, let control2):
      context.curve(to: point, control1: control1, control2: control2)
    case .close: context.closePath()
    }
  }
}

/// What holds until it is set again; a drawing begins with Cairo's own defaults.
private struct Settings {
  private var source = Drawing.Paint.color(Color(0x000000))
  /// The matrix that held when the source was set, and places it.
  private var sourceMatrix = Matrix.identity
  private var matrix = Matrix.identity
  private var lineWidth = Drawing.Command.lineWidth(2)
  private var lineCap = Drawing.Command.lineCap(.butt)
  private var lineJoin = Drawing.Command.lineJoin(.miter)
  private var miterLimit = Drawing.Command.miterLimit(10)
  private var dash = Drawing.Command.dash([], offset: 0)
  private var fillRule = Drawing.Command.fillRule(.winding)

  /// Remembers a setting.
  mutating func take(_ command: Drawing.Command) {
    switch command {
    case .source(let paint): (source, sourceMatrix) = (paint, matrix)
    case .matrix(let matrix): self.matrix = matrix
    case .lineWidth: lineWidth = command
    case .lineCap: lineCap = command
    case .lineJoin: lineJoin = command
    case .miterLimit: miterLimit = command
    case .dash: dash = command
    case .fillRule: fillRule = command
    default: break
    }
  }

  /// Makes all settings hold on a context whose transformation was `base` when the drawing began.
  func apply(to context: borrowing Context, base: Matrix) {
    applyOne(.matrix(sourceMatrix), to: context, base: base)
    applyOne(.source(source), to: context, base: base)
    applyOne(.matrix(matrix), to: context, base: base)
    applyOne(lineWidth, to: context, base: base)
    applyOne(lineCap, to: context, base: base)
    applyOne(lineJoin, to: context, base: base)
    applyOne(miterLimit, to: context, base: base)
    applyOne(dash, to: context, base: base)
    applyOne(fillRule, to: context, base: base)
  }

  /// Makes one setting hold.
  func applyOne(_ command: Drawing.Command, to context: borrowing Context, base: Matrix) {
    switch command {
    case .source(.color(let color)): context.setSource(color)
    case .source(.gradient(let gradient)): context.setSource(gradient)
    case .source(.bitmap(let bitmap)): context.setSource(bitmap)
    case .matrix(let matrix):
      context.matrix = base
      context.transform(by: matrix)
    case .lineWidth(let width): context.setLineWidth(width)
    case .lineCap(let cap): context.setLineCap(cap)
    case .lineJoin(let join): context.setLineJoin(join)
    case .miterLimit(let limit): context.setMiterLimit(limit)
    case .dash(let lengths, let offset): context.setDash(lengths, offset: offset)
    case .fillRule(let rule): context.setFillRule(rule)
    default: break
    }
  }
}
