import Desktop
import Face
import Timekeeping

/// A theme on its way: its description has been read, and its pictures come.
final class ThemeLoader {
  /// The pictures.
  let layers: LayerLoader

  private let folder: ThemeFolder
  private let source: any ThemeSource

  /// Reads a theme's description, and starts the helper where its pictures are not known yet.
  ///
  /// - Parameters:
  ///   - folder: The theme's folder.
  ///   - side: The side of the face in pixels, for what can't be vectors.
  /// - Throws: `ClockError` that names the file and the reason.
  init(_ folder: ThemeFolder, side: Int) throws(ClockError) {
    self.folder = folder
    source = try ThemeLoader.source(of: folder)
    layers = try LayerLoader(
      source.requests, folder: folder.path, files: InputFile.names(in: folder.path), side: side)
  }

  /// The theme's face, if all of it is there now; does not wait.
  ///
  /// - Returns: Nil while the helper is at work.
  /// - Throws: `ClockError` where the theme can't be shown.
  func design() throws(ClockError) -> FaceDesign? {
    guard let images = try layers.images() else { return nil }
    return try design(with: images)
  }

  /// The theme's face; waits for the helper.
  ///
  /// - Throws: `ClockError` where the theme can't be shown.
  func waitForDesign() throws(ClockError) -> FaceDesign {
    try design(with: try layers.waitForImages())
  }

  private func design(with images: [String: LayerImage]) throws(ClockError) -> FaceDesign {
    guard let design = source.design(with: images) else {
      throw ClockError("the theme \"\(folder.path)\": none of its dial's pictures can be shown")
    }
    return design
  }

  private static func source(of folder: ThemeFolder) throws(ClockError) -> any ThemeSource {
    switch folder.format {
    case .native:
      let file = folder.path + "/theme.ad"
      let bytes = try InputFile.read(file, limit: ResourceDatabase.mostBytes)
      let database = ResourceDatabase(text: String(decoding: bytes, as: UTF8.self))
      let theme = NativeTheme(name: folder.name, names: database.names) {
        database.value(of: $0)
      }
      for problem in database.problems + theme.problems { report("\(file): \(problem)") }
      return theme
    case .cairoClock, .cairoDock:
      let files = Set(InputFile.names(in: folder.path))
      let missing = CairoClockTheme.files.filter { !files.contains($0) }
      if !missing.isEmpty {
        report(
          "the theme \"\(folder.path)\" has no \(alternatives(missing)); the rest is shown")
      }
      return CairoClockTheme(
        name: folder.name, flavor: folder.format == .cairoClock ? .cairoClock : .cairoDock,
        files: files)
    case .plasma:
      return PlasmaTheme(
        name: folder.name, file: ThemeFolder.plasmaFile(in: folder.path) ?? "clock.svgz")
    }
  }
}
