import Canvas

/// Reads the keys of one optical size of a native theme.
struct VariantKeys {
  private let variant: NativeFace.Variant
  /// The pictures that the keys named.
  private(set) var requests: [LayerRequest] = []

  /// The keys that describe a part of a face, after which `small.` and `large.` may be put.
  static let names: [String] = {
    let pictures = ["dial", "foreground", "hub"].flatMap { ["\($0).image", "\($0).size"] }
    let hands = ["hour", "minute", "second"].flatMap { hand in
      [
        "image", "size", "anchor", "position", "cornerRadius", "color", "shadow", "tail", "disc",
      ].map { "\(hand).\($0)" }
    }
    let texts = Inscription.Kind.allCases.flatMap { kind in
      ["position", "size", "color"].map { "\(kind.rawValue).\($0)" }
    }
    let discs = ["dial.color", "hub.radius", "hub.color", "cap.radius", "cap.color"]
    return pictures + hands + texts + discs
  }()

  /// The places and the lengths that make sense, in radii.
  private static let places = -4.0...4.0
  private static let lengths = 0.0...4.0

  init(_ variant: NativeFace.Variant) {
    self.variant = variant
  }

  /// The key to look a name up by: the variant's own where it has one.
  private func key(_ name: String, _ keys: ThemeKeys) -> String {
    let own = "\(variant.rawValue).\(name)"
    return variant != .regular && keys.text(own) != nil ? own : name
  }

  func number(_ name: String, _ standard: Double, _ keys: inout ThemeKeys) -> Double {
    keys.number(key(name, keys), in: 0...4) ?? standard
  }

  func color(_ name: String, _ keys: inout ThemeKeys) -> Color? {
    keys.color(key(name, keys))
  }

  /// Notes a picture that a key names, and gives the name of its request.
  mutating func image(
    _ name: String, _ kind: LayerRequest.Kind, keys: inout ThemeKeys
  ) -> String? {
    let key = key(name, keys)
    guard let file = keys.file(key) else { return nil }
    requests.append(LayerRequest(key, kind, file: file))
    return key
  }

  /// What the keys say about a text on the dial; nil for nothing.
  func inscription(_ kind: Inscription.Kind, keys: inout ThemeKeys) -> InscriptionStyle? {
    func key(_ part: String) -> String { self.key("\(kind.rawValue).\(part)", keys) }
    let style = InscriptionStyle(
      position: keys.numbers(key("position"), in: [-1...1, -1...1]).map {
        Point(x: $0[0], y: $0[1])
      },
      size: keys.number(key("size"), in: 0.02...1), color: keys.color(key("color")))
    return style == InscriptionStyle() ? nil : style
  }

  mutating func hand(
    _ hand: Layer.Hand, _ name: String, size: Size, color: Color, keys: inout ThemeKeys
  ) -> NativeHand {
    func numbers(_ part: String, _ ranges: ClosedRange<Double>...) -> [Double]? {
      keys.numbers(key("\(name).\(part)", keys), in: ranges)
    }
    let (places, lengths) = (VariantKeys.places, VariantKeys.lengths)
    let ownSize =
      numbers("size", lengths, lengths).map { Size(width: $0[0], height: $0[1]) } ?? size
    let anchor =
      numbers("anchor", places, places).map { Point(x: $0[0], y: $0[1]) } ?? Point(x: 0.5, y: 1)
    let position = numbers("position", places, places).map { Point(x: $0[0], y: $0[1]) } ?? .zero
    let corner = numbers("cornerRadius", lengths)?.first ?? 0
    let shadow = numbers("shadow", places, places, lengths, 0...1).map {
      (offset: Point(x: $0[0], y: $0[1]), blur: $0[2], opacity: $0[3])
    }
    var tails: [Baton] = []
    if let tail = numbers("tail", places, places, lengths, lengths) {
      tails.append(Baton(from: tail[0], to: tail[1], width: tail[2], cornerRadius: tail[3]))
    }
    if let disc = numbers("disc", places, lengths) {
      tails.append(
        Baton(
          from: disc[0] - disc[1], to: disc[0] + disc[1], width: 2 * disc[1],
          cornerRadius: disc[1]))
    }
    let ownColor = keys.color(key("\(name).color", keys)) ?? color
    return NativeHand(
      hand: hand, image: image("\(name).image", .hand, keys: &keys), size: ownSize,
      anchorPoint: anchor, position: position, cornerRadius: corner, color: ownColor,
      shadow: shadow, tails: tails)
  }
}
