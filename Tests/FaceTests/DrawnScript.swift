import Canvas

@testable import Face

/// Scripts as the helper writes them, and what they look like.
extension Drawing {
  /// Reads what is written on the surface of a script.
  init(steps: String) throws {
    self = try Drawing(script: Drawing.script(of: steps))
  }

  /// A whole script with some steps between its header and its end.
  static func script(of steps: String) -> [UInt8] {
    Array("%!CairoScript\n<< /content //COLOR_ALPHA >> surface context\n\(steps)\npop\n".utf8)
  }
}

extension Picture {
  /// A drawing on nothing, a pixel a unit.
  init(of drawing: Drawing, side: Int = 20) throws {
    let surface = try Surface(format: .argb32, width: side, height: side)
    let context = Context(on: surface)
    drawing.draw(on: context)
    try context.check()
    self.init(surface, side: side)
  }

  /// The steps of a script, a pixel a unit.
  init(steps: String, side: Int = 20) throws {
    try self.init(of: Drawing(steps: steps), side: side)
  }

  /// A pixel.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * side + x] }

  /// Whether a pixel has a colour, each component to within two of 255.
  func isColored(_ x: Int, _ y: Int, _ color: UInt32) -> Bool {
    zip(Picture.components(self[x, y]), Picture.components(color)).allSatisfy { abs($0 - $1) <= 2 }
  }
}
