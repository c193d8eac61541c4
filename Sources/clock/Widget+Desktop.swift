import Canvas
import Desktop

/// How the clock keeps its place on the desktop, and follows what changes there.
extension Widget {
  /// Looks where the window is, and remembers it where a person has put it there.
  func settle(at now: Int64) {
    guard let box = stage.window.box else { return }
    let monitors = desk.monitors
    let isByHand = home.settle(box, on: monitors, at: now)
    makeSizes(on: monitors, for: box)
    if isByHand {
      preferences.state.set("place", to: home.place?.text, at: now, delay: 0)
      let side = min(box.width, box.height)
      let isDefault = side == sizes.wanted
      preferences.state.set("size", to: isDefault ? nil : "\(side)", at: now, delay: 0)
    } else if monitors.broughtIntoView(box) != box, home.mayBring(box) {
      keepInView(box, on: monitors, at: now)
    }
  }

  /// Remembers at the end what there was no time for.
  func remember() {
    let now = SystemTime.monotonic()
    if !desk.connection.isLost, home.deadline != nil { settle(at: now) }
    preferences.state.write()
  }

  /// Puts the clock where it belongs among other monitors.
  func followMonitors(at now: Int64) {
    // What a person has just done counts; who is at it will bring it into view.
    if home.isByHand { settle(at: now) }
    guard !pointer.isDragging, let box = stage.window.box else { return }
    keepInView(box, on: desk.monitors, at: now)
  }

  private func keepInView(_ box: PixelBox, on monitors: [Monitor], at now: Int64) {
    home.expectMove(at: now)
    let right = home.rightPlace(for: box, on: monitors)
    if right != box { stage.window.move(x: right.x, y: right.y) }
    makeSizes(on: monitors, for: right)
  }

  /// Has the default size follow the desktop's resolution, which has changed.
  func followResolution(at now: Int64) {
    let wasDefault = stage.side == sizes.initial
    let dotsPerInch = Preferences.dotsPerInch(desk.connection.resources)
    sizes = SizeLadder(
      initial: preferences.unchanged.side(dotsPerInch: dotsPerInch),
      largest: sizes.range.upperBound)
    guard wasDefault, stage.side != sizes.initial else { return }
    home.expectMove(at: now)
    stage.resize(to: sizes.initial)
  }

  private func makeSizes(on monitors: [Monitor], for box: PixelBox) {
    guard let height = monitors.nearest(to: box)?.box.height, height != sizes.range.upperBound
    else { return }
    sizes = SizeLadder(initial: sizes.wanted, largest: height)
  }

  /// Handles the press of a button at a point of the root window, in pixels.
  func handle(_ button: Event.Button, at point: Point, time: UInt) throws(ClockError) {
    switch button {
    case .wheelUp: return try perform(.bigger)
    case .wheelDown: return try perform(.smaller)
    case .right: try perform(.help)
    case .left, .middle: pointer.press(button, at: point)
    }
    // A window manager would have given it the keyboard.
    if !desk.surroundings.hasWindowManager { stage.window.takeFocus(time: time) }
  }
}
