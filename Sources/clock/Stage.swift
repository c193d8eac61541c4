import Canvas
import Desktop
import Face
import Timekeeping

/// Where the face is shown: the connection, the window, and the face in it at the window's size.
final class Stage {
  /// What it is shown on.
  let desk: Desk
  let reader: EventReader
  /// Whether anybody can see the window.
  private(set) var isVisible = false
  /// When the stage has something to do, in microseconds of the monotonic clock; nil for never.
  var deadline: Int64? {
    var earliest = Deadline()
    earliest.add(resizing.deadline)
    earliest.add(succession.deadline)
    return earliest.time
  }
  /// Whether clicks go through the window.
  var isClickThrough: Bool {
    didSet { shapeWindow() }
  }

  /// How many views of the face have been made.
  private(set) var viewCount = 0

  private(set) var window: WidgetWindow
  private var view: FaceView
  private var appearance: Appearance
  private var resizing = Resizing()
  private var succession = Succession()
  /// What of the picture the server has forgotten.
  private var exposed = Damage()
  /// The hands as they were drawn last.
  private var last = (pose: HandPose(secondsSinceMidnight: 0), showsSeconds: true)

  /// A window that is made, but not seen yet.
  ///
  /// - Parameters:
  ///   - desk: What it is shown on.
  ///   - service: What commands come through; nil where none do.
  ///   - side: The face's, in pixels.
  ///   - position: Where the window appears.
  ///   - identity: What others are told of the window.
  ///   - isClickThrough: Whether clicks go through the window.
  ///   - design: The face.
  /// - Throws: `ClockError` where the screen is of an unknown kind, or there is no memory.
  init(
    on desk: Desk, service: CommandService?, side: Int, position: WidgetWindow.Position,
    identity: WidgetWindow.Identity, isClickThrough: Bool, design: FaceDesign
  ) throws(ClockError) {
    self.desk = desk
    appearance = Appearance(design: design)
    self.isClickThrough = isClickThrough
    do throws(DesktopError) {
      window = try WidgetWindow(
        on: desk.connection, side: side, position: position,
        wantsAlpha: desk.surroundings.hasCompositor,
        identity: identity)
    } catch {
      throw ClockError(error)
    }
    reader = EventReader(
      of: window, surroundings: desk.surroundings, service: service, extensions: desk.extensions)
    view = try FaceView(design, in: window, width: side, height: side, extensions: desk.extensions)
  }

  /// By how much the minute hand must turn to be seen to move, in radians.
  var leastMinuteTurn: Double { view.leastMinuteTurn }
  /// By how much the second hand must turn to be seen to move, in radians.
  var leastSecondTurn: Double { view.leastSecondTurn }

  /// The face's side in pixels, or the one it will have once the window takes its new size.
  var side: Int { resizing.wantedSide ?? view.picture.side }

  /// The monitor's refresh rate in hertz; nil where the server does not know it.
  var refreshRate: Double? {
    guard let box = window.box else { return nil }
    return desk.connection.refreshRate(
      atX: box.x + box.width / 2, y: box.y + box.height / 2, extensions: desk.extensions)
  }

  /// Shows the window with a pose in it, then gives it its icon.
  func show(_ pose: HandPose, showsSeconds: Bool) throws(ClockError) {
    last = (pose, showsSeconds)
    try appear()
    flush()
    try window.setIcon(showing: appearance.design)
  }

  private func appear() throws(ClockError) {
    _ = try view.paint(last.pose, showsSeconds: last.showsSeconds)
    shapeWindow()
    window.map(showing: view.picture)
    if window.identity.layer == .below, !desk.surroundings.hasWindowManager {
      window.change(to: .below)
    }
  }

  /// Sends what is to be sent.
  func flush() { desk.connection.flush() }

  /// Whether there are events that `poll` would not see.
  var hasEvents: Bool { desk.connection.hasQueuedEvents || reader.hasNews }

