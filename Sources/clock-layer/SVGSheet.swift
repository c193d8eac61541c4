/// An SVG file, read with its page as it is or larger.
final class SVGSheet {
  /// The page as it was written.
  let page: Box
  private let viewBox: Box?
  private let content: [UInt8]
  private let path: [UInt8]
  private var last: (region: Box, document: SVGDocument)?

  /// Reads a file's content.
  ///
  /// - Parameters:
  ///   - content: SVG or SVGZ.
  ///   - path: The file's real path.
  /// - Throws: `LayerError` where it is neither.
  init(_ content: [UInt8], path: [UInt8]) throws(LayerError) {
    var content = content
    if Inflater.isPacked(content) {
      guard let unpacked = Inflater.unpack(content, limit: Limits.svgBytes) else {
        throw LayerError(
          "it cannot be unpacked, or has more than \(Limits.svgBytes >> 20) MiB unpacked")
      }
      content = unpacked
    }
    // librsvg would unpack it once more, without a bound.
    if Inflater.isPacked(content) { throw LayerError("it is packed twice") }
    self.content = content
    self.path = path
    let document = try SVGDocument(content, path: path)
    page = document.page
    viewBox = document.viewBox
    last = (page, document)
  }

  /// The document as it was written, or with another page.
  ///
  /// - Parameter region: What the page is to show, in units of the page as it was written.
  /// - Returns: The document, read anew where it has to be.
  /// - Throws: `LayerError` where the page cannot be changed.
  func document(showing region: Box) throws(LayerError) -> SVGDocument {
    if let last, last.region == region { return last.document }
    var content = content
    if region != page {
      guard let root = RootElement(content) else {
        throw LayerError("the size of its page cannot be found")
      }
      content = root.document(showing: region, page: page, viewBox: viewBox)
    }
    let document = try SVGDocument(content, path: path)
    last = (region, document)
    return document
  }

  /// Lets go of the document that was read. An image of its that was written into a script would
  /// only be named in the next one, by a name that means nothing there.
  func discardDocument() {
    last = nil
  }

  /// The files of pixels that it shows.
  var pictures: ReferencedPictures { ReferencedPictures(in: content) }

  /// Whether there may be text.
  var hasText: Bool {
    content.withUnsafeBufferPointer { content in
      content.indices.contains { index in
        content[index] == UInt8(ascii: "<") || content[index] == UInt8(ascii: ":")
          ? content[(index + 1)...].starts(with: "text".utf8) : false
      }
    }
  }
}
