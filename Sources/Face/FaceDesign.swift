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
  package let face: (_ side: Int, _ castsShadow: Bool) -> Face

  /// A design from its parts.
  package init(
    name: String, motion: Motion? = nil, work: MotionWork = MotionWork(),
    background: Color = Color(0xffffff),
    face: @escaping (_ side: Int, _ castsShadow: Bool) -> Face
  ) {
    self.name = name
    self.motion = motion
    self.work = work
    self.background = background
    self.face = face
  }

  /// A painter of the face for a square picture.
  ///
  /// - Parameters:
  ///   - side: Its side in pixels.
  ///   - hasAlpha: Whether the desktop shows through where the picture is transparent. Elsewhere the
  ///     window is cut to what is opaque, and a dial of little else than marks gets a disc behind it.
  /// - Returns: The painter.
  /// - Throws: `CanvasError` where there is no memory for its cached layers.
  package func painter(side: Int, hasAlpha: Bool) throws(CanvasError) -> FacePainter {
    let face = face(side, hasAlpha)
    let painter = try FacePainter(face: face)
    guard !hasAlpha, painter.opaqueArea < .pi * face.radius * face.radius / 4 else {
      return painter
    }
    let disc = Layer(
      drawing: Drawing(Drawing.fill(.circle(radius: 1), .color(background))))
    return try FacePainter(
      face: Face(side: side, radius: face.radius, layers: [disc] + face.layers))
  }

  /// The same face with a picture for a dial, which fills the square.
  package func withDial(_ image: LayerImage) -> FaceDesign {
    FaceDesign(name: name, motion: motion, work: work, background: background) { side, _ in
      let face = face(side, false)
      let length = Double(side) / face.radius / max(image.page.width, image.page.height)
      let dial = Layer(
        drawing: image.drawing,
        content: image.content(x: length, y: length, origin: image.page.center))
      let hands = face.layers.drop { $0.hand == nil }
      return Face(side: side, radius: face.radius, layers: [dial] + hands)
    }
  }

  /// The face that the clock starts with.
  package static let classicName = "classic"

  /// The classic face, which needs no file.
  package static func classic() -> FaceDesign {
    FaceDesign(name: classicName) { side, castsShadow in
      ClassicFace.face(side: side, castsShadow: castsShadow)
    }
  }
}
