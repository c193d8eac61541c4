import Face

/// Which theme is shown, and which come before and after it.
struct ThemeChoice {
  /// The name of the theme that is shown, or was asked for last.
  private(set) var name: String
  /// A person's own dial, shown with the hands of any theme.
  private let dial: LayerImage?

  /// A choice that begins with a theme.
  init(name: String, dial: LayerImage?) {
    self.name = name
    self.dial = dial
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
    return next == 0 ? nil : all[next - 1]
  }

  /// A theme's design as it is shown: with the person's own dial, if there is one.
  func shown(_ design: FaceDesign) -> FaceDesign {
    dial.map { design.withDial($0) } ?? design
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
    var name = FaceDesign.classicName
    if let theme = options.theme, theme != FaceDesign.classicName {
      let folder = try ThemeCatalog.find(theme)
      name = folder.name
      design = try attempt { () throws(ClockError) in
        try ThemeLoader(folder, side: side).waitForDesign()
      }
    }
    var dial: LayerImage?
    if let file = options.dial {
      dial = try attempt { () throws(ClockError) in try DialPicture.load(file, side: side) }
    }
    let choice = ThemeChoice(name: name, dial: dial)
    return (choice, choice.shown(design ?? .classic()))
  }
}
