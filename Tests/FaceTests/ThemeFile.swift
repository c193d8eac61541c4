import Canvas
import Desktop
import Foundation

@testable import Face

/// A native theme as the clock reads it, with a blank page for each of its pictures.
struct ThemeFile {
  let database: ResourceDatabase
  let theme: NativeTheme
  let design: FaceDesign

  /// The folder of the bundled themes.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "assets/themes")

  /// The names of the bundled themes.
  static let bundled: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { name in
      FileManager.default.fileExists(atPath: folder.appending(path: "\(name)/theme.ad").path)
    }.sorted()
  }()

  /// The theme that a text describes.
  init(text: String) throws {
    let database = ResourceDatabase(text: text)
    self.database = database
    theme = NativeTheme(name: "test", names: database.names) { database.value(of: $0) }
    let page = Rectangle(minX: -100, minY: -100, maxX: 100, maxY: 100)
    let blank = LayerImage(drawing: Drawing(), page: page, scale: 1)
    let images = theme.requests.map { ($0.name, blank) }
    guard let design = theme.design(with: Dictionary(uniqueKeysWithValues: images)) else {
      throw DrawingError("the theme shows nothing")
    }
    self.design = design
  }

  /// A theme that comes with the clock.
  init(bundled name: String) throws {
    let file = ThemeFile.folder.appending(path: "\(name)/theme.ad")
    try self.init(text: String(contentsOf: file, encoding: .utf8))
  }

  /// What is wrong with it.
  var problems: [String] { database.problems + theme.problems }

  /// The face for a square picture.
  func face(_ side: Int) -> Face { design.face(side, false) }

  /// The bars that make up a hand, without its shadow.
  func bars(_ hand: Layer.Hand, side: Int) -> [Baton] {
    layer(hand, side: side)?.shape?.bars ?? []
  }

  /// A hand itself, without its shadow.
  func layer(_ hand: Layer.Hand, side: Int) -> Layer? {
    face(side).layers.last { $0.hand == hand }
  }
}
