/// A part of the screen, in pixels from its top left corner.
package struct Rectangle: Equatable {
  /// How far its left and top edges are from the screen's.
  package var x, y: Int
  /// In pixels.
  package var width, height: Int

  /// A rectangle of this place and size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The same size, elsewhere.
  package func moved(byX dx: Int, y dy: Int) -> Rectangle {
    Rectangle(x: x + dx, y: y + dy, width: width, height: height)
  }
}

extension Rectangle {
  /// The smallest one that holds all of some; nil around none.
  package init?(around parts: [Rectangle]) {
    guard
      let left = parts.map(\.x).min(), let top = parts.map(\.y).min(),
      let right = parts.map({ $0.x + $0.width }).max(),
      let bottom = parts.map({ $0.y + $0.height }).max()
    else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
