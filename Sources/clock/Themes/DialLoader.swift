import Face

/// A person's own picture for the dial on its way.
struct DialLoader {
  /// The picture.
  let layers: LayerLoader

  private let file: String

  /// Has the helper make a picture, where it is not known yet.
  ///
  /// - Parameters:
  ///   - file: A PNG, JPEG or SVG file.
  ///   - side: The side of the face in pixels.
  /// - Throws: `ClockError` that names the file and the reason.
  init(_ file: String, side: Int) throws(ClockError) {
    self.file = file
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") + "/" : "."
    guard let folder = InputFile.resolved(folder), let name = parts.last.map(String.init),
      !name.isEmpty
    else { throw ClockError("--dial \"\(file)\": there is no such file") }
    layers = try LayerLoader(
      [LayerRequest("dial", .picture, file: name)], folder: folder, files: [name], side: side)
  }

  /// The picture among those that have come.
  ///
  /// - Throws: `ClockError` where it could not be made, for the reason that was reported.
  func image(from images: [String: LayerImage]) throws(ClockError) -> LayerImage {
    guard let image = images["dial"] else {
      throw ClockError("--dial \"\(file)\" can't be shown; it takes a PNG, JPEG or SVG picture")
    }
    return image
  }
}
