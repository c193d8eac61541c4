import Desktop

/// The change from one window to another, where a compositor came or went: the old one is there until
/// the new one can be seen.
struct Succession {
  private var outgoing: (window: WidgetWindow, view: FaceView, deadline: Int64)?
  private var cutEnd: Int64?

  /// How long a new window may take to be seen, in microseconds.
  private static let patience: Int64 = 300_000
  /// How long a compositor may take to be at work, in microseconds.
  private static let compositorPatience: Int64 = 500_000

  /// When there is something to do, in microseconds of the monotonic clock; nil for never.
  var deadline: Int64? {
    var earliest = Deadline()
    earliest.add(outgoing?.deadline)
    earliest.add(cutEnd)
    return earliest.time
  }

  /// Whether the new window is cut even though there is a compositor, which may not be at work yet.
  var isCut: Bool { cutEnd != nil }

  /// Keeps a window, and its picture, that another one follows.
  ///
  /// - Parameters:
  ///   - window: The old one.
  ///   - view: The face in it.
  ///   - hasCompositor: Whether a compositor has come.
  ///   - now: The time in microseconds of the monotonic clock.
  mutating func begin(
    from window: WidgetWindow, view: FaceView, hasCompositor: Bool, at now: Int64
  ) {
    // One that nobody has seen yet leaves it to the one before to be seen and have the keyboard.
    let old = outgoing.map { ($0.window, $0.view) } ?? (window, view)
    outgoing = (old.0, old.1, now + Succession.patience)
    cutEnd = hasCompositor ? now + Succession.compositorPatience : nil
  }

  /// Whether the old window has been there long enough.
  func isDue(at now: Int64) -> Bool {
    outgoing.map { $0.deadline <= now } ?? false
  }

  /// Lets the old window go, now that the new one can be seen, and hands the keyboard on.
  mutating func end(with window: WidgetWindow) {
    guard let outgoing else { return }
    // The server knows at once who has the keyboard; its word of it may still be on its way.
    if outgoing.window.hasFocus { window.takeFocus(time: 0) }
    self.outgoing = nil
  }

  /// Tells, once, that the new window need not be cut any more.
  mutating func takeEndOfCut(at now: Int64) -> Bool {
    guard let cutEnd, cutEnd <= now else { return false }
    self.cutEnd = nil
    return true
  }
}
