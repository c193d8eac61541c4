import Face

/// Which face is shown: the theme, the dial, and how large its pictures are.
struct ThemeChoice {
  /// The name of the theme that is shown, or was asked for last.
  private var name = FaceDesign.classicName
  /// The folder of that theme; nil for the classic face.
  private var folder: ThemeFolder?
  /// The file of a person's own dial, shown with the hands of any theme.
  private var dial: String?
  /// The hours in which the hour hand turns once; nil for what the theme wishes.
  private let hours: Int?
  /// The side that pictures in pixels were made for.
  private var pixels: Int

  /// What the settings ask for, with the face's side in pixels.
  init(_ settings: Settings, side: Int) {
    if let theme = settings.theme, let folder = try? ThemeCatalog.find(theme) {
      (name, self.folder) = (folder.name, folder)
    }
    dial = settings.dial
    hours = settings.hours
    pixels = LayerLoader.pixels(forSide: side)
  }

  /// What the theme is asked for by: its name, or its path where the name leads elsewhere.
  var setting: String {
    guard let folder, (try? ThemeCatalog.find(name))?.path != folder.path else { return name }
    return folder.path
  }

  /// The classic face, which is there when others can't be shown.
  var classic: FaceDesign { .classic().turning(hours: hours) }

  /// The face that was chosen; waits for the helper.
  ///
  /// - Parameters:
  ///   - side: The side of the face in pixels.
  ///   - isLenient: Whether what can't be shown is reported, and left out.
  /// - Returns: The face.
  /// - Throws: `ClockError` for what can't be shown.
  mutating func waitForFace(side: Int, isLenient: Bool) throws(ClockError) -> FaceDesign {
    var design = classic
    do throws(ClockError) {
      if let folder {
        design = try ThemeLoader(folder, side: side).waitForDesign().turning(hours: hours)
      }
    } catch {
      guard isLenient else { throw error }
      report(error.message)
    }
    do throws(ClockError) {
      if let dial {
        let loader = try DialLoader(dial, side: side)
        design = design.withDial(try loader.image(from: try loader.layers.waitForImages()))
      }
    } catch {
      guard isLenient else { throw error }
      report(error.message)
      dial = nil
    }
    return design
  }

  /// Goes on to a theme that lies so many steps behind this one in the list of all, which begins
  /// again behind its end.
  ///
  /// - Parameters:
  ///   - count: How many; negative goes back.
  ///   - side: The side of the face in pixels.
  /// - Returns: What loads it.
  /// - Throws: `ClockError` where it can't be loaded.
  mutating func step(by count: Int, side: Int) throws(ClockError) -> FaceLoader {
    let all = ThemeCatalog.all().filter { $0.name != FaceDesign.classicName }
    let names = [FaceDesign.classicName] + all.map(\.name)
    let index = names.firstIndex(of: name) ?? 0
    let next = (index + count + names.count) % names.count
    return try take(next == 0 ? nil : all[next - 1], side: side)
  }

  /// Takes a theme by its name or path.
  ///
  /// - Parameters:
  ///   - theme: What it is asked for by.
  ///   - side: The side of the face in pixels.
  /// - Returns: What loads it.
  /// - Throws: `UsageError` where it is nowhere, `ClockError` where it can't be loaded.
  mutating func choose(_ theme: String, side: Int) throws -> FaceLoader {
    try take(theme == FaceDesign.classicName ? nil : try ThemeCatalog.find(theme), side: side)
  }

  /// Loads what was chosen.
  ///
  /// - Parameter side: The side of the face in pixels.
  /// - Returns: What loads it.
  /// - Throws: `ClockError` where it can't be loaded.
  mutating func load(side: Int) throws(ClockError) -> FaceLoader {
    try take(folder, side: side)
  }

  private mutating func take(_ folder: ThemeFolder?, side: Int) throws(ClockError) -> FaceLoader {
    self.folder = folder
    name = folder?.name ?? FaceDesign.classicName
    pixels = LayerLoader.pixels(forSide: side)
    return try FaceLoader(
      theme: folder, hours: hours, dial: dial, side: side, isGrowth: false)
  }

  /// Has the pictures made for a larger face, where those that are there are too small.
  ///
  /// - Parameter side: The side of the face in pixels.
  /// - Returns: What loads them; nil where they are large enough.
  /// - Throws: `ClockError` where they can't be loaded.
  mutating func grow(toSide side: Int) throws(ClockError) -> FaceLoader? {
    let needed = LayerLoader.pixels(forSide: side)
    guard needed > pixels, folder != nil || dial != nil else { return nil }
    pixels = needed
    return try FaceLoader(
      theme: folder, hours: hours, dial: dial, side: side, isGrowth: true)
  }
}
