/// A width and a height.
package struct Size: Equatable, Sendable {
  /// From left to right.
  package var width: Double
  /// From top to bottom.
  package var height: Double

  /// A size in whatever unit the place that uses it names.
  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
