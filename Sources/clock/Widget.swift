import Desktop
import Face
import Glibc
import Timekeeping

/// The running clock: reads the time, draws frames as the motion wants them, and does what it is
/// told.
final class Widget {
  private let stage: Stage
  private var pacer: Pacer
  private var frameLog: FrameLog?

  private var choice: ThemeChoice
  /// A theme that will be shown as soon as its pictures are there.
  private var loader: FaceLoader?

  private var movement: Movement
  private var isDone = false
  private var needsFrame = true
  /// Whether the hands move with every frame just now.
  private var isMoving = false

  /// A clock whose window is made, but not seen yet.
  ///
  /// - Throws: `ClockError` where there is no display, or the system has nothing left.
  init(options: Options, choice: ThemeChoice, design: FaceDesign) throws(ClockError) {
    self.choice = choice
    movement = Movement(options: options, design: design)
    if let path = options.frameLog { frameLog = try FrameLog(path: path) }
    stage = try Stage(options: options, design: design)
    do throws(DesktopError) {
      pacer = try Pacer(hasVblanks: stage.hasVblanks, refreshRate: stage.refreshRate)
    } catch {
      throw ClockError(error)
    }
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
        ending: [SIGINT, SIGTERM, SIGHUP], others: [SIGUSR1], connection: stage.descriptor)
    } catch {
      throw ClockError(error)
    }
    try stage.show(poseNow, showsSeconds: movement.showsSeconds)
    var waitSet = WaitSet([
      stage.descriptor, pacer.wallTimer.descriptor, pacer.frameTimer.descriptor,
      signals.descriptor, -1, -1,
    ])
    while !isDone {
      try stage.readEvents(handle)
      if needsFrame { try drawFrame() }
      guard stage.isConnected else { break }
      if stage.flush() || isDone { continue }
      waitSet.replace(4, with: loader?.themeDescriptor ?? -1)
      waitSet.replace(5, with: loader?.dialDescriptor ?? -1)
      // A vertical blank is due within a second, or the server has stopped telling; a theme's
      // pictures are due within a few.
      let isOverdue = !waitSet.wait(
        milliseconds: pacer.awaitsVblank || loader != nil ? 1_000 : -1)
      if isOverdue, pacer.awaitsVblank, stage.isVisible { loseVblanks() }
      if loader != nil { try takeTheme() }
      if waitSet.isReady(1) { pacer.wallTimer.acknowledge() }
      if waitSet.isReady(2) { pacer.frameTimer.acknowledge() }
      if waitSet.isReady(1) || waitSet.isReady(2) { needsFrame = stage.isVisible }
      if waitSet.isReady(3) { try take(signals) }
    }
    // The connection may have been cut because the clock was told to end.
    try take(signals)
    try frameLog?.write()
    guard stage.isConnected || isDone else { throw ClockError("the X server has gone away") }
  }

  private func handle(_ event: Event) throws(ClockError) {
    switch event {
    case .key(let symbols, let hasControl):
      if let command = Command(symbols: symbols, hasControl: hasControl) { try perform(command) }
    case .vblank(let vblank):
      pacer.observe(vblank)
      frameLog?.markShown(at: vblank)
      if isMoving, stage.isVisible { needsFrame = true }
    case .closeRequested, .destroyed:
      isDone = true
    default:
      guard try stage.handle(event) else { return }
      needsFrame = stage.isVisible
      if !stage.isVisible { pacer.rest() }
      try growPictures()
    }
  }

  private func perform(_ command: Command) throws(ClockError) {
    switch command {
    case .toggleMotion: change { $0.toggle() }
    case .nextMotion: change { $0.goOn() }
    case .toggleSeconds: change { $0.showsSeconds.toggle() }
    case .nextTheme: try step(by: 1)
    case .previousTheme: try step(by: -1)
    case .bigger: try resize(to: stage.sizes.larger(than: stage.side))
    case .smaller: try resize(to: stage.sizes.smaller(than: stage.side))
    case .defaultSize: try resize(to: stage.sizes.initial)
    case .quit: isDone = true
    }
  }

  private func change(_ body: (inout Movement) -> Void) {
    body(&movement)
    needsFrame = stage.isVisible
  }

  private func resize(to side: Int) throws(ClockError) {
    try stage.resize(to: side, showing: poseNow, showsSeconds: movement.showsSeconds)
  }

  /// Goes on to another theme, which is shown once it is there; the old one stays until then.
  private func step(by count: Int) throws(ClockError) {
    do throws(ClockError) {
      loader = try choice.step(by: count, side: stage.side)
      try takeTheme()
    } catch {
      try showClassic(because: error)
    }
  }

  /// Has pictures in pixels made anew where the face has outgrown them.
  private func growPictures() throws(ClockError) {
    do throws(ClockError) {
      loader = try choice.grow(toSide: stage.side) ?? loader
    } catch {
      report(error.message)
    }
  }

  /// Shows the theme that is on its way, if it has come.
  private func takeTheme() throws(ClockError) {
    guard let loader else { return }
    do throws(ClockError) {
      guard let design = try loader.face() else { return }
      self.loader = nil
      // A face that is there is better than a larger one with gaps.
      if !(loader.isGrowth && loader.hasProblems) { try show(design) }
    } catch {
      self.loader = nil
      if loader.isGrowth {
        report(error.message)
      } else {
        try showClassic(because: error)
      }
    }
  }

  private func showClassic(because error: ClockError) throws(ClockError) {
    report(error.message)
    try show(.classic())
  }

  private func show(_ design: FaceDesign) throws(ClockError) {
    try stage.use(design)
    change { $0.follow(design) }
  }

  /// The hands' places now.
  private var poseNow: HandPose {
    movement.pose(at: Instant(microseconds: SystemTime.wall()))
  }

  /// Draws the frame that is seen next, unless one is still on its way to the screen: then its
  /// vertical blank brings us back here.
  private func drawFrame() throws(ClockError) {
    guard !pacer.awaitsVblank else { return }
    // Frames that a stopped server does not take would pile up and, in the end, block the clock.
    if isMoving, !pacer.hasVblanks, !stage.canSend {
      needsFrame = false
      return
    }
    let processor = frameLog == nil ? 0 : SystemTime.processor()
    // At rest a frame has no blank to wait for; but a log wants to know when each was shown.
    let isPresented =
      pacer.hasVblanks
      && (frameLog != nil
        || movement.next(after: Instant(microseconds: SystemTime.wall())) == .everyFrame)
    let instant = pacer.instantOfNextFrame(isPresented: isPresented)
    let pose = movement.pose(at: instant)
    let next = movement.next(after: instant)
    switch try stage.draw(pose, showsSeconds: movement.showsSeconds, isPresented: isPresented) {
    case .busy:
      return
    case .unchanged:
      if isPresented, next == .everyFrame {
        stage.awaitVblank(msc: pacer.nextMSC)
        pacer.expectVblank()
      }
    case .shown:
      if isPresented { pacer.expectVblank() }
      stage.flush()
      frameLog?.add(
        drawnFor: instant, angle: pose.second, processor: SystemTime.processor() - processor)
    }
    needsFrame = false
    isMoving = next == .everyFrame
    pacer.schedule(next)
  }

  /// Goes on by a timer: the server reports no vertical blanks any more.
  private func loseVblanks() {
    pacer.loseVblanks()
    needsFrame = true
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
