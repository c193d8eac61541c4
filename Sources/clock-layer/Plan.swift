import CCairo

/// What is to be recorded of a document, and how large.
struct Plan {
  /// What the layer takes up, in units of the page as it was written.
  let box: Box
  private let sheet: SVGSheet
  private let element: String?
  private let region: Box
  private let isCropped: Bool

  /// - Parameters:
  ///   - sheet: What to draw.
  ///   - element: The one element to draw; nil for all.
  ///   - box: What the layer takes up.
  ///   - region: What is made the page, so that it does not clip; nil for the page as written.
  ///   - isCropped: Whether only the box is drawn, its corner being the drawing's origin.
  init(
    _ sheet: SVGSheet, element: String? = nil, box: Box, region: Box? = nil,
    isCropped: Bool = false
  ) {
    self.sheet = sheet
    self.element = element
    self.box = box
    self.region = region ?? sheet.page
    self.isCropped = isCropped
  }

  /// Records first at scale 1. What has images then is recorded at the size asked for, and what has
  /// none so large that Cairo's fixed point (1/256 of a unit) does not show. What cannot be said in
  /// a drawing's words is an image of that size as a whole.
  ///
  /// - Parameters:
  ///   - pixels: The side of what cannot be vectors.
  ///   - asImage: Whether it is an image in any case.
  /// - Returns: The drawing's text, and its units in one of the document's.
  /// - Throws: `LayerError` where it cannot be drawn.
  func drawing(
    pixels: Int, asImage: Bool
  ) throws(LayerError) -> (text: [UInt8], scale: Double) {
    // What librsvg makes images of, it makes as large as the page.
    let most = Plan.imageSide / region.side
    let imageScale = min(Double(pixels) / (isCropped ? box : sheet.page).side, most)
    if !asImage {
      do throws(LayerError) {
        let first = min(1, most)
        let text = try record(scale: first)
        let side = sheet.page.side
        let scale =
          text.hasImage
          ? imageScale
          : min(64, max((sheet.hasText ? Plan.textSide : Plan.vectorSide) / side, first))
        if scale == first { return (text.bytes, first) }
        return (try record(scale: scale).bytes, scale)
      } catch {
        if !error.isBeyondWords { throw error }
      }
    }
    return (try image(scale: imageScale), imageScale)
  }

  /// How large a page with images is at most: there may be many of its size at work, and a drawing
  /// of 64 MiB is the largest that is read.
  private static let imageSide = Double(Limits.bitmapSide)
  /// How large a page of vectors is recorded. (Cairo's script ends the process at a rectangle
  /// further left than 9,999 units.)
  private static let vectorSide = 6400.0
  /// How large one with text is: Pango's letters fail at about a thousand.
  private static let textSide = 900.0

  private func record(scale: Double) throws(LayerError) -> DrawingText {
    let document = try sheet.document(showing: region)
    var isClean = false
    defer { if !isClean { sheet.discardDocument() } }
    let script = try Recording.script { context throws(LayerError) in
      cairo_scale(context, scale, scale)
      if isCropped {
        cairo_translate(context, -box.x, -box.y)
        cairo_rectangle(context, box.x, box.y, box.width, box.height)
        cairo_clip(context)
      } else {
        cairo_translate(context, region.x, region.y)
      }
      try document.draw(element, on: context)
    }
    let text = try DrawingText(script: script)
    isClean = !text.hasImage
    return text
  }

  private func image(scale: Double) throws(LayerError) -> [UInt8] {
    let document = try sheet.document(showing: region)
    let shown = isCropped ? box : region
    let image = try PageImage(
      width: Int((shown.width * scale).rounded(.up)),
      height: Int((shown.height * scale).rounded(.up)))
    try image.draw { context throws(LayerError) in
      cairo_scale(context, scale, scale)
      if isCropped { cairo_translate(context, -box.x, -box.y) }
      try document.draw(element, on: context)
    }
    return isCropped
      ? image.drawing(x: 0, y: 0) : image.drawing(x: region.x * scale, y: region.y * scale)
  }
}
