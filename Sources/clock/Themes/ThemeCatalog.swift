import Face
import Timekeeping

/// The themes that can be asked for by name.
enum ThemeCatalog {
  /// All themes, in the order of their names; of two with one name, the one that is found first.
  static func all() -> [ThemeFolder] {
    var found: [String: ThemeFolder] = [:]
    for folder in folders {
      for name in InputFile.names(in: folder) {
        guard let theme = ThemeFolder(folder + "/" + name), found[theme.name] == nil else {
          continue
        }
        found[theme.name] = theme
      }
    }
    return found.values.sorted { $0.name < $1.name }
  }

  /// What `--list-themes` prints: name, format and folder, one theme a line.
  static var listing: String {
    let classic = "\(FaceDesign.classicName)\tbuilt in\t-\n"
    return classic
      + all().map { "\($0.name)\t\($0.format.rawValue)\t\($0.path)\n" }.joined()
  }

  /// The theme of a name, or in a folder given by its path.
  ///
  /// - Throws: `UsageError` that says where names are looked up, and which come near.
  static func find(_ name: String) throws(UsageError) -> ThemeFolder {
    if name.contains("/") || name == "." || name == ".." {
      guard let theme = ThemeFolder(name) else {
        throw UsageError(
          message: "--theme \"\(name)\": there is no theme in that folder; it takes theme.ad, "
            + "clock-face.svg and its kin, or clock.svgz")
      }
      return theme
    }
    for folder in folders {
      if let theme = ThemeFolder(folder + "/" + name), theme.name == name { return theme }
    }
    let near = all().map(\.name).filter { Options.isNear($0, name) }
    throw UsageError(
      message: "--theme \"\(name)\": no such theme; "
        + (near.isEmpty
          ? "see clock --list-themes" : "did you mean \(alternatives(near))?"))
  }

  /// Whether there is a theme of a name, or in a folder given by its path.
  static func has(_ name: String) -> Bool {
    (try? find(name)) != nil
  }

  /// The folders that hold themes, those of the user first.
  private static var folders: [String] {
    let shared = UserFolders.sharedData
    var folders = ([UserFolders.data].compactMap(\.self) + shared).map { $0 + "/clock/themes" }
    folders += ProgramFolders.themes
    folders += [UserFolders.home].compactMap(\.self).map { $0 + "/.cairo-clock/themes" }
    folders += shared.flatMap { share in
      [
        share + "/cairo-clock/themes", share + "/cairo-dock/plug-ins/clock/themes",
        share + "/plasma/desktoptheme",
      ]
    }
    return folders
  }
}
