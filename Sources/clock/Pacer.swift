import Desktop
import Timekeeping

/// Decides when the next frame is drawn and which instant it shows.
///
/// At rest it waits for an instant of the wall clock. In motion it waits for vertical blanks, which
/// the server reports, or for a timer where the server can't.
struct Pacer: ~Copyable {
  /// Wakes at the instant that a rest ends.
  let wallTimer: WallTimer
  /// Wakes at the monitor's rate where the server reports no vertical blanks.
  let frameTimer: FrameTimer
  /// By when the server must have reported a vertical blank that it was asked for, in microseconds
  /// of the monotonic clock; nil where it was not.
  private(set) var vblankDeadline: Int64?
  /// Whether the server reports vertical blanks.
  private(set) var hasVblanks: Bool

  private var frameClock: FrameClock
  private var frameTimerRuns = false

  /// A pacer at rest.
  ///
  /// - Parameters:
  ///   - hasVblanks: Whether the server can report vertical blanks.
  ///   - refreshRate: The monitor's, in hertz; nil where unknown.
  /// - Throws: `DesktopError` where the system has no timer left.
  init(hasVblanks: Bool, refreshRate: Double?) throws(DesktopError) {
    let wallTimer = try WallTimer()
    let frameTimer = try FrameTimer()
    self.wallTimer = wallTimer
    self.frameTimer = frameTimer
    self.hasVblanks = hasVblanks
    frameClock = FrameClock(refreshRate: refreshRate)
  }

  /// When a frame that is drawn now will be seen.
  func momentOfNextFrame(isPresented: Bool) -> Moment {
    let now = Moment.now
    return isPresented ? now + (frameClock.nextVblank(after: now.monotonic) - now.monotonic) : now
  }

  /// The number of the vertical blank that comes next.
  var nextMSC: UInt64 { frameClock.nextMSC }

  /// Notes that the server will report a vertical blank.
  mutating func expectVblank() {
    vblankDeadline = SystemTime.monotonic() + 1_000_000
  }

  /// Learns of a vertical blank, and so that the server reports them (again).
  mutating func observe(_ vblank: Vblank) {
    frameClock.observe(vblank, receivedAt: SystemTime.monotonic())
    vblankDeadline = nil
    hasVblanks = true
  }

  /// Gives up on vertical blanks: the one that was awaited is overdue.
  mutating func loseVblanks() {
    vblankDeadline = nil
    hasVblanks = false
  }

  /// Arms what ends the time until the next change.
  mutating func schedule(_ next: NextChange) {
    switch next {
    case .at(let instant):
      wallTimer.arm(at: instant.microseconds)
      runFrameTimer(false)
    case .everyFrame:
      wallTimer.disarm()
      runFrameTimer(!hasVblanks)
    }
  }

  /// Arms and awaits nothing: nobody sees the clock.
  mutating func rest() {
    vblankDeadline = nil
    wallTimer.disarm()
    runFrameTimer(false)
  }

  private mutating func runFrameTimer(_ runs: Bool) {
    guard runs != frameTimerRuns else { return }
    frameTimerRuns = runs
    frameTimer.setPeriod(runs ? Int64(frameClock.period) : 0)
  }
}
