import Canvas
import Desktop
import Face
import Glibc
import Timekeeping

/// The running clock: reads the time, draws frames as the motion wants them, and does what it is
/// told.
final class Widget {
  let desk: Desk
  let stage: Stage
  var preferences: Preferences
  var home: Home
  var sizes: SizeLadder
  var movement: Movement
  var choice: ThemeChoice
  /// A theme that will be shown as soon as its pictures are there.
  var loader: FaceLoader?
  /// The list of keys, while it is there or on its way.
  var help: HelpCard?
  /// What is written on the dial.
  var texts: DialTexts
  /// The minute that the window's title tells.
  var toldMinute: WallMinute?
  /// What the clock is called in the window's title.
  let name: String
  var isDone = false

  /// Whether the settings say that motions are ticks; nil where the desktop decides.
  var reducesMotion: Bool?
  var pointer = Pointer()
  private var patience = StackingPatience()
  var pacer: Pacer
  private var zoneWatch: ZoneWatch
  private var cleanUp = CleanUp()
  var frameLog: FrameLog?
  /// Whether something changed that has to be shown.
  var needsFrame = false
  /// Whether the time has come for the next frame of a motion.
  var isFrameDue = false
  /// Whether the hands move with every frame just now.
  var isMoving = false
  /// When to ask again whether the monitor is switched off, in microseconds of the monotonic clock.
  var powerCheck: Int64 = 0

  /// A clock whose window is made, but not seen yet.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - desk: Where it is shown.
  ///   - service: What commands come through; nil where none do.
  /// - Throws: `ClockError` where the screen is of an unknown kind, or the system has nothing left.
  init(options: Options, on desk: Desk, service: CommandService?) throws(ClockError) {
    self.desk = desk
    if let path = options.frameLog { frameLog = try FrameLog(path: path) }
    let resources = desk.connection.firstResources
    preferences = Preferences(options: options, resources: resources)
    let settings = preferences.settings
    let dotsPerInch = Preferences.dotsPerInch(resources)
    let monitors = desk.monitors
    sizes = SizeLadder(
      initial: preferences.unchanged.side(dotsPerInch: dotsPerInch),
      largest: monitors.map(\.box.height).max() ?? 0)
    let wanted = settings.side(dotsPerInch: dotsPerInch)
    let side = min(max(wanted, sizes.range.lowerBound), sizes.range.upperBound)
    if wanted > side {
      report("a size of \(wanted): the screen is \(side) pixels high, and so is the clock")
    }
    choice = ThemeChoice(settings, side: side)
    let design = try choice.waitForFace(side: side, isLenient: true)
    movement = Movement(settings: settings, design: design)
    home = Home(place: settings.place)
    name = settings.title
    texts = DialTexts(settings, instance: options.name)
    // Before the rules are read, so that no change is missed.
    zoneWatch = ZoneWatch(on: settings.shownZone)
    settings.enterZone()
    reducesMotion = settings.reducesMotion
    stage = try Stage(
      on: desk, service: service, side: side,
      position: Widget.position(settings, side: side, on: monitors),
      identity: WidgetWindow.Identity(
        name: options.name, title: settings.title, isSticky: settings.isSticky,
        layer: settings.layer, opacity: settings.opacity),
      isClickThrough: settings.isClickThrough, design: design)
    do throws(DesktopError) {
      pacer = try Pacer(wantsAllReports: options.frameLog != nil)
    } catch {
      throw ClockError(error)
    }
    movement.isReduced = reducesMotion ?? false
    if options.isVerbose { stage.describe() }
  }

  /// Where the window appears: where it was left, or where a geometry says.
  private static func position(
    _ settings: Settings, side: Int, on monitors: [Monitor]
  ) -> WidgetWindow.Position {
    guard let place = settings.place else {
      return settings.geometry.map { .geometry($0) } ?? .any
    }
    // Without its monitor it goes to the same corner of another one.
    let stand = monitors.first.map { Monitor(name: place.monitor, box: $0.box) }
    let origin =
      place.origin(width: side, height: side, on: monitors)
      ?? place.origin(width: side, height: side, on: [stand].compactMap(\.self)) ?? (0, 0)
    let box = monitors.broughtIntoView(
      PixelBox(x: origin.x, y: origin.y, width: side, height: side))
    return .corner(x: box.x, y: box.y)
  }

  /// Shows the clock and runs it until it is told to end.
  ///
  /// SIGUSR1 writes the frame log; SIGINT, SIGTERM and SIGHUP end the clock.
  ///
  /// - Throws: `ClockError` where it can't go on.
  func run() throws(ClockError) {
    // A server or a log's reader that goes away is told by an error, not by death.
    signal(SIGPIPE, SIG_IGN)
    let signals: SignalSource
    do throws(DesktopError) {
      signals = try SignalSource(
        ending: [SIGINT, SIGTERM, SIGHUP], others: [SIGUSR1],
        connection: desk.connection.descriptor)
    } catch {
      throw ClockError(error)
    }
    do throws(ClockError) {
      try appear()
      stage.flush()
      lookAround()
      try loop(signals)
    } catch {
      remember()
      throw error
    }
    remember()
    // The connection may have been cut because the clock was told to end.
    try take(signals)
    try frameLog?.write()
    guard !desk.connection.isLost || isDone else {
      throw ClockError("the X server has gone away")
    }
  }

  /// Asks the server for all that was not needed to show the window.
  private func lookAround() {
    desk.surroundings.watch()
    pacer.learn(hasVblanks: desk.extensions.hasPresent, refreshRate: stage.refreshRate)
    reduceMotion()
    // They may have changed before the server was asked to tell of that.
    followResolution(at: SystemTime.monotonic())
  }

