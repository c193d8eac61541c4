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
