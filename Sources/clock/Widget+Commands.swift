import Canvas
import Desktop
import Face
import Timekeeping

/// What the clock does when it is told to.
extension Widget {
  /// Does what a key or the mouse asks for; what is not possible is reported.
  func perform(_ command: Command) throws(ClockError) {
    if let problem = try outcome(of: command) { report(problem) }
  }

  /// Does what another program asks for, and tells it what became of that.
  func answer(_ request: CommandRequest) {
    do throws(ClockError) {
      request.answer(try outcome(of: try Command(request.text)) ?? "ok")
    } catch {
      request.answer(error.message)
    }
  }

  /// Does what was asked for.
  ///
  /// - Returns: Why it is not possible; nil where it is done, or on its way.
  /// - Throws: `ClockError` where there is no memory for it.
  private func outcome(of command: Command) throws(ClockError) -> String? {
    switch command {
    case .toggleMotion: move { $0.toggle() }
    case .nextMotion: move { $0.goOn() }
    case .motion(let motion): move { $0.choose(motion) }
    case .toggleSeconds:
      change { $0.showsSeconds.toggle() }
      save("seconds", "\(movement.showsSeconds)")
    case .toggleDate: return try toggleDate()
    case .toggleLabel: return try toggleLabel()
    case .layer(let layer): change(to: layer)
    case .toggle(let layer): change(to: stage.window.identity.layer == layer ? .normal : layer)
    case .toggleClickThrough: letClicksThrough(!stage.isClickThrough)
    case .bigger: resize(to: sizes.larger(than: stage.side))
    case .smaller: resize(to: sizes.smaller(than: stage.side))
    case .defaultSize: resize(to: sizes.initial)
    case .nextTheme: return try load { [side = stage.side] in try $0.step(by: 1, side: side) }
    case .previousTheme: return try load { [side = stage.side] in try $0.step(by: -1, side: side) }
    case .theme(let name):
      return try load { [side = stage.side] in try $0.choose(name, side: side) }
    case .raise:
      if stage.isClickThrough { letClicksThrough(false) }
      if !stage.reader.isMapped { stage.window.showAgain() }
      stage.window.raise()
    case .reset: try reset()
    case .help: try toggleHelp()
    case .quit: isDone = true
    }
    return nil
  }

  /// Remembers a setting that was changed by hand.
  func save(_ setting: String, _ value: String?) {
    preferences.state.set(setting, to: value, at: SystemTime.monotonic())
  }

  private func move(_ body: (inout Movement) -> Void) {
    change(body)
    save("motion", movement.motion.rawValue)
  }

  private func change(to layer: StackingLayer) {
    stage.window.change(to: layer)
    save("layer", layer.rawValue)
  }

  private func letClicksThrough(_ isClickThrough: Bool) {
    stage.isClickThrough = isClickThrough
    save("clickThrough", "\(isClickThrough)")
  }

  private func resize(to side: Int) {
    home.noteHand()
    stage.resize(to: side)
  }

  /// Goes on to another theme, which is shown once it is there; the old one stays until then.
  ///
  /// - Returns: What is wrong with the theme; nil for nothing that is known yet.
  private func load(
    _ choose: (inout ThemeChoice) throws -> FaceLoader
  ) throws(ClockError) -> String? {
    do {
      loader = try choose(&choice)
    } catch let error as UsageError {
      return error.message
    } catch {
      try show(choice.classic)
      return (error as? ClockError)?.message ?? "\(error)"
    }
    save("theme", choice.setting)
    try takeTheme()
    return nil
  }

  /// Has pictures in pixels made anew where the face has outgrown them.
  func growPictures() throws(ClockError) {
    do throws(ClockError) {
      loader = try choice.grow(toSide: stage.side) ?? loader
    } catch {
      report(error.message)
    }
  }

  /// Shows the theme that is on its way, if it has come.
  func takeTheme() throws(ClockError) {
    guard let loader else { return }
    do throws(ClockError) {
      guard let design = try loader.face() else { return }
      self.loader = nil
      // A face that is there is better than a larger one with gaps.
      if !(loader.isGrowth && loader.hasProblems) { try show(design) }
    } catch {
      self.loader = nil
      report(error.message)
      if !loader.isGrowth { try show(choice.classic) }
    }
  }

  private func show(_ design: FaceDesign) throws(ClockError) {
    try stage.use(design)
    change { $0.follow(design) }
  }

  /// Forgets what was changed by hand, and is as the settings say.
  private func reset() throws(ClockError) {
    preferences.state.forget()
    let now = SystemTime.monotonic()
    let settings = preferences.unchanged
    stage.isClickThrough = settings.isClickThrough
    if stage.window.identity.layer != settings.layer { stage.window.change(to: settings.layer) }
    home.expectMove(at: now)
    home.forget()
    let side = sizes.initial
    stage.resize(to: side, at: settings.geometry)
    change { $0 = Movement(settings: settings, like: $0) }
    (texts.showsDate, texts.showsLabel) = (settings.showsDate, settings.hasLabel)
    try showTexts()
    choice = ThemeChoice(settings, side: side)
    do throws(ClockError) {
      loader = try choice.load(side: side)
    } catch {
      report(error.message)
      return try show(choice.classic)
    }
    try takeTheme()
  }
}
