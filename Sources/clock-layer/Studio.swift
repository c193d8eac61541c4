/// Makes the answers.
final class Studio {
  private let folder: ThemeFolder
  private let pixels: Int
  /// The document that the last request was about: the next is often about the same.
  private var last: (file: FileName, sheet: SVGSheet)?

  /// A studio for a request's files.
  init(_ request: Request) {
    folder = ThemeFolder(path: request.folder)
    pixels = request.pixels
  }

  /// Makes the record for one item.
  ///
  /// - Parameters:
  ///   - item: What is asked for.
  ///   - cautious: Whether it has crashed before.
  /// - Returns: A drawing, a box, or why there is neither.
  func answer(to item: Request.Item, cautious: Bool) -> [UInt8] {
    do throws(LayerError) {
      return try record(for: item, cautious: cautious)
    } catch {
      return Answer.error(item, LayerError(error.message, about: item.subject))
    }
  }

  private func record(for item: Request.Item, cautious: Bool) throws(LayerError) -> [UInt8] {
    switch item.subject {
    case .file(let file, let kind):
      return try record(of: kind, in: file, for: item, cautious: cautious)
    case .text(let block):
      let shaped = try ShapedText(block)
      let (drawing, scale) = try shaped.drawing()
      return Answer.layer(item, box: shaped.box, scale: scale, drawing: drawing)
    }
  }

  private func record(
    of kind: Request.Kind, in file: FileName, for item: Request.Item, cautious: Bool
  ) throws(LayerError) -> [UInt8] {
    if let record = try rasterRecord(of: kind, in: file, for: item) { return record }
    let sheet = try self.sheet(file)
    let plan: Plan
    switch kind {
    case .svg: plan = Plan(sheet, box: sheet.page)
    case .hand: plan = Plan(sheet, box: sheet.page, region: sheet.page.enlarged)
    case .picture: plan = Plan(sheet, box: sheet.page.square, isCropped: true)
    case .box(let id):
      return Answer.box(item, try sheet.document(showing: sheet.page).bounds(of: id))
    case .element(let id):
      let bounds = try sheet.document(showing: sheet.page).bounds(of: id)
      // The page clips what lies outside of it.
      plan = Plan(sheet, element: id, box: bounds, region: sheet.page.union(bounds))
    }
    let (drawing, scale) = try plan.drawing(pixels: pixels, asImage: cautious)
    var box = plan.box
    if kind == .picture { (box.x, box.y) = (0, 0) }
    return Answer.layer(item, box: box, scale: scale, drawing: drawing)
  }

  /// The record for a PNG or JPEG; nil for anything else, and where an SVG's element is wanted.
  private func rasterRecord(
    of kind: Request.Kind, in file: FileName, for item: Request.Item
  ) throws(LayerError) -> [UInt8]? {
    guard [.svg, .hand, .picture].contains(kind), last?.file != file else { return nil }
    let path = try folder.locate(file)
    let content = try ThemeFolder.read(path, limit: Limits.pictureBytes)
    guard let format = RasterPicture.Format(content) else { return nil }
    let whole = try RasterPicture(content, format: format)
    if kind == .picture { return try record(of: try whole.square(), for: item) }
    return try record(of: whole, for: item)
  }

  private func record(
    of picture: borrowing RasterPicture, for item: Request.Item
  ) throws(LayerError) -> [UInt8] {
    let reduced = try picture.reduced(to: min(pixels, Limits.bitmapSide))
    return Answer.layer(
      item,
      box: Box(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height)),
      scale: Double(reduced.width) / Double(picture.width), drawing: try reduced.drawing())
  }

  private func sheet(_ file: FileName) throws(LayerError) -> SVGSheet {
    if let last, last.file == file { return last.sheet }
    let path = try folder.locate(file)
    let content = try ThemeFolder.read(path, limit: Limits.svgBytes)
    let sheet = try SVGSheet(content, path: path)
    let end = path.lastIndex(of: UInt8(ascii: "/")) ?? 0
    try sheet.pictures.check(in: ThemeFolder(path: Array(path[...end])))
    last = (file, sheet)
    return sheet
  }
}