  private func loop(_ signals: borrowing SignalSource) throws(ClockError) {
    var waitSet = WaitSet([
      desk.connection.descriptor, pacer.wallTimer.descriptor, signals.descriptor,
      zoneWatch.descriptor, -1, -1, -1, -1,
    ])
    while !isDone {
      if waitSet.isReady(0) || stage.hasEvents { try stage.readEvents(handle) }
      let now = SystemTime.monotonic()
      try doWhatIsDue(at: now)
      if needsFrame || isFrameDue { try drawFrame() }
      cleanUp.follow(viewCount: stage.viewCount, at: now)
      guard !desk.connection.isLost else { break }
      stage.flush()
      if stage.hasEvents || isDone { continue }
      waitSet.replace(4, with: loader?.themeDescriptor ?? -1)
      waitSet.replace(5, with: loader?.dialDescriptor ?? -1)
      waitSet.replace(6, with: help?.descriptor ?? -1)
      waitSet.replace(7, with: texts.descriptor)
      waitSet.wait(until: deadline)
      // A monitor that goes on again says nothing; but then there is often something else to hear.
      if waitSet.isReady(0) { powerCheck = stage.reader.isMonitorOff ? 0 : powerCheck }
      if waitSet.isReady(1) {
        pacer.wallTimer.acknowledge()
        needsFrame = stage.isVisible
      }
      if waitSet.isReady(2) { try take(signals) }
      if waitSet.isReady(3) { zoneWatch.acknowledge(at: SystemTime.monotonic()) }
    }
  }

  /// When there is something to do that no descriptor tells, in microseconds of the monotonic clock;
  /// nil for never.
  private var deadline: Int64? {
    var earliest = Deadline()
    earliest.add(pacer.nextFrame)
    earliest.add(loader?.deadline)
    earliest.add(help?.deadline)
    earliest.add(texts.deadline)
    earliest.add(zoneWatch.deadline)
    earliest.add(stage.deadline)
    earliest.add(home.deadline)
    earliest.add(preferences.state.deadline)
    if stage.reader.isMonitorOff { earliest.add(powerCheck) }
    return earliest.time
  }

  private func doWhatIsDue(at now: Int64) throws(ClockError) {
    if pacer.takeFrame(at: now) { isFrameDue = true }
    if try stage.adapt(at: now) {
      needsFrame = stage.isVisible
      try growPictures()
    }
    if loader != nil { try takeTheme() }
    if help != nil { try showHelp(at: now) }
    if texts.deadline != nil { try showTexts() }
    if zoneWatch.reload(at: now) { followZone() }
    if let deadline = home.deadline, deadline <= now { settle(at: now) }
    if let deadline = preferences.state.deadline, deadline <= now { preferences.state.write() }
    if stage.reader.isMonitorOff, powerCheck <= now { checkPower(at: now) }
  }

  private func handle(_ event: Event) throws(ClockError) {
    let now = SystemTime.monotonic()
    switch event {
    case .key(let symbols, let hasControl):
      if help != nil {
        // The list goes with any key, which then has had its effect.
        try hideHelp()
      } else if let command = Command(symbols: symbols, hasControl: hasControl) {
        try perform(command)
      }
    case .buttonDown(let button, let rootX, let rootY, let time):
      try handle(button, at: Point(x: Double(rootX), y: Double(rootY)), time: time)
    case .dragged(let rootX, let rootY):
      pointer.drag(toX: rootX, y: rootY, stage: stage, sizes: sizes)
      if pointer.isDragging { home.noteHand() }
    case .buttonUp(let button):
      pointer.release(button, stage: stage)
    case .command(let request):
      answer(request)
    case .vblank(let vblank, let serial):
      pacer.observe(vblank, at: now)
      frameLog?.note(vblank, serial: serial, period: pacer.period)
      if isMoving, stage.isVisible { isFrameDue = true }
    case .closeRequested, .destroyed:
      isDone = true
    case .obscured:
      raiseIfAlone(at: now)
    case .monitorsChanged:
      followMonitors(at: now)
    case .resourcesChanged:
      followResolution(at: now)
    case .animationsChanged:
      reduceMotion()
    case .configured:
      home.noteMove(at: now)
      if try stage.handle(event) { needsFrame = stage.isVisible }
    case .mapped:
      _ = try stage.handle(event)
      // Where it appears is nobody's choice yet.
      settle(at: now)
    case .compositorChanged, .windowManagerCame:
      home.expectMove(at: now)
      _ = try stage.handle(event)
    default:
      guard try stage.handle(event) else { return }
      needsFrame = stage.isVisible
      if !stage.isVisible {
        isFrameDue = false
        cleanUp.hurry()
        pacer.rest()
        movement.rest()
      }
    }
  }

  private func raiseIfAlone(at now: Int64) {
    guard !desk.surroundings.hasWindowManager, stage.window.identity.layer == .above,
      patience.mayRaise(at: now)
    else { return }
    stage.window.raise()
  }

  /// Changes how the hands move, and shows it.
  func change(_ body: (inout Movement) -> Void) {
    body(&movement)
    needsFrame = stage.isVisible
  }

  /// Has the motions be ticks where the settings wish it, or else the desktop.
  func reduceMotion() {
    let isReduced = reducesMotion ?? (desk.surroundings.enablesAnimations == false)
    change { $0.isReduced = isReduced }
  }

  private func take(_ signals: borrowing SignalSource) throws(ClockError) {
    while let signal = signals.next() {
      if signal == SIGUSR1 {
        do throws(ClockError) {
          try frameLog?.write()
        } catch {
          report(error.message)
        }
      } else {
        isDone = true
      }
    }
  }
}
