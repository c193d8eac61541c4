import Desktop

/// All that says how a running clock is to be: the levels of settings, and what was changed by hand.
struct Preferences {
  /// What was changed by hand.
  var state: SavedState

  private let options: Options
  private let files: [any SettingsLevel]

  /// The preferences for the clock that the options name.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - resources: The display's; nil where it has none.
  init(options: Options, resources: [UInt8]?) {
    self.options = options
    files = SettingsFiles(instance: options.name).levels(resources: resources)
    state = SavedState(instance: options.name)
  }

  /// How the clock is to be; bad values are reported.
  var settings: Settings {
    Settings(levels: files + [state, options], report: report)
  }

  /// How the clock would be, had nobody changed it by hand.
  var unchanged: Settings {
    Settings(levels: files + [options])
  }

  /// The desktop's resolution in dots per inch, by its resources; 96 where they don't say.
  static func dotsPerInch(_ resources: [UInt8]?) -> Double {
    let database = ResourceDatabase(text: String(decoding: resources ?? [], as: UTF8.self))
    let value = database.value(of: "dpi", instance: "Xft", class: "Xft").flatMap { Double($0) }
    return value.flatMap { (24...960).contains($0) ? $0 : nil } ?? 96
  }
}
