import Canvas
import Timekeeping

/// A theme of cairo-clock, or of cairo-dock's clock, which took over its format: twelve SVG files.
///
/// The page of the first layer that is there (`clock-drop-shadow.svg` in a complete theme) gives the
/// units. A hand's origin is its pivot, and it points along the x axis.
package struct CairoClockTheme: ThemeSource {
  /// Whose theme it is; they differ in where the shadows of hands fall.
  package enum Flavor: Sendable {
    /// Shadows fall right and down.
    case cairoClock
    /// Shadows fall left and down.
    case cairoDock
  }

  /// The layers in the order in which they are drawn, and the hand that each turns with.
  private static let layers: [(file: String, hand: Layer.Hand?, isShadow: Bool)] = [
    ("clock-drop-shadow", nil, false), ("clock-face", nil, false), ("clock-marks", nil, false),
    ("clock-hour-hand-shadow", .hour, true), ("clock-minute-hand-shadow", .minute, true),
    ("clock-second-hand-shadow", .second, true), ("clock-hour-hand", .hour, false),
    ("clock-minute-hand", .minute, false), ("clock-second-hand", .second, false),
    ("clock-face-shadow", nil, false), ("clock-glass", nil, false), ("clock-frame", nil, false),
  ]

  /// The names of the files that make a complete theme.
  package static let files = layers.map { $0.file + ".svg" }

  /// How far a hand's shadow lies from the hand, in the theme's units: the same at every angle.
  private static let shadowOffset = 0.75

  /// The name that the theme is asked for by.
  package let name: String
  /// The pictures that it needs.
  package let requests: [LayerRequest]
  private let flavor: Flavor

  /// A theme of some of the files.
  ///
  /// - Parameters:
  ///   - name: The folder's name. One that ends in "-24" is for a 24-hour dial.
  ///   - flavor: Whose theme it is.
  ///   - files: The names of the files that are there.
  package init(name: String, flavor: Flavor, files: Set<String>) {
    self.name = name
    self.flavor = flavor
    requests = CairoClockTheme.layers.filter { files.contains($0.file + ".svg") }.map { layer in
      LayerRequest(layer.file, layer.hand == nil ? .svg : .hand, file: layer.file + ".svg")
    }
  }

  /// The face that the files describe; nil without a dial.
  package func design(with images: [String: LayerImage]) -> FaceDesign? {
    let shown = CairoClockTheme.layers.compactMap { layer in
      images[layer.file].map { (image: $0, hand: layer.hand, isShadow: layer.isShadow) }
    }
    guard let page = shown.first?.image.page, page.width > 0, page.height > 0 else { return nil }
    // The larger side of the page fills the square.
    let unit = 2 / max(page.width, page.height)
    let side = flavor == .cairoClock ? 1.0 : -1
    let shadow = Point(
      x: side * CairoClockTheme.shadowOffset * unit, y: CairoClockTheme.shadowOffset * unit)
    let layers = shown.map { layer in
      guard let hand = layer.hand else {
        return Layer(
          drawing: layer.image.drawing,
          content: layer.image.content(x: unit, y: unit, origin: page.center))
      }
      return Layer(
        drawing: layer.image.drawing, content: upright(layer.image, unit: unit),
        position: layer.isShadow ? shadow : .zero, turningWith: hand)
    }
    let hours = name.hasSuffix("-24") ? 24 : 12
    return FaceDesign(name: name, work: MotionWork(hoursPerTurn: hours)) { side, _ in
      Face(side: side, radius: Double(side) / 2, layers: layers)
    }
  }

  /// Turns a hand that points along the x axis to 12 o'clock.
  private func upright(_ image: LayerImage, unit: Double) -> Matrix {
    let factor = unit / image.scale
    return Matrix(xx: 0, yx: -factor, xy: factor, yy: 0, x0: 0, y0: 0)
  }
}
