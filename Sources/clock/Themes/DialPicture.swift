import Face

/// A person's own picture as the dial.
enum DialPicture {
  /// Has the helper make a picture for a dial; waits for it.
  ///
  /// - Parameters:
  ///   - file: A PNG, JPEG or SVG file.
  ///   - side: The side of the face in pixels.
  /// - Returns: The picture's middle square.
  /// - Throws: `ClockError` that names the file and the reason.
  static func load(_ file: String, side: Int) throws(ClockError) -> LayerImage {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.count > 1 ? parts.dropLast().joined(separator: "/") + "/" : "."
    guard let folder = InputFile.resolved(folder), let name = parts.last.map(String.init),
      !name.isEmpty
    else { throw ClockError("--dial \"\(file)\": there is no such file") }
    let loader = try LayerLoader(
      [LayerRequest("dial", .picture, file: name)], folder: folder, side: side)
    guard let image = try loader.waitForImages()["dial"] else {
      throw ClockError("--dial \"\(file)\": it takes a PNG, JPEG or SVG picture")
    }
    return image
  }
}
