import Canvas

/// A file to draw a picture into; its suffix says what kind.
struct PictureFile: Equatable {
  /// What a picture can be written as.
  enum Format: String, CaseIterable {
    case png, svg, pdf
  }

  /// Where it goes.
  let path: String
  /// What kind of picture it is.
  let format: Format

  /// A picture file from its path, or nil where the suffix names no format.
  init?(path: String) {
    guard let dot = path.lastIndex(of: "."),
      let format = Format(rawValue: path[path.index(after: dot)...].lowercased())
    else { return nil }
    self.path = path
    self.format = format
  }
}
