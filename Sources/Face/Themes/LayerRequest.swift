/// A picture that a theme needs from its folder, as the helper `clock-layer` makes it.
package struct LayerRequest: Equatable, Sendable {
  /// What is to be made of a file.
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
  }

  /// What the picture is known by in its theme.
  package let name: String
  /// The file's name in the theme's folder.
  package let file: String
  /// What is to be made of it.
  package let kind: Kind

  /// Whether only a place is asked for, which has a default.
  package var isHint: Bool {
    if case .box = kind { return true }
    return false
  }

  /// A request.
  package init(_ name: String, _ kind: Kind, file: String) {
    self.name = name
    self.kind = kind
    self.file = file
  }
}
