import Desktop
import Timekeeping

/// What the command line asks for.
struct Options: Equatable {
  /// What to do.
  var action = Action.run
  /// The theme's name, or its folder; nil for the classic face.
  var theme: String?
  /// A picture for the dial; nil for the theme's own.
  var dial: String?
  /// How the hands move; nil for what the theme wishes.
  var motion: Motion?
  /// Whether the second hand is there.
  var showsSeconds = true
  /// The side of the window or picture in pixels; nil for the default.
  var size: Int?
  /// Where the window goes, and how large it is, as X reads it.
  var geometry: Geometry?
  /// Whether the window is on all workspaces.
  var isSticky = true
  /// The instance name, which is X's for this clock.
  var name = "clock"
  /// The window's title.
  var title = "Clock"
  /// The X display; nil for the one that `DISPLAY` names.
  var display: String?
  /// Whether to say on standard error what was found and chosen.
  var isVerbose = false
  /// The file that gets a line a frame.
  var frameLog: String?
  /// The time of the picture that `--render` draws; nil for now.
  var at: LocalTimestamp?

  /// One of the things that the program does.
  enum Action: Equatable {
    /// Shows the clock until it is told to end.
    case run
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
