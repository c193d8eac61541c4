import Canvas
import Desktop

/// What the pointer does with a button down: the left one moves the clock, the middle one resizes it.
struct Pointer {
  private enum Grip {
    case press(Event.Button, Point)
    case move(WindowDrag)
    case resize(SizeDrag)
  }

  private var grip: Grip?

  /// Notes the press of a button at a point of the root window, in pixels.
  mutating func press(_ button: Event.Button, at point: Point) {
    grip = .press(button, point)
  }

  /// Whether a button is down, and the pointer has been moved with it.
  var isDragging: Bool {
    if case .press = grip { return false }
    return grip != nil
  }

  /// Follows the pointer to a point of the root window, in pixels.
  mutating func drag(toX x: Int, y: Int, stage: Stage, sizes: SizeLadder) {
    // A click is no drag: a window manager that was asked to move the window by the press alone
    // could miss the release, and would hold on to the pointer.
    if case .press(let button, let point) = grip {
      grip = take(button, at: point, stage: stage)
    }
    switch grip {
    case .move(let drag): drag.move(stage.window, toRootX: x, rootY: y)
    case .resize(let drag):
      let side = drag.side(at: Point(x: Double(x), y: Double(y)))
      stage.resize(to: min(max(side, sizes.range.lowerBound), sizes.range.upperBound))
    case .press, nil: break
    }
  }

  private func take(_ button: Event.Button, at point: Point, stage: Stage) -> Grip? {
    if button == .left {
      return .move(
        WindowDrag(
          of: stage.window, in: stage.desk.surroundings, rootX: Int(point.x), rootY: Int(point.y)))
    }
    guard let box = stage.window.box else { return nil }
    let centre = Point(
      x: Double(box.x) + Double(box.width) / 2, y: Double(box.y) + Double(box.height) / 2)
    return .resize(SizeDrag(at: point, centre: centre, side: stage.side))
  }

  /// Lets go.
  mutating func release(_ button: Event.Button, stage: Stage) {
    guard button == .left || button == .middle else { return }
    if case .move(let drag) = grip { drag.end(stage.window) }
    grip = nil
  }
}
