package import Canvas

/// A monitor: a rectangle of the root window.
package struct Monitor: Equatable, Sendable {
  /// What the server calls it, as in "DP-1"; empty for a screen without a name.
  package let name: String
  /// Which part of the root window it shows, in pixels.
  package let box: PixelBox

  /// A monitor from its parts.
  ///
  /// - Parameters:
  ///   - name: What the server calls it. Anybody may name a monitor anything; here the name is one
  ///     line, without blanks around it, so that it can be written down and found again.
  ///   - box: Which part of the root window it shows, in pixels.
  package init(name: String, box: PixelBox) {
    let printable = name.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    let ink = printable.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    self.name = String(String.UnicodeScalarView(ink))
    self.box = box
  }
}

extension [Monitor] {
  /// The monitor that shows the largest part of a box of the root window; where none shows any, the
  /// one nearest to the box's centre; nil where there is no monitor.
  package func nearest(to box: PixelBox) -> Monitor? {
    // Of monitors that show the same, the first counts.
    let best = self.max { $0.box.intersection(box).area < $1.box.intersection(box).area }
    if let best, best.box.intersection(box).area > 0 { return best }
    return self.min {
      $0.box.squaredDistance(toCentreOf: box) < $1.box.squaredDistance(toCentreOf: box)
    }
  }

  /// A box of the root window, moved where too little of it can be seen.
  ///
  /// - Parameter box: In pixels.
  /// - Returns: The box itself where one monitor shows at least a quarter of its width and of its
  ///   height; else the box moved wholly onto the nearest monitor, by the shortest way. One that
  ///   is larger than the monitor begins at its left or top edge.
  package func broughtIntoView(_ box: PixelBox) -> PixelBox {
    let isInView = contains { monitor in
      let seen = monitor.box.intersection(box)
      return !seen.isEmpty && seen.width * 4 >= box.width && seen.height * 4 >= box.height
    }
    guard !isInView, let monitor = nearest(to: box)?.box else { return box }
    return PixelBox(
      x: Swift.max(monitor.x, Swift.min(box.x, monitor.x + monitor.width - box.width)),
      y: Swift.max(monitor.y, Swift.min(box.y, monitor.y + monitor.height - box.height)),
      width: box.width, height: box.height)
  }
}

extension PixelBox {
  /// How far the centre of another box lies from this one; the square of it, in half pixels.
  fileprivate func squaredDistance(toCentreOf other: PixelBox) -> Int {
    let across = distance(from: 2 * other.x + other.width, to: 2 * x, 2 * (x + width))
    let down = distance(from: 2 * other.y + other.height, to: 2 * y, 2 * (y + height))
    return across * across + down * down
  }
}

/// How far a number lies outside a range.
private func distance(from number: Int, to least: Int, _ most: Int) -> Int {
  max(0, least - number, number - most)
}
