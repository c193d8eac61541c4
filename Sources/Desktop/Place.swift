package import Canvas

/// Where a window is, as a person would say: in the corner of which monitor, and how far from it.
package struct Place: Equatable, Sendable {
  /// The monitor's name; empty for a screen without one.
  package let monitor: String
  /// From the monitor's left or right edge, whichever is nearer.
  package let x: Geometry.Offset
  /// From the monitor's top or bottom edge, whichever is nearer.
  package let y: Geometry.Offset

  /// The place of a window.
  ///
  /// - Parameters:
  ///   - box: The window on the root window, in pixels.
  ///   - monitors: Those that there are. The one with the largest part of the window counts; where
  ///     none shows any, the nearest; where there is none, the root window's corner.
  package init(of box: PixelBox, on monitors: [Monitor]) {
    let nearest = monitors.nearest(to: box)
    let area = nearest?.box ?? PixelBox(x: 0, y: 0, width: Int(Int16.max), height: Int(Int16.max))
    monitor = nearest?.name ?? ""
    x = Geometry.Offset(
      near: box.x - area.x, far: area.x + area.width - (box.x + box.width))
    y = Geometry.Offset(
      near: box.y - area.y, far: area.y + area.height - (box.y + box.height))
  }

  /// Reads a place, or returns nil where the text is not wholly one.
  ///
  /// - Parameter text: The offsets as X writes them, and the monitor's name to the end of the line:
  ///   "-20+30 DP-1" is 20 pixels from the right edge and 30 from the top. A second sign lies beyond
  ///   the edge: "+-5" beyond the left one, "--5" beyond the right one.
  package init?(_ text: String) {
    var rest = text.utf8[...]
    guard let x = Geometry.Offset(readingFrom: &rest), let y = Geometry.Offset(readingFrom: &rest),
      rest.isEmpty || rest.first == blank, !rest.contains(where: { $0 < blank })
    else { return nil }
    monitor = String(Substring(rest.dropFirst()))
    self.x = x
    self.y = y
  }

  /// The place as `init(_:)` reads it.
  package var text: String {
    x.text + y.text + (monitor.isEmpty ? "" : " \(monitor)")
  }

  /// Where a window at this place begins.
  ///
  /// - Parameters:
  ///   - width: The window's, in pixels.
  ///   - height: The window's, in pixels.
  ///   - monitors: Those that there are.
  /// - Returns: Its top left corner on the root window, in pixels; nil where the monitor isn't there.
  package func origin(width: Int, height: Int, on monitors: [Monitor]) -> (x: Int, y: Int)? {
    guard let area = monitors.first(where: { $0.name == monitor })?.box else { return nil }
    return (
      area.x + x.start(window: width, screen: area.width),
      area.y + y.start(window: height, screen: area.height)
    )
  }
}

extension Geometry.Offset {
  /// The shorter of two distances, as far as the protocol counts.
  fileprivate init(near: Int, far: Int) {
    isFromFarEdge = abs(far) < abs(near)
    let distance = isFromFarEdge ? far : near
    self.distance = max(Int(Int16.min), min(distance, Int(Int16.max)))
  }

  /// Takes an offset from the start of a text; nil where there is none.
  fileprivate init?(readingFrom text: inout Substring.UTF8View) {
    guard let edge = text.popFirst(), edge == plus || edge == minus else { return nil }
    let isBeyond = text.first == minus
    if isBeyond { text.removeFirst() }
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    text.removeFirst(digits.count)
    // The protocol counts pixels in 16 bits.
    guard let distance = Int16((isBeyond ? "-" : "") + Substring(digits)) else { return nil }
    self.init(distance: Int(distance), isFromFarEdge: edge == minus)
  }

  /// The offset as X writes it.
  fileprivate var text: String {
    (isFromFarEdge ? "-" : "+") + String(distance)
  }
}

private let plus = UInt8(ascii: "+")
private let minus = UInt8(ascii: "-")
private let blank = UInt8(ascii: " ")
