import Canvas

/// A native theme's face for one optical size, as its keys describe it.
struct NativeFace {
  /// Which sizes it is for.
  enum Variant: String, CaseIterable {
    case small, regular, large
  }

  /// The pictures that it needs.
  private(set) var requests: [LayerRequest] = []

  private var dial: (image: String?, size: Double, color: Color?)
  private var hands: [NativeHand] = []
  private var hub: (radius: Double, color: Color)
  private var cap: (radius: Double, color: Color)
  private var hubImage: (image: String?, size: Double)
  private var foreground: (image: String?, size: Double)
  private var inscriptionStyles: [Inscription.Kind: InscriptionStyle] = [:]

  /// Reads the keys of one optical size; without a value of its own, a key has the regular one.
  init(_ variant: Variant, keys: inout ThemeKeys) {
    var reader = VariantKeys(variant)
    dial = (
      reader.image("dial.image", .svg, keys: &keys), reader.number("dial.size", 2, &keys),
      reader.color("dial.color", &keys)
    )
    let defaults: [(Layer.Hand, String, Size, UInt32)] = [
      (.hour, "hour", Size(width: 0.06, height: 0.5), 0x000000),
      (.minute, "minute", Size(width: 0.04, height: 0.8), 0x000000),
      (.second, "second", Size(width: 0.02, height: 0.9), 0xff0000),
    ]
    for (hand, name, size, color) in defaults {
      hands.append(
        reader.hand(hand, name, size: size, color: Color(color), keys: &keys))
    }
    let black = Color(0x000000)
    hub = (reader.number("hub.radius", 0, &keys), reader.color("hub.color", &keys) ?? black)
    cap = (reader.number("cap.radius", 0, &keys), reader.color("cap.color", &keys) ?? black)
    hubImage = (
      reader.image("hub.image", .svg, keys: &keys), reader.number("hub.size", 0.2, &keys)
    )
    foreground = (
      reader.image("foreground.image", .svg, keys: &keys),
      reader.number("foreground.size", 2, &keys)
    )
    for kind in Inscription.Kind.allCases {
      inscriptionStyles[kind] = reader.inscription(kind, keys: &keys)
    }
    requests = reader.requests
  }

  /// The face for a square picture.
  ///
  /// - Parameters:
  ///   - side: Its side in pixels.
  ///   - radius: The dial's radius as a fraction of half the side.
  ///   - images: The theme's pictures.
  /// - Returns: The face.
  func face(side: Int, radius: Double, images: [String: LayerImage]) -> Face {
    var layers: [Layer] = []
    if let color = dial.color {
      layers.append(Layer(drawing: Drawing(Drawing.fill(.circle(radius: 1), .color(color)))))
    }
    layers += still(dial.image, size: dial.size, images)
    let castsShadow = OpticalSize(side: side).castsShadows
    let groups = hands.map { $0.layers(images: images, castsShadow: castsShadow) }
    layers += groups[..<2].joined()
    layers += disc(hub)
    layers += groups[2...].joined()
    layers += disc(cap)
    layers += still(hubImage.image, size: hubImage.size, images)
    layers += still(foreground.image, size: foreground.size, images)
    var face = Face(side: side, radius: radius * Double(side) / 2, layers: layers)
    face.inscriptionStyles = inscriptionStyles
    return face
  }

  private func disc(_ disc: (radius: Double, color: Color)) -> [Layer] {
    disc.radius > 0 ? [Layer(discOfRadius: disc.radius, color: disc.color)] : []
  }

  /// A picture with its middle on the dial's, its larger side so many radii long.
  private func still(
    _ name: String?, size: Double, _ images: [String: LayerImage]
  ) -> [Layer] {
    guard let name, let image = images[name], image.page.width > 0, image.page.height > 0 else {
      return []
    }
    let unit = size / max(image.page.width, image.page.height)
    let content = image.content(x: unit, y: unit, origin: image.page.center)
    return [Layer(drawing: image.drawing, content: content)]
  }
}
