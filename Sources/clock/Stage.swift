import Canvas
import Desktop
import Face
import Timekeeping

/// Where the face is shown: the connection, the window, and the face in it at the window's size.
final class Stage {
  /// The sizes that the window takes.
  let sizes: SizeLadder
  /// Whether anybody can see the window.
  private(set) var isVisible = true

  private let connection: Connection
  private let extensions: Extensions
  private let window: WidgetWindow
  private let reader: EventReader
  private let isSticky: Bool
  private var design: FaceDesign
  private var view: FaceView
  /// A resize that the window has not taken yet, and when it was asked for, in microseconds of the
  /// monotonic clock.
  private var resize: (view: FaceView, centre: (x: Int, y: Int), time: Int64)?
  /// Where on the root window the left button went down, until the pointer moves.
  private var pressed: (x: Int, y: Int)?
  private var drag: WindowDrag?
  /// What of the picture the server has forgotten.
  private var exposed = Damage()

  /// How long a window manager may take to resize the window, in microseconds.
  private static let patience: Int64 = 500_000

  /// A window that is made, but not seen yet.
  ///
  /// - Throws: `ClockError` where there is no display, or no memory.
  init(options: Options, design: FaceDesign) throws(ClockError) {
    self.design = design
    do throws(DesktopError) {
      connection = try Connection(display: options.display)
      extensions = Extensions(of: connection)
      let height = connection.screenSize.height
      if let size = options.requestedSize, size > height {
        report("a size of \(size): the screen is \(height) pixels high, and so is the clock")
      }
      sizes = SizeLadder(initial: options.pictureSide, largest: height)
      window = try WidgetWindow(
        on: connection, side: sizes.initial, geometry: options.geometry,
        identity: .init(name: options.name, title: options.title, isSticky: options.isSticky))
    } catch {
      throw ClockError(error)
    }
    isSticky = options.isSticky
    reader = EventReader(of: window, extensions: extensions)
    view = try FaceView(
      design, in: window, width: sizes.initial, height: sizes.initial)
    if options.isVerbose { describe() }
  }

  /// What `poll` waits on.
  var descriptor: Int32 { connection.descriptor }

  /// Whether the server is still there.
  var isConnected: Bool { !connection.isLost }

  /// Whether the server takes more without delay.
  var canSend: Bool { connection.canSend }

  /// Whether the server reports vertical blanks.
  var hasVblanks: Bool { extensions.hasPresent }

  /// The monitor's refresh rate in hertz; nil where the server does not know it.
  var refreshRate: Double? {
    let centre = window.centre
    return connection.refreshRate(atX: centre.x, y: centre.y, extensions: extensions)
  }

  /// The face's side in pixels, or the one it will have once the window takes its new size.
  var side: Int { resize?.view.picture.side ?? view.picture.side }

  /// Shows the window with a pose in it, then gives it its icon.
  func show(_ pose: HandPose, showsSeconds: Bool) throws(ClockError) {
    _ = try view.paint(pose, showsSeconds: showsSeconds)
    view.cutWindow(extensions: extensions)
    window.map(showing: view.picture)
    flush()
    try setIcon()
  }

  /// Reads all that the server has sent, without waiting.
  func readEvents(_ handle: (Event) throws(ClockError) -> Void) throws(ClockError) {
    try reader.read(presenter: { view.presenter }, handle)
  }

  /// Sends what is to be sent.
  ///
  /// - Returns: Whether there are events that `poll` would not see.
  @discardableResult
  func flush() -> Bool {
    connection.flush()
    return connection.hasQueuedEvents
  }

  /// Handles an event that concerns the window alone.
  ///
  /// - Returns: Whether the face has to be drawn, or must not be any more.
  func handle(_ event: Event) throws(ClockError) -> Bool {
    switch event {
    case .exposed(let box):
      exposed.add(view.pictureBox(under: box))
      return true
    case .resized(let width, let height):
      return try take(width: width, height: height)
    case .visible(let isVisible):
      defer { self.isVisible = isVisible }
      return isVisible != self.isVisible
    case .mapped:
      window.settle(isSquare: view.width == view.height)
      window.requestStates(isSticky: isSticky)
    case .leftButtonDown(let rootX, let rootY):
      pressed = (rootX, rootY)
    case .dragged(let rootX, let rootY):
      // A click is no drag: a window manager that was asked to move the window by the press alone
      // could miss the release, and would hold on to the pointer.
      if let pressed { drag = WindowDrag(of: window, rootX: pressed.x, rootY: pressed.y) }
      pressed = nil
      drag?.move(toRootX: rootX, rootY: rootY)
    case .leftButtonUp:
      pressed = nil
      drag?.end()
      drag = nil
    case .key, .vblank, .closeRequested, .destroyed:
      break
    }
    return false
  }

