/// Lines of text as the request gives them.
struct TextBlock: Equatable {
  /// Where lines stand that are shorter than the longest.
  enum Alignment: String {
    /// All begin at the left edge, whichever way they are read.
    case left
    /// All have the same middle.
    case center
    /// All end at the right edge.
    case right
  }

  /// The text, its lines ended as Pango has it: by a line feed, say.
  let text: String
  /// The font as Pango describes one; a size in it counts for nothing.
  let font: String
  /// Where the lines stand.
  let alignment: Alignment

  /// The text for a message, or its beginning.
  var shown: String {
    text.count <= TextBlock.mostShown ? text : String(text.prefix(TextBlock.mostShown)) + "…"
  }

  /// Decodes the fields of a request; nil where one is not encoded rightly, or is no UTF-8.
  init?(alignment: Substring, font: some Collection<UInt8>, text: some Collection<UInt8>) {
    guard let alignment = Alignment(rawValue: String(alignment)),
      let font = PercentEncoding.decode(font).flatMap({ String(validating: $0, as: UTF8.self) }),
      let text = PercentEncoding.decode(text).flatMap({ String(validating: $0, as: UTF8.self) })
    else { return nil }
    self.text = text
    self.font = font
    self.alignment = alignment
  }

  /// - Throws: `LayerError` where there is more of it than anybody needs on a clock.
  func checkLength() throws(LayerError) {
    guard text.utf8.count <= Limits.textBytes else {
      throw LayerError("it has more than \(Limits.textBytes) bytes")
    }
    guard font.utf8.count <= Limits.fontBytes else {
      throw LayerError("its font's name has more than \(Limits.fontBytes) bytes")
    }
  }

  private static let mostShown = 40
}
