/// A point or an offset; x grows to the right, y downwards.
package struct Point: Equatable, Sendable {
  /// To the right of the origin.
  package var x: Double
  /// Below the origin.
  package var y: Double

  /// A point in whatever unit the place that uses it names.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  package static let zero = Point(x: 0, y: 0)
}
