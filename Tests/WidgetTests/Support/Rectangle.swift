/// A part of the screen, in pixels from its top left corner.
struct Rectangle: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// The same size, elsewhere.
  func moved(byX dx: Int, y dy: Int) -> Rectangle {
    Rectangle(x: x + dx, y: y + dy, width: width, height: height)
  }
}

extension Rectangle {
  /// The smallest one that holds all of some; nil around none.
  init?(around parts: [Rectangle]) {
    guard
      let left = parts.map(\.x).min(), let top = parts.map(\.y).min(),
      let right = parts.map({ $0.x + $0.width }).max(),
      let bottom = parts.map({ $0.y + $0.height }).max()
    else { return nil }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
