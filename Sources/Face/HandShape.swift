import Canvas
import Glibc

/// A hand's outline, or the shadow of it: bars of one colour that overlap.
///
/// Lengths are fractions of the dial's radius; the dial's centre, about which the hand turns, is the
/// origin, and the hand points to 12 o'clock.
struct HandShape: Equatable {
  /// The bars, which are painted as one.
  var bars: [Baton]
  /// The colour.
  var color: Color
  /// How far the edges are blurred to either side; 0 for sharp ones.
  var blur = 0.0

  /// The shape as a Cairo drawing, for pictures that are no pixels.
  ///
  /// Cairo has no blur, so that of a shadow is laid on in coats: the outline, grown less and less,
  /// each time one thin coat of the colour.
  var drawing: Drawing {
    guard blur > 0 else { return Drawing(Drawing.fill(outline(grownBy: 0), .color(color))) }
    let count = 8
    // So many coats over one another are as dark as the shadow is in its middle.
    let coat = color.withAlpha(1 - pow(1 - color.alpha, 1 / Double(count)))
    return Drawing(
      (0..<count).flatMap { index in
        let distance = blur * (0.9 - 1.3 * (Double(index) + 0.5) / Double(count))
        return Drawing.fill(outline(grownBy: distance), .color(coat))
      })
  }

  /// The smallest rectangle that holds all bars.
  var extent: Rectangle {
    bars.dropFirst().reduce(bars[0].edges) { $0.union($1.edges) }
  }

  private func outline(grownBy distance: Double) -> Path {
    bars.reduce(Path()) { path, bar in
      // What is thinner than the distance it shrinks by is gone.
      bar.width / 2 + distance > 0 ? path + bar.path(grownBy: distance) : path
    }
  }
}
