import Canvas

extension FaceDesign {
  /// The same face with texts on its dial, below the hands: each where the theme says, or where it
  /// covers nothing of the dial. A face that is too small for letters has none.
  ///
  /// - Parameter inscriptions: The texts; none leaves the face as it is.
  /// - Returns: The face.
  package func inscribed(with inscriptions: [Inscription]) -> FaceDesign {
    guard !inscriptions.isEmpty else { return self }
    return with { side, castsShadow in
      face(side, castsShadow).inscribed(with: inscriptions)
    }
  }
}

extension Face {
  /// The number of layers that lie still below all hands.
  var firstTurning: Int { layers.firstIndex { $0.hand != nil } ?? layers.count }

  /// The face with texts on its dial.
  func inscribed(with inscriptions: [Inscription]) -> Face {
    // A dial that there is no memory for can't be written on; its painter will say so.
    guard side >= Inscription.leastSide, let ground = try? DialGround(of: self) else { return self }
    let texts = places(of: inscriptions, on: ground).flatMap { inscription, place in
      let style = inscriptionStyles[inscription.kind]
      let ink = InscriptionInk(
        on: ground.patch(place.box), color: style?.color, hand: hourHandColor)
      return inscription.layers(at: place, in: ink)
    }
    var face = self
    face.layers.insert(contentsOf: texts, at: firstTurning)
    return face
  }

  /// Where texts stand: labels first, since a date can do with less.
  func places(
    of inscriptions: [Inscription], on ground: DialGround
  ) -> [(Inscription, InscriptionPlace)] {
    // Letters of fewer pixels are hard to read, so small faces have larger ones.
    let standard = max(0.13, min(0.2, 11.5 / radius))
    let order = inscriptions.filter { $0.kind == .label } + inscriptions.filter { $0.kind == .date }
    return order.filter { $0.image.page.width > 0 }.reduce(into: []) { places, inscription in
      let style = inscriptionStyles[inscription.kind]
      let size = style?.size ?? standard
      let place =
        if let position = style?.position {
          InscriptionPlace(inscription, at: position, size: size)
        } else {
          InscriptionPlace(
            inscription, on: ground, largest: size, avoiding: places.map(\.1.box))
        }
      places.append((inscription, place))
    }
  }

  /// The colour of the hour hand, where it has but one.
  private var hourHandColor: Color? {
    layers.first { $0.hand == .hour && $0.shape?.blur == 0 }?.shape?.color
  }
}

extension Inscription {
  /// The text at a place, and a line around its letters where they need one.
  fileprivate func layers(at place: InscriptionPlace, in ink: InscriptionInk) -> [Layer] {
    let size = place.size * min(1, lettersWidth / image.page.width)
    let content = image.content(x: size, y: size, origin: image.page.center)
    func layer(_ drawing: Drawing) -> Layer {
      Layer(drawing: drawing, content: content, position: place.center)
    }
    let letters = layer(image.drawing.colored(ink.fill))
    guard let edge = ink.edge else { return [letters] }
    // A line lies half within the letters.
    return [
      layer(image.drawing.stroked(width: 0.2 * image.scale).colored(edge)), letters,
    ]
  }
}

extension Drawing {
  /// The same drawing with a line along each outline in the place of what fills it.
  ///
  /// - Parameter width: The line's, in the drawing's units.
  /// - Returns: The lines alone.
  fileprivate func stroked(width: Double) -> Drawing {
    Drawing(
      [.lineWidth(width), .lineJoin(.round)]
        + commands.map { command in
          switch command {
          case .fill: .stroke
          case .group(let drawing, let matrix, let opacity):
            .group(drawing.stroked(width: width), matrix: matrix, opacity: opacity)
          default: command
          }
        })
  }
}
