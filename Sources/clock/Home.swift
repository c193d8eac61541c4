import Canvas
import Desktop

/// Where the clock belongs on the desktop: where it was put, by hand or by settings, whatever
/// monitors come and go.
struct Home {
  /// Where it was put; nil until that is known.
  private(set) var place: Place?
  /// Where it has been since the monitor of its place is gone; nil while that is there.
  private var refuge: Place?
  /// When to look where the window is, in microseconds of the monotonic clock; nil for never.
  private(set) var deadline: Int64?

  /// Where the window was last.
  private var box: PixelBox?
  /// When the window last moved, in microseconds of the monotonic clock.
  private var lastMove: Int64 = 0
  /// What a window manager would not have moved into view.
  private var refused: PixelBox?
  /// Until when it moves for other reasons than a person's hand.
  private var graceEnd: Int64 = 0

  /// How long the window has to rest until it counts as put somewhere, in microseconds.
  private static let rest: Int64 = 500_000
  /// How long a window manager may take to follow monitors, in microseconds.
  private static let grace: Int64 = 1_000_000

  /// A home at a place that is known from before, if it is.
  init(place: Place?) {
    self.place = place
  }

  /// Notes that the window may have moved.
  mutating func noteMove(at now: Int64) {
    lastMove = now
    deadline = max(now + Home.rest, graceEnd)
  }

  /// Notes that the window moves, or is about to, though nobody moves it by hand.
  mutating func expectMove(at now: Int64) {
    graceEnd = now + Home.grace
    deadline = graceEnd
  }

  /// Whether the window has been moved by hand, as it seems, and has not rested since.
  var isByHand: Bool { deadline != nil && lastMove > graceEnd }

  /// Notes that a person has the window in hand.
  mutating func noteHand() {
    graceEnd = 0
  }

  /// Whether to bring the window into view from where it is; once, for a window manager that will not
  /// have it.
  mutating func mayBring(_ box: PixelBox) -> Bool {
    defer { refused = box }
    return refused != box
  }

  /// Looks where the window is, once it rests.
  ///
  /// - Parameters:
  ///   - box: The window on the root window, in pixels.
  ///   - monitors: Those that there are.
  ///   - now: The time in microseconds of the monotonic clock.
  /// - Returns: Whether a person has put it there, or made it that large.
  mutating func settle(_ box: PixelBox, on monitors: [Monitor], at now: Int64) -> Bool {
    deadline = nil
    let old = self.box
    self.box = box
    guard let old else {
      // Where it appeared.
      if place == nil { place = Place(of: box, on: monitors) }
      return false
    }
    guard box != old, lastMove > graceEnd else { return false }
    place = Place(of: box, on: monitors)
    refuge = nil
    return true
  }

  /// Where the window belongs on the monitors that there are: at home; without that monitor, where
  /// it went from there; and in view in any case.
  ///
  /// - Parameters:
  ///   - box: The window on the root window, in pixels.
  ///   - monitors: Those that there are.
  /// - Returns: Where it belongs; as large as it is.
  mutating func rightPlace(for box: PixelBox, on monitors: [Monitor]) -> PixelBox {
    func origin(of place: Place?) -> (x: Int, y: Int)? {
      place?.origin(width: box.width, height: box.height, on: monitors)
    }
    var target = box
    let home = origin(of: place)
    if home != nil { refuge = nil }
    if let origin = home ?? origin(of: refuge) { (target.x, target.y) = origin }
    target = monitors.broughtIntoView(target)
    if home == nil, refuge == nil { refuge = Place(of: target, on: monitors) }
    return target
  }

  /// Forgets where the window was put: its home is wherever it rests next.
  mutating func forget() {
    (place, box, refuge) = (nil, nil, nil)
  }
}
