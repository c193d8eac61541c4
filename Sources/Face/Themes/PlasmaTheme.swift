import Canvas

/// The clock face of a Plasma desktop theme: one SVG file whose elements have known ids.
///
/// Hands point down. They turn about the middle of a hint element, or half their width below their
/// top.
package struct PlasmaTheme: ThemeSource {
  /// The name that the theme is asked for by.
  package let name: String
  /// The pictures that it needs.
  package let requests: [LayerRequest]

  private static let hands: [(id: String, hint: String, hand: Layer.Hand)] = [
    ("HourHand", "hour", .hour), ("MinuteHand", "minute", .minute),
    ("SecondHand", "second", .second),
  ]
  /// The hints whose extent says how far shadows fall, and to which side.
  private static let offsets: [(id: String, x: Double, y: Double)] = [
    ("hint-hands-shadow-offset-to-west", -1, 0), ("hint-hands-shadows-offset-to-east", 1, 0),
    ("hint-hands-shadow-offset-to-north", 0, -1), ("hint-hands-shadow-offset-to-south", 0, 1),
  ]

  /// The theme of a file.
  ///
  /// - Parameters:
  ///   - name: The desktop theme's name.
  ///   - file: `clock.svgz` or `clock.svg`.
  package init(name: String, file: String) {
    self.name = name
    var requests = ["ClockFace", "HandCenterScrew", "Glass"].map {
      LayerRequest($0, .element($0), file: file)
    }
    for (id, hint, _) in PlasmaTheme.hands {
      for (suffix, hintSuffix) in [("Shadow", "shadow"), ("", "")] {
        let center = PlasmaTheme.centerHint(hint + "hand" + hintSuffix)
        requests.append(LayerRequest(id + suffix, .element(id + suffix), file: file))
        requests.append(LayerRequest(center, .box(center), file: file))
      }
    }
    for offset in PlasmaTheme.offsets {
      requests.append(LayerRequest(offset.id, .box(offset.id), file: file))
    }
    self.requests = requests
  }

  /// The face that the files describe; nil without a dial.
  package func design(with images: [String: LayerImage]) -> FaceDesign? {
    guard let dial = images["ClockFace"], dial.page.width > 0 else { return nil }
    let unit = 2 / max(dial.page.width, dial.page.height)
    let shadow = PlasmaTheme.offsets.reduce(Point.zero) { sum, offset in
      guard let box = images[offset.id]?.page else { return sum }
      return Point(
        x: sum.x + offset.x * box.width * unit, y: sum.y + offset.y * box.height * unit)
    }
    var layers = [still(dial, unit: unit)]
    for (id, hint, hand) in PlasmaTheme.hands {
      for (suffix, hintSuffix) in [("Shadow", "shadow"), ("", "")] {
        guard let image = images[id + suffix] else { continue }
        let box = image.inkBox
        let center = images[PlasmaTheme.centerHint(hint + "hand" + hintSuffix)]?.page.center
        let pivot =
          center ?? Point(x: box.minX + box.width / 2, y: box.minY + box.width / 2)
        layers.append(
          Layer(
            drawing: image.drawing,
            // The other way round: down becomes up.
            content: image.content(x: -unit, y: -unit, origin: pivot),
            position: suffix.isEmpty ? .zero : shadow, turningWith: hand))
      }
    }
    if let screw = images["HandCenterScrew"] { layers.append(still(screw, unit: unit)) }
    if let glass = images["Glass"], glass.page.width > 0, glass.page.height > 0 {
      layers.append(
        Layer(
          drawing: glass.drawing,
          content: glass.content(
            x: dial.page.width * unit / glass.page.width,
            y: dial.page.height * unit / glass.page.height, origin: glass.page.center)))
    }
    return FaceDesign(name: name) { side, _ in
      Face(side: side, radius: Double(side) / 2, layers: layers)
    }
  }

  private static func centerHint(_ part: String) -> String {
    "hint-\(part)-rotation-center-offset"
  }

  /// An element with its middle on the dial's.
  private func still(_ image: LayerImage, unit: Double) -> Layer {
    Layer(
      drawing: image.drawing, content: image.content(x: unit, y: unit, origin: image.page.center))
  }
}
