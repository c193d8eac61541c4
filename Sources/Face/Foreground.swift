import Canvas

/// The layers that lie still above all hands, drawn once.
final class Foreground {
  private let surface: Surface

  /// A picture of some layers; nil where there are none.
  ///
  /// - Throws: `CanvasError` where there is no memory for it.
  init?(_ layers: ArraySlice<Layer>, of face: Face) throws(CanvasError) {
    guard !layers.isEmpty else { return nil }
    surface = try Surface(format: .argb32, width: face.side, height: face.side)
    try face.drawStill(layers, on: surface)
  }

  /// Lays the layers over the damaged boxes of a picture.
  func draw(on picture: borrowing Surface, in damage: Damage) throws(CanvasError) {
    let context = Context(on: picture)
    for box in damage.boxes { context.addRectangle(box) }
    context.clip()
    context.setSource(surface)
    context.paint()
    try context.check()
  }
}
