import Face

/// A folder that holds a theme.
struct ThemeFolder {
  /// The formats, told apart by what a folder holds.
  enum Format: String {
    /// The clock's own.
    case native
    /// Twelve SVG files.
    case cairoClock = "cairo-clock"
    /// The same names, some missing, with shadows to the other side.
    case cairoDock = "cairo-dock"
    /// One SVG file with known ids.
    case plasma
  }

  /// What the theme is asked for by.
  let name: String
  let format: Format
  /// The folder with the theme's files, without links.
  let path: String

  /// The theme in a folder; nil where there is none.
  ///
  /// A Plasma desktop theme keeps its clock in a folder `widgets`.
  init?(_ folder: String) {
    guard let path = InputFile.resolved(folder) else { return nil }
    // A link's own name counts, not that of what it leads to.
    let given = folder.split(separator: "/").last.map(String.init) ?? "."
    let isName = given != "." && given != ".."
    let name = isName ? given : path.split(separator: "/").last.map(String.init) ?? path
    let files = Set(InputFile.names(in: path))
    if files.contains("theme.ad") {
      (self.name, format, self.path) = (name, .native, path)
    } else if !files.isDisjoint(with: CairoClockTheme.files) {
      let isDock = files.contains("theme.conf") || path.contains("/cairo-dock/")
      (self.name, format, self.path) = (name, isDock ? .cairoDock : .cairoClock, path)
    } else if ThemeFolder.plasmaFile(in: path) != nil {
      let parent = path.split(separator: "/").dropLast().last.map(String.init)
      let isWidgets = name == "widgets"
      (self.name, format, self.path) = (isWidgets ? parent ?? name : name, .plasma, path)
    } else {
      let widgets = path + "/widgets"
      guard ThemeFolder.plasmaFile(in: widgets) != nil else { return nil }
      (self.name, format, self.path) = (name, .plasma, widgets)
    }
  }

  /// The name of the SVG file in a Plasma theme's folder; nil where there is none.
  static func plasmaFile(in folder: String) -> String? {
    let files = InputFile.names(in: folder)
    return ["clock.svgz", "clock.svg"].first { files.contains($0) }
  }
}
