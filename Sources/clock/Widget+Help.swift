import Desktop

/// The list of keys over the dial.
extension Widget {
  /// Shows the list, or hides it.
  func toggleHelp() throws(ClockError) {
    guard help == nil else { return try hideHelp() }
    do throws(ClockError) {
      help = try HelpCard(at: SystemTime.monotonic())
    } catch {
      tellKeys(because: error)
    }
  }

  /// Shows the list as soon as its letters are there, and hides it after a while.
  func showHelp(at now: Int64) throws(ClockError) {
    if help?.isOver(at: now) == true { return try hideHelp() }
    do throws(ClockError) {
      guard let layer = try help?.layer() else { return }
      try stage.cover(with: layer)
      change { _ in }
    } catch {
      help = nil
      tellKeys(because: error)
    }
  }

  /// Hides the list.
  func hideHelp() throws(ClockError) {
    help = nil
    try stage.cover(with: nil)
    change { _ in }
  }

  private func tellKeys(because error: ClockError) {
    report("\(error.message)\n\(HelpCard.text)")
  }
}
