import Face

/// Which theme is shown, and which come before and after it.
struct ThemeChoice {
  /// The name of the theme that is shown, or was asked for last.
  private(set) var name: String
  /// The folder of that theme; nil for the classic face.
  private(set) var folder: ThemeFolder?
  /// A person's own dial, shown with the hands of any theme.
  private var dial: (file: String, image: LayerImage)?
  /// The side that pictures in pixels were made for.
  private var pixels: Int

  /// Makes the pictures for a larger face, where those that are there are too small.
  ///
  /// - Parameter side: The face's side in pixels.
  /// - Returns: Whether the theme has to be loaded once more.
  /// - Throws: `ClockError` where the dial's picture can't be read any more.
  mutating func grow(toSide side: Int) throws(ClockError) -> Bool {
    let needed = LayerLoader.pixels(forSide: side)
    guard needed > pixels, folder != nil || dial != nil else { return false }
    pixels = needed
    if let file = dial?.file { dial = (file, try DialPicture.load(file, side: side)) }
    return true
  }

  /// Goes on to a theme that lies so many steps behind this one in the list of all, which begins
  /// again behind its end.
  ///
  /// - Returns: Its folder; nil for the classic face.
  mutating func step(by count: Int) -> ThemeFolder? {
    let all = ThemeCatalog.all().filter { $0.name != FaceDesign.classicName }
    let names = [FaceDesign.classicName] + all.map(\.name)
    let index = names.firstIndex(of: name) ?? 0
    let next = (index + count + names.count) % names.count
    name = names[next]
    folder = next == 0 ? nil : all[next - 1]
    return folder
  }

  /// A theme's design as it is shown: with the person's own dial, if there is one.
  func shown(_ design: FaceDesign) -> FaceDesign {
    dial.map { design.withDial($0.image) } ?? design
  }

  /// The design that the options ask for; waits for the helper.
  ///
  /// - Parameters:
  ///   - options: The theme, the dial, and the size.
  ///   - isLenient: Whether what can't be shown is reported, and the classic face taken instead.
  /// - Returns: The choice and the design.
  /// - Throws: `UsageError` for a theme that is nowhere, `ClockError` for one that can't be shown.
  static func first(
    _ options: Options, isLenient: Bool
  ) throws -> (choice: ThemeChoice, design: FaceDesign) {
    let side = options.requestedSize ?? 200
    func attempt<Value>(_ body: () throws(ClockError) -> Value) throws(ClockError) -> Value? {
      do throws(ClockError) {
        return try body()
      } catch {
        guard isLenient else { throw error }
        report(error.message)
        return nil
      }
    }
    var design: FaceDesign?
    var choice = ThemeChoice(
      name: FaceDesign.classicName, pixels: LayerLoader.pixels(forSide: side))
    if let theme = options.theme, theme != FaceDesign.classicName {
      let folder = try ThemeCatalog.find(theme)
      (choice.name, choice.folder) = (folder.name, folder)
      design = try attempt { () throws(ClockError) in
        try ThemeLoader(folder, side: side).waitForDesign()
      }
    }
    if let file = options.dial {
      let image = try attempt { () throws(ClockError) in try DialPicture.load(file, side: side) }
      choice.dial = image.map { (file, $0) }
    }
    return (choice, choice.shown(design ?? .classic()))
  }
}
