import Desktop

/// What the command line asks for. What it says about settings is the highest of their levels.
struct Options: Equatable {
  /// What to do.
  var action = Action.run
  /// The instance name, which is X's for this clock.
  var name = "clock"
  /// The X display; nil for the one that `DISPLAY` names.
  var display: String?
  /// Whether to say on standard error what was found and chosen.
  var isVerbose = false
  /// The file that gets a line a frame.
  var frameLog: String?
  /// The time of the picture that `--render` draws; nil for now.
  var at: LocalTimestamp?
  /// The values of settings, by their resources' names, from options of their own.
  var settings: [String: String] = [:]
  /// Lines of an X resource file, from `--xrm`.
  var resources: [String] = []

  /// One of the things that the program does.
  enum Action: Equatable {
    /// Shows the clock until it is told to end.
    case run
    /// Tells a running clock to do something.
    case command(String)
    /// Draws a picture into a file.
    case render(PictureFile)
    /// Prints the themes that there are.
    case listThemes
    /// Prints what the options are.
    case help
    /// Prints the version.
    case version
  }
}

extension Options: SettingsLevel {
  var origin: String { "the command line" }

  func value(of setting: String) -> String? {
    settings[setting] ?? (resources.isEmpty ? nil : xrm.value(of: setting))
  }

  /// The resources of `--xrm`.
  var xrm: ResourceLevel {
    let text = Array(resources.joined(separator: "\n").utf8)
    return ResourceLevel(origin: "--xrm", text: text, instance: name, kind: .own)
  }
}