  /// Whether the server has got so far that another frame can be drawn. One that reads from shared
  /// memory would find the last frame half overdrawn; to another one, frames would pile up.
  var canDraw: Bool {
    desk.connection.unread <= (view.picture.isShared ? 0 : Stage.mostUnread)
  }

  /// The bytes of some frames, as many as are on their way on a fast network.
  private static let mostUnread = 16_384

  /// Reads all that the server has sent, without waiting.
  func readEvents(_ handle: (Event) throws(ClockError) -> Void) throws(ClockError) {
    try reader.read(handle)
  }

  /// Handles an event that concerns the picture in the window.
  ///
  /// - Returns: Whether the face has to be drawn, or must not be any more.
  func handle(_ event: Event) throws(ClockError) -> Bool {
    switch event {
    case .exposed(let box):
      exposed.add(view.pictureBox(under: box))
      // A compositor takes a moment to know of a new window.
      if !desk.surroundings.hasCompositor { succession.end(with: window) }
      return true
    case .configured(let width, let height):
      resizing.note(width: width, height: height)
      return resizing.isDue(view)
    case .visible(let isVisible):
      self.isVisible = isVisible
      return true
    case .mapped:
      settleWindow()
      window.requestStates()
      // Some window managers only look at what clicks a window takes when that changes.
      shapeWindow()
      try followCompositor()
    case .windowManagerCame:
      window.requestStates()
    case .compositorChanged:
      try followCompositor()
    default:
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
    /// The server is about to resize the window; an event will say when it has.
    case busy
  }

  /// Draws a pose, and shows what changed.
  ///
  /// - Parameters:
  ///   - pose: The hands' places.
  ///   - showsSeconds: Whether the second hand is there.
  /// - Returns: What became of it.
  /// - Throws: `ClockError` where Cairo ran out of memory.
  func draw(_ pose: HandPose, showsSeconds: Bool) throws(ClockError) -> Outcome {
    guard !resizing.isUnderway else { return .busy }
    last = (pose, showsSeconds)
    let damage = try view.paint(pose, showsSeconds: showsSeconds)
    guard !damage.isEmpty || !exposed.isEmpty else { return .unchanged }
    view.picture.show(damage, exposed: exposed)
    exposed.removeAll()
    return .shown
  }

  /// Resizes the window about its centre; the face is there in its new size as soon as the window
  /// is.
  func resize(to side: Int) {
    resizing.want(side, now: view.picture.side)
  }

  /// Resizes the window and puts it where a geometry says, if it does.
  func resize(to side: Int, at geometry: Geometry?) {
    guard let x = geometry?.x, let y = geometry?.y else { return resize(to: side) }
    let screen = desk.connection.screenSize
    let corner = (
      x: x.start(window: side, screen: screen.width),
      y: y.start(window: side, screen: screen.height)
    )
    if side == self.side { return window.move(x: corner.x, y: corner.y) }
    resizing.want(
      side, now: view.picture.side, about: (corner.x + side / 2, corner.y + side / 2))
  }

  /// Does what is due: takes the extent that the window has now, and asks for the one that it is to
  /// have.
  ///
  /// - Parameter now: The time in microseconds of the monotonic clock.
  /// - Returns: Whether the face has to be drawn.
  /// - Throws: `ClockError` where there is no memory for the face.
  func adapt(at now: Int64) throws(ClockError) -> Bool {
    var isChanged = false
    if succession.isDue(at: now) {
      // What a compositor did not see drawn, it does not show.
      exposed.add(PixelBox(side: view.picture.side))
      succession.end(with: window)
      isChanged = true
    }
    if succession.takeEndOfCut(at: now) { shapeWindow() }
    if let (width, height) = resizing.extentToTake(view, at: now) {
      var next = resizing.takeView(width: width, height: height)
      if next == nil { next = try makeView(width, height) }
      if let next { take(next) }
      if !resizing.isUnderway { settleWindow() }
      isChanged = true
    }
    if resizing.isRefused(having: view.picture.side, at: now) { settleWindow() }
    if let side = resizing.sideToAskFor(at: now) {
      let next = try makeView(side, side)
      _ = try next.paint(last.pose, showsSeconds: last.showsSeconds)
      guard let box = resizing.centre ?? window.box.map(centre) else { return isChanged }
      resizing.ask(next, about: box, at: now)
      window.resize(about: box, showing: next.picture)
      // Without a window manager the window has its new extent at once, and needs its new shape.
      if !desk.surroundings.hasWindowManager {
        next.shapeWindow(isCut: succession.isCut, isClickThrough: isClickThrough)
      }
    }
    return isChanged
  }

  private func centre(of box: PixelBox) -> (x: Int, y: Int) {
    (box.x + box.width / 2, box.y + box.height / 2)
  }

  /// Shows another design from the next frame on.
  ///
  /// - Throws: `ClockError` where there is no memory for it; the face stays as it was.
  func use(_ design: FaceDesign) throws(ClockError) {
    try change { $0.design = design }
    try window.setIcon(showing: design)
  }

  /// Lays texts on the dial.
  ///
  /// - Throws: `ClockError` where there is no memory for it; the face stays as it was.
  func inscribe(_ inscriptions: [Inscription]) throws(ClockError) {
    try change { $0.inscriptions = inscriptions }
  }

  /// Lays a layer over the face; nil for none.
  func cover(with card: Layer?) throws(ClockError) {
    if card == nil, appearance.card == nil { return }
    try change { $0.card = card }
  }

  private func change(_ body: (inout Appearance) -> Void) throws(ClockError) {
    let old = appearance
    body(&appearance)
    do throws(ClockError) {
      let next = try makeView(view.width, view.height)
      // What is on its way looks as before.
      resizing.forgetView()
      take(next)
    } catch {
      appearance = old
      throw error
    }
  }

  private func makeView(_ width: Int, _ height: Int) throws(ClockError) -> FaceView {
    viewCount += 1
    return try FaceView(
      appearance.face, in: window, width: width, height: height,
      extensions: desk.extensions)
  }

  private func take(_ next: FaceView) {
    view = next
    shapeWindow()
    exposed = Damage()
    exposed.add(PixelBox(side: view.picture.side))
  }

  private func settleWindow() {
    window.settle(on: view.width == view.height ? nil : appearance.design.background)
  }

  private func shapeWindow() {
    view.shapeWindow(isCut: succession.isCut, isClickThrough: isClickThrough)
  }

  /// Has a window of the right kind take this one's place, where a compositor came or went.
  private func followCompositor() throws(ClockError) {
    let hasCompositor = desk.surroundings.hasCompositor
    // One that is put away is followed once it is back.
    guard hasCompositor != window.wantsAlpha, reader.isMapped, let box = window.box else { return }
    // What was transparent would be black now.
    if !hasCompositor { view.shapeWindow(isCut: true, isClickThrough: isClickThrough) }
    let (middle, side) = (resizing.centre ?? centre(of: box), view.picture.side)
    succession.begin(
      from: window, view: view, hasCompositor: hasCompositor, at: SystemTime.monotonic())
    do throws(DesktopError) {
      window = try WidgetWindow(
        on: desk.connection, side: side,
        position: .corner(x: middle.x - side / 2, y: middle.y - side / 2),
        wantsAlpha: hasCompositor, identity: window.identity)
    } catch {
      throw ClockError(error)
    }
    reader.follow(window)
    resizing.restart()
    exposed = Damage()
    view = try makeView(side, side)
    try appear()
    try window.setIcon(showing: appearance.design)
  }

  /// Says on standard error what was found.
  func describe() {
    report(window.hasAlpha ? "a compositor runs: the window has an alpha channel" : "no compositor")
    report(
      desk.extensions.hasPresent
        ? "frames are paced by a timer in phase with the screen"
        : "no Present: frames are paced by a timer")
    report(
      view.picture.isShared ? "pictures go through shared memory" : "pictures go over the wire")
  }
}
