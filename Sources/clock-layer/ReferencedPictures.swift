/// The files of pixels that an SVG shows.
///
/// librsvg leaves out what it can't read without a word; these are looked at beforehand, so that a
/// theme's author learns of it.
struct ReferencedPictures {
  private let names: [[UInt8]]

  /// Finds the `href` attributes of an SVG that name a PNG or JPEG file.
  init(in svg: [UInt8]) {
    var names: [[UInt8]] = []
    let attribute = Array("href=".utf8)
    var position = 0
    while let start = svg[position...].firstIndex(of: attribute[0]) {
      position = start + 1
      guard svg[start...].starts(with: attribute) else { continue }
      let open = start + attribute.count
      guard open < svg.count, [UInt8(ascii: "\""), 39].contains(svg[open]),
        let close = svg[(open + 1)...].firstIndex(of: svg[open])
      else { continue }
      position = close
      let name = svg[(open + 1)..<close]
      if ReferencedPictures.isFileOfPixels(name) { names.append(Array(name)) }
    }
    self.names = names
  }

  /// Reads all of them.
  ///
  /// - Parameter folder: The folder of the SVG, below which librsvg looks for them.
  /// - Throws: `LayerError` that names the first that can't be read, and the reason.
  func check(in folder: ThemeFolder) throws(LayerError) {
    for name in names {
      guard let file = FileName(percentEncoded: name) else { continue }
      do throws(LayerError) {
        let content = try ThemeFolder.read(try folder.locate(file), limit: Limits.pictureBytes)
        guard let format = RasterPicture.Format(content) else {
          throw LayerError("it is no PNG or JPEG")
        }
        _ = try RasterPicture(content, format: format)
      } catch {
        throw LayerError(
          "its picture \"\(String(decoding: name, as: UTF8.self))\": \(error.message)")
      }
    }
  }

  private static func isFileOfPixels(_ name: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: name, as: UTF8.self).lowercased()
    return !text.hasPrefix("data:") && [".png", ".jpg", ".jpeg"].contains { text.hasSuffix($0) }
  }
}
