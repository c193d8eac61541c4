package import Canvas
package import Timekeeping

/// A face as somebody designed it: for every size, and with a motion of its own.
package struct FaceDesign {
  /// The name that it is asked for by.
  package let name: String
  /// How its hands would like to move; nil where it leaves that to others.
  package let motion: Motion?
  /// How the minute and hour hands follow the seconds.
  package let work: MotionWork
  /// What lies behind a dial that can be seen through, where the desktop can't show through.
  package let background: Color
  /// The face for a square picture of so many pixels a side, with or without a shadow on what lies
  /// around it.
  package let face: Maker
  /// The same for an hour hand that turns once a day, where that is another.
  private let dayFace: Maker?

  /// Makes a face for a square picture of so many pixels a side, with or without a shadow on what
  /// lies around it.
  package typealias Maker = (_ side: Int, _ castsShadow: Bool) -> Face

  /// A design from its parts.
  package init(
    name: String, motion: Motion? = nil, work: MotionWork = MotionWork(),
    background: Color = Color(0xffffff), dayFace: Maker? = nil, face: @escaping Maker
  ) {
    self.name = name
    self.motion = motion
    self.work = work
    self.background = background
    self.dayFace = dayFace
    self.face = face
  }

  /// What can be seen of the desktop around a face, and behind it.
  package enum Surrounding: Sendable {
    /// All that the picture leaves transparent.
    case transparent
    /// What lies outside the shape that the window is cut to.
    case cut
    /// Nothing: the window is a square.
    case opaque
  }

  /// A painter of the face for a square picture.
  ///
  /// - Parameters:
  ///   - side: Its side in pixels.
  ///   - surrounding: What the picture is shown in. Where the desktop does not show through, a dial of
  ///     little else than marks gets a disc behind it, or a square.
  /// - Returns: The painter.
  /// - Throws: `CanvasError` where there is no memory for its cached layers.
  package func painter(side: Int, in surrounding: Surrounding) throws(CanvasError) -> FacePainter {
    let face = face(side, surrounding == .transparent)
    let ground: Path
    switch surrounding {
    case .transparent: return try FacePainter(face: face)
    case .cut:
      let painter = try FacePainter(face: face)
      if painter.hasOpaqueDial { return painter }
      ground = .circle(radius: 1)
    case .opaque:
      let half = Double(side) / 2 / face.radius
      ground = .roundedRectangle(
        Rectangle(minX: -half, minY: -half, maxX: half, maxY: half), cornerRadius: 0)
    }
    let layer = Layer(drawing: Drawing(Drawing.fill(ground, .color(background))))
    return try FacePainter(
      face: Face(side: side, radius: face.radius, layers: [layer] + face.layers))
  }

  /// The same face with a layer above all others.
  package func covered(by layer: Layer) -> FaceDesign {
    with { side, castsShadow in
      let face = face(side, castsShadow)
      return Face(side: side, radius: face.radius, layers: face.layers + [layer])
    }
  }

  /// The same face with a picture for a dial, which fills the square.
  package func withDial(_ image: LayerImage) -> FaceDesign {
    with { side, _ in
      let face = face(side, false)
      let length = Double(side) / face.radius / max(image.page.width, image.page.height)
      let dial = Layer(
        drawing: image.drawing,
        content: image.content(x: length, y: length, origin: image.page.center))
      let hands = face.layers.drop { $0.hand == nil }
      return Face(side: side, radius: face.radius, layers: [dial] + hands)
    }
  }

  /// The same face with an hour hand that turns once in so many hours.
  ///
  /// A theme's own dial stays what it is; a dial or texts are laid on what this gives.
  ///
  /// - Parameter hours: 12 or 24; nil leaves that to the face.
  /// - Returns: The face.
  package func turning(hours: Int?) -> FaceDesign {
    guard let hours, hours != work.hoursPerTurn else { return self }
    var work = work
    work.hoursPerTurn = hours
    return with(work, face: hours == 24 ? dayFace ?? face : face)
  }

  /// The same design with another face for each size, and maybe other works.
  func with(_ work: MotionWork? = nil, face: @escaping Maker) -> FaceDesign {
    FaceDesign(
      name: name, motion: motion, work: work ?? self.work, background: background, face: face)
  }

  /// The face that the clock starts with.
  package static let classicName = "classic"

  /// The classic face, which needs no file.
  package static func classic() -> FaceDesign {
    FaceDesign(
      name: classicName,
      dayFace: { side, castsShadow in
        ClassicFace.face(side: side, castsShadow: castsShadow, hasHourRing: true)
      },
      face: { side, castsShadow in ClassicFace.face(side: side, castsShadow: castsShadow) })
  }
}
