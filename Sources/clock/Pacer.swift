import Desktop
import Timekeeping

/// Decides when the next frame is drawn and which instant it shows.
///
/// At rest it waits for an instant of the wall clock. In motion it waits for the times at which
/// vertical blanks are foretold, and now and then for the server to report one; where it can't, the
/// foretold blanks are made up at the monitor's rate.
struct Pacer: ~Copyable {
  /// Wakes at the instant that a rest ends.
  let wallTimer: WallTimer
  /// When the next frame of a motion is due, in microseconds of the monotonic clock; nil at rest.
  private(set) var nextFrame: Int64?
  /// The number of the vertical blank that the last frame was drawn at.
  private(set) var lastBlank: UInt64?
  /// The number of the vertical blank that the server was asked about last.
  private(set) var lastAsked: UInt64 = 0

  private var isWallTimerArmed = false
  private var hasVblanks: Bool
  /// Whether each frame's vertical blank is to be reported.
  private let wantsAllReports: Bool
  private var frameClock: FrameClock
  /// When the last frame was drawn, in microseconds of the monotonic clock.
  private var lastFrame = Int64.min
  /// Since when a report has been awaited, in microseconds of the monotonic clock; nil where none is.
  private var awaitedSince: Int64?
  /// How many blanks were left out since the last frame.
  private var leftOut = 0

  /// After how long a report will not come any more, in microseconds.
  private static let patience: Int64 = 1_000_000

  /// A pacer at rest, of a server that is not known to report vertical blanks.
  ///
  /// - Parameter wantsAllReports: Whether each frame's blank is to be reported, as far as that is
  ///   possible.
  /// - Throws: `DesktopError` where the system has no timer left.
  init(wantsAllReports: Bool) throws(DesktopError) {
    wallTimer = try WallTimer()
    self.wantsAllReports = wantsAllReports
    hasVblanks = false
    frameClock = FrameClock(refreshRate: nil)
  }

  /// Learns how frames can be paced.
  ///
  /// - Parameters:
  ///   - hasVblanks: Whether the server can report vertical blanks.
  ///   - refreshRate: The monitor's, in hertz; nil where unknown.
  mutating func learn(hasVblanks: Bool, refreshRate: Double?) {
    self.hasVblanks = hasVblanks
    frameClock = FrameClock(refreshRate: refreshRate)
  }

  /// The time from one vertical blank to the next, in microseconds.
  var period: Double { frameClock.period }

  /// The vertical blank that a frame of a motion, drawn at a time in microseconds of the monotonic
  /// clock, is drawn at.
  mutating func vblank(at time: Int64) -> Vblank {
    frameClock.vblank(nearest: time)
  }

  /// The vertical blank that follows another.
  func vblank(after vblank: Vblank) -> Vblank {
    frameClock.vblank(after: vblank)
  }

  /// Learns of a vertical blank at a time in microseconds of the monotonic clock.
  mutating func observe(_ vblank: Vblank, at now: Int64) {
    awaitedSince = nil
    frameClock.observe(vblank, receivedAt: now)
  }

  /// Takes the frame that is due, if one is.
  mutating func takeFrame(at now: Int64) -> Bool {
    guard let nextFrame, nextFrame <= now else { return false }
    self.nextFrame = nil
    return true
  }

  /// Whether a screen could show a frame that is drawn now beside the last one; where it couldn't, a
  /// frame is due as soon as it can.
  mutating func mayDraw(at now: Int64) -> Bool {
    let due = lastFrame + Int64(frameClock.period)
    guard now < due else { return true }
    nextFrame = min(nextFrame ?? due, due)
    return false
  }

  /// Notes that a frame was drawn.
  mutating func noteFrame(at now: Int64) {
    (lastFrame, leftOut) = (now, 0)
  }

  /// Has the next frame drawn when the hands will have moved.
  ///
  /// - Parameters:
  ///   - next: When that is.
  ///   - pause: How long a motion's frame looks like the one before, in microseconds.
  ///   - blank: The blank that a frame was drawn at.
  ///   - seen: The blank that it is seen with.
  ///   - now: The time in microseconds of the monotonic clock.
  /// - Returns: The number of the blank that the server has to be asked about; nil for none.
  mutating func schedule(
    _ next: NextChange, pause: Int64, after blank: Vblank, seenWith seen: Vblank, at now: Int64
  ) -> UInt64? {
    lastBlank = blank.msc
    var wanted: UInt64?
    switch next {
    case .at(let instant):
      nextFrame = nil
      isWallTimerArmed = true
      wallTimer.arm(at: instant.microseconds)
    case .everyFrame:
      disarmWallTimer()
      let following = frameClock.vblank(after: blank, pause: pause)
      nextFrame = following.ust
      if frameClock.wantsReport(of: following) { wanted = following.msc }
    }
    if let awaitedSince, now >= awaitedSince + Pacer.patience {
      // The server may count otherwise than was foretold.
      self.awaitedSince = nil
      frameClock.loseCount()
    }
    if wantsAllReports {
      wanted = max(seen.msc, frameClock.lastReport.map { $0.msc + 1 } ?? 0)
    } else if awaitedSince != nil {
      wanted = nil
    }
    guard hasVblanks, let wanted else { return nil }
    awaitedSince = awaitedSince ?? now
    // The report itself wakes the clock, a little later than the timer would.
    if let due = nextFrame { nextFrame = due + Int64(frameClock.period / 4) }
    lastAsked = frameClock.lastReport == nil ? 0 : wanted
    return lastAsked
  }

  /// Draws nothing at a blank of a motion; the next frame comes with the blank that follows, or later
  /// and later where that goes on, until it is about a second.
  mutating func leaveOut(_ blank: Vblank) {
    lastBlank = blank.msc
    nextFrame = blank.ust + Int64(frameClock.period * Double(1 << leftOut))
    leftOut = min(leftOut + 1, 6)
  }

  /// Has no frame drawn at all: nobody sees the clock.
  mutating func rest() {
    nextFrame = nil
    disarmWallTimer()
  }

  private mutating func disarmWallTimer() {
    guard isWallTimerArmed else { return }
    isWallTimerArmed = false
    wallTimer.disarm()
  }
}