  /// What became of a frame.
  enum Outcome {
    /// It is on the screen, or on its way.
    case shown
    /// It looks like the one before.
    case unchanged
    /// The server still reads from all that it could be made up in; an event will say when not.
    case busy
  }

  /// Draws a pose, and shows what changed.
  ///
  /// - Parameters:
  ///   - pose: The hands' places.
  ///   - showsSeconds: Whether the second hand is there.
  ///   - isPresented: Whether to wait for the vertical blank, which is then reported.
  /// - Returns: What became of it.
  /// - Throws: `ClockError` where Cairo ran out of memory.
  func draw(_ pose: HandPose, showsSeconds: Bool, isPresented: Bool) throws(ClockError) -> Outcome {
    exposed.add(try view.paint(pose, showsSeconds: showsSeconds))
    guard !exposed.isEmpty else { return .unchanged }
    if isPresented {
      guard view.presenter.present(exposed) else { return .busy }
    } else {
      view.presenter.show(exposed)
    }
    exposed.removeAll()
    return .shown
  }

  /// Has the server report the next vertical blank, though nothing changes with it.
  func awaitVblank(msc: UInt64) {
    view.presenter.awaitVblank(msc: msc)
  }

  /// Resizes the window about its centre; the face is there in its new size as soon as the window
  /// is.
  func resize(to side: Int, showing pose: HandPose, showsSeconds: Bool) throws(ClockError) {
    guard side != self.side else { return }
    let centre = resize?.centre ?? window.centre
    let next = try FaceView(design, in: window, width: side, height: side)
    _ = try next.paint(pose, showsSeconds: showsSeconds)
    resize = (next, centre, SystemTime.monotonic())
    window.resize(about: centre, showing: next.picture)
  }

  /// Shows another design from the next frame on.
  ///
  /// - Throws: `ClockError` where there is no memory for it; the face stays as it was.
  func use(_ design: FaceDesign) throws(ClockError) {
    let next = try FaceView(design, in: window, width: view.width, height: view.height)
    self.design = design
    if let resize {
      let side = resize.view.picture.side
      self.resize = (
        try FaceView(design, in: window, width: side, height: side), resize.centre, resize.time
      )
    }
    take(next)
    try setIcon()
  }

  /// Takes the extent that the window has now.
  private func take(width: Int, height: Int) throws(ClockError) -> Bool {
    if (width, height) == (view.width, view.height) {
      // This may be about an older step of several; but a resize that is still to come after so
      // long has been refused.
      if let resize, SystemTime.monotonic() - resize.time > Stage.patience {
        window.settle(isSquare: width == height)
        self.resize = nil
      }
      return false
    }
    let isExpected = resize.map { ($0.view.width, $0.view.height) == (width, height) } ?? false
    let next =
      if let resize, isExpected {
        resize.view
      } else {
        try FaceView(design, in: window, width: width, height: height)
      }
    if isExpected { resize = nil }
    if resize == nil { window.settle(isSquare: width == height) }
    take(next)
    return true
  }

  private func take(_ next: FaceView) {
    view = next
    view.cutWindow(extensions: extensions)
    exposed = Damage()
    exposed.add(PixelBox(side: view.picture.side))
  }

  /// Task lists and docks get the face itself, at ten past ten.
  private func setIcon() throws(ClockError) {
    let side = 64
    let time = TimeOfDay(hour: 10, minute: 10, second: 36)
    do throws(CanvasError) {
      let icon = try Surface(format: .argb32, width: side, height: side)
      design.face(side, true).draw(
        on: Context(on: icon),
        pose: Motion.tick.pose(at: time, showsSeconds: true, work: design.work),
        showsSeconds: true)
      window.setIcon(icon, side: side)
    } catch {
      throw ClockError(error)
    }
  }

  private func describe() {
    report(window.hasAlpha ? "a compositor runs: the window has an alpha channel" : "no compositor")
    report(extensions.hasPresent ? "frames are paced by Present" : "no Present: paced by a timer")
    report(
      view.picture.isShared ? "pictures go through shared memory" : "pictures go over the wire")
  }
}
