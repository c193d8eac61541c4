/// All that keeps a window from being seen.
struct Visibility {
  /// Whether the server shows the window at all.
  var isMapped = false
  /// Whether other windows cover all of it, as far as the server tells.
  var isObscured = false
  /// Whether the window manager says that it hides the window.
  var isHidden = false
  /// Whether the window is on a desktop that is not the current one.
  var isElsewhere = false
  /// Whether the screen saver is at work.
  var isSaverActive = false
  /// Whether the monitor is switched off.
  var isMonitorOff = false

  /// Whether somebody could see the window.
  var isVisible: Bool {
    isMapped && !isObscured && !isHidden && !isElsewhere && !isSaverActive && !isMonitorOff
  }
}
