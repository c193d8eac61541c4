import CX11

/// A size and place as X programs take them: `WxH+X+Y`.
package struct Geometry: Equatable, Sendable {
  /// A distance from one of two opposite edges of the screen.
  package struct Offset: Equatable, Sendable {
    /// In pixels; negative lies beyond the edge.
    package var distance: Int
    /// Whether it counts from the right or bottom edge to the window's own right or bottom edge.
    package var isFromFarEdge: Bool

    /// Where the window begins on a screen of an extent, all in pixels.
    package func start(window: Int, screen: Int) -> Int {
      isFromFarEdge ? screen - window - distance : distance
    }
  }

  /// The smaller of width and height, in pixels; nil where none is given.
  package var side: Int?
  /// From the left or right edge; nil where no place is given.
  package var x: Offset?
  /// From the top or bottom edge; nil where no place is given.
  package var y: Offset?

  /// Reads a geometry, or returns nil where the text is not wholly one.
  ///
  /// The corresponding C function is `XParseGeometry`.
  package init?(_ text: String) {
    var (x, y): (Int32, Int32) = (0, 0)
    var (width, height): (UInt32, UInt32) = (0, 0)
    let found = XParseGeometry(text, &x, &y, &width, &height)
    func has(_ flags: Int32...) -> Bool { flags.allSatisfy { found & $0 != 0 } }
    guard found != 0, has(WidthValue) == has(HeightValue), has(XValue) == has(YValue),
      // The protocol counts pixels in 16 bits.
      Int16(exactly: width) != nil, Int16(exactly: height) != nil, Int16(exactly: x) != nil,
      Int16(exactly: y) != nil
    else { return nil }
    if has(WidthValue) {
      guard width > 0, height > 0 else { return nil }
      side = Int(min(width, height))
    }
    if has(XValue) {
      self.x = Offset(distance: has(XNegative) ? -Int(x) : Int(x), isFromFarEdge: has(XNegative))
      self.y = Offset(distance: has(YNegative) ? -Int(y) : Int(y), isFromFarEdge: has(YNegative))
    }
  }
}
