import Foundation

/// Lines over logarithmic axes, where what is proportional has the same slope. It has a ground of its
/// own, so that it is read on any page.
struct Plot {
  /// A measured point; both numbers are positive.
  struct Point {
    let x, y: Double
  }

  /// Points of one kind.
  struct Line {
    let name: String
    let points: [Point]
    /// Whether it has the axis on the right.
    var isOther = false
  }

  let title, xTitle, yTitle: String
  var otherTitle: String?
  let lines: [Line]

  /// The edges of the field within the axes, in a picture of 760 by 420.
  private let left = 64.0
  private let top = 48.0
  private let right = 680.0
  private let bottom = 360.0
  private let colors = ["#1f5fa8", "#c2410c", "#777777"]

  /// The plot as a file.
  var svg: String {
    let own = lines.filter { !$0.isOther }.flatMap(\.points)
    let other = lines.filter(\.isOther).flatMap(\.points)
    let x = LogScale(own.map(\.x), from: left, to: right)
    // As many decades on both sides.
    let decades = max(LogScale.decades(own.map(\.y)), LogScale.decades(other.map(\.y)))
    let y = LogScale(own.map(\.y), decades: decades, from: bottom, to: top)
    let otherY = LogScale(other.map(\.y), decades: decades, from: bottom, to: top)
    var parts = [
      """
      <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 760 420' font-family='sans-serif'>
      <rect width='100%' height='100%' rx='6' fill='#fff'/>
      """,
      text(title, left, 28, size: 15), text(xTitle, (left + right) / 2, 400, anchor: "middle"),
      text(yTitle, 18, (top + bottom) / 2, anchor: "middle", turned: -90),
    ]
    parts += Set(own.map(\.x)).sorted().flatMap {
      [rule(x[$0], top, x[$0], bottom), text($0.figure, x[$0], bottom + 18, anchor: "middle")]
    }
    parts += y.ticks.flatMap {
      [rule(left, y[$0], right, y[$0]), text($0.figure, left - 8, y[$0] + 4, anchor: "end")]
    }
    if let otherTitle {
      parts += otherY.ticks.map { text($0.figure, right + 8, otherY[$0] + 4) }
      parts.append(text(otherTitle, 750, (top + bottom) / 2, anchor: "middle", turned: -90))
    }
    for (index, line) in lines.enumerated() {
      parts += draw(line, x: x, y: line.isOther ? otherY : y, color: colors[index], place: index)
    }
    return parts.joined(separator: "\n") + "\n</svg>\n"
  }

  private func draw(_ line: Line, x: LogScale, y: LogScale, color: String, place: Int) -> [String] {
    let points = line.points.map { (x: x[$0.x], y: y[$0.y], label: $0.y.figure) }
    let path = points.map { "\(pixels($0.x)),\(pixels($0.y))" }.joined(separator: " ")
    let stroke =
      "fill='none' stroke='\(color)' stroke-width='2'"
      + (line.isOther ? " stroke-dasharray='5 4'" : "")
    let row = top + 16 + 18 * Double(place)
    return [
      "<polyline points='\(path)' \(stroke)/>",
      "<path d='M\(pixels(left + 12)) \(pixels(row))h24' \(stroke)/>",
      text(line.name, left + 42, row + 4),
    ]
      + points.flatMap { point in
        [
          "<circle cx='\(pixels(point.x))' cy='\(pixels(point.y))' r='3.5' fill='\(color)'/>",
          label(point.label, point.x, point.y, of: line, color: color, isAbove: place == 1),
        ]
      }
  }

  /// Lines that lie beside each other have their labels on different sides.
  private func label(
    _ label: String, _ x: Double, _ y: Double, of line: Line, color: String, isAbove: Bool
  ) -> String {
    line.isOther
      ? text(label, x - 8, y - 4, anchor: "end", size: 10, color: color)
      : text(label, x, y + (isAbove ? -8 : 16), anchor: "middle", size: 10, color: color)
  }

  private func rule(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    "<path d='M\(pixels(x1)) \(pixels(y1))L\(pixels(x2)) \(pixels(y2))' stroke='#ddd'/>"
  }

  private func text(
    _ text: String, _ x: Double, _ y: Double, anchor: String = "start", size: Int = 12,
    color: String = "#222", turned degrees: Int = 0
  ) -> String {
    let place = "translate(\(pixels(x)) \(pixels(y))) rotate(\(degrees))"
    let look =
      "text-anchor='\(anchor)' font-size='\(size)' fill='\(color)' "
      + "stroke='#fff' stroke-width='3' paint-order='stroke'"
    return "<text transform='\(place)' \(look)>\(text)</text>"
  }

  private func pixels(_ length: Double) -> String {
    String(format: "%.1f", length)
  }
}
