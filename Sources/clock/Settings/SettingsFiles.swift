import Desktop

/// The files that settings are read from, and the display's resources.
struct SettingsFiles {
  /// The clock's name.
  let instance: String

  /// The levels below the saved state, from the lowest up; what is wrong with them is reported.
  ///
  /// - Parameter resources: Those of the display, as they are in the server; nil where there are none
  ///   or there is no display.
  /// - Returns: One for each of those that are there.
  func levels(resources: [UInt8]?) -> [any SettingsLevel] {
    var levels: [ResourceLevel] = []
    // Of several folders, the first is the most important.
    for folder in UserFolders.sharedSettings.reversed() {
      if let level = own(folder + "/clock/clock.ad") { levels.append(level) }
    }
    levels.append(shared(resources))
    if let path = UserFolders.settings.map({ $0 + "/clock/clock.ad" }), let level = own(path) {
      levels.append(level)
    }
    return levels
  }

  /// A file that belongs to the clock; nil where there is none, or it can't be read.
  private func own(_ path: String) -> ResourceLevel? {
    guard InputFile.exists(path) else { return nil }
    do throws(ClockError) {
      let text = try InputFile.read(path, limit: ResourceDatabase.mostBytes)
      let level = ResourceLevel(origin: path, text: text, instance: instance, kind: .own)
      for problem in level.problems { report("\(path): \(problem)") }
      return level
    } catch {
      report(error.message)
      return nil
    }
  }

  /// What all programs share: the display's resources, or, where it has none, a file at home.
  private func shared(_ resources: [UInt8]?) -> ResourceLevel {
    let home = UserFolders.home.flatMap {
      try? InputFile.read($0 + "/.Xdefaults", limit: ResourceDatabase.mostBytes)
    }
    return ResourceLevel(
      origin: resources == nil ? "~/.Xdefaults" : "the display's resources",
      text: resources ?? home ?? [], instance: instance, kind: .shared)
  }
}
