/// A picture that a face needs, as the helper `clock-layer` makes it: of a file in a theme's folder,
/// or of a text.
package struct LayerRequest: Equatable, Sendable {
  /// What is to be made.
  package enum Kind: Equatable, Sendable {
    /// A whole SVG, as far as its page shows it.
    case svg
    /// A whole SVG with all that lies outside its page.
    case hand
    /// One element of an SVG, by its id.
    case element(String)
    /// Where an element of an SVG is, by its id.
    case box(String)
    /// A picture of any kind, cropped to the square in its middle.
    case picture
    /// Lines of text in a font, as black outlines; the unit of its page is the font's size.
    case text(String, font: String, alignment: TextAlignment)
  }

  /// What the picture is known by in its theme.
  package let name: String
  /// The file's name in the theme's folder; empty for a text, which needs none.
  package let file: String
  /// What is to be made of it.
  package let kind: Kind

  /// Whether only a place is asked for, which has a default.
  package var isHint: Bool {
    if case .box = kind { return true }
    return false
  }

  /// Whether it is about no file.
  package var isText: Bool {
    if case .text = kind { return true }
    return false
  }

  /// A request for something of a file.
  package init(_ name: String, _ kind: Kind, file: String) {
    self.name = name
    self.kind = kind
    self.file = file
  }

  /// A request for a text.
  ///
  /// - Parameters:
  ///   - name: What it is to be known by.
  ///   - text: Its lines; neither empty nor with a zero in it.
  ///   - font: The font as Pango describes one, `Sans Bold`, say; not empty. A size counts for nothing.
  ///   - alignment: Where its lines stand.
  package init(_ name: String, text: String, font: String, alignment: TextAlignment = .center) {
    self.name = name
    kind = .text(text, font: font, alignment: alignment)
    file = ""
  }
}
