import Face
import Timekeeping

/// How the hands move: what the theme wishes, until a person chooses otherwise.
struct Movement {
  /// Whether the second hand is there.
  var showsSeconds: Bool

  /// Whether all motions are ticks, for a person whom motion disturbs.
  var isReduced = false

  /// The motion that was chosen, or else that of the design.
  private(set) var motion: Motion
  private var isChosen: Bool
  /// What `toggle` goes back to from sweep.
  private var lastStepping: Motion
  private var work: MotionWork
  private var continuity = Continuity()

  private var shownMotion: Motion { isReduced ? .tick : motion }

  /// A movement as the settings have it, where they say, and else as the design wishes.
  init(settings: Settings, design: FaceDesign) {
    showsSeconds = settings.showsSeconds
    isChosen = settings.motion != nil
    motion = settings.motion ?? design.motion ?? .tick
    lastStepping = motion == .sweep ? .tick : motion
    work = design.work
  }

  /// A movement as the settings have it, with the design of another.
  init(settings: Settings, like other: Movement) {
    self = other
    showsSeconds = settings.showsSeconds
    isChosen = settings.motion != nil
    if let motion = settings.motion { use(motion) }
  }

  /// Changes between sweep and the last motion that was not sweep.
  mutating func toggle() {
    choose(motion == .sweep ? lastStepping : .sweep)
  }

  /// Goes on to the next motion.
  mutating func goOn() {
    let motions = Motion.allCases
    let index = motions.firstIndex(of: motion) ?? 0
    choose(motions[(index + 1) % motions.count])
  }

  /// Takes over what another design wishes.
  mutating func follow(_ design: FaceDesign) {
    work = design.work
    if !isChosen { use(design.motion ?? .tick) }
  }

  /// The hands' places when the wall reads a time, seen at a moment of the monotonic clock, in
  /// microseconds.
  mutating func pose(at time: TimeOfDay, _ monotonic: Int64) -> HandPose {
    let pose = shownMotion.pose(at: time, showsSeconds: showsSeconds, work: work)
    guard shownMotion == .glide || shownMotion == .elastic else {
      continuity.forget()
      return pose
    }
    return continuity.pose(towards: pose, at: time, monotonic)
  }

  /// When the hands will have moved next, another minute begins, or clocks are changed.
  ///
  /// - Parameters:
  ///   - instant: Now.
  ///   - time: What the wall reads now.
  ///   - leastTurn: By how much the minute hand must turn to be seen to move, in radians.
  /// - Returns: When that is.
  func next(after instant: Instant, reading time: TimeOfDay, leastTurn: Double) -> NextChange {
    if continuity.isTurning { return .everyFrame }
    let nextMove = shownMotion.nextChange(
      after: instant, reading: time, showsSeconds: showsSeconds, smallestTurn: leastTurn)
    guard case .at(let change) = nextMove else { return nextMove }
    let rest = Int64(max(0, 59 - time.second))
    let next = min(change, instant.nextSecond + rest * Instant.second)
    // A second's start is looked at in any case.
    guard next > instant.nextSecond else { return .at(next) }
    return .at(LocalZone.transition(after: instant, until: next) ?? next)
  }

  /// How long a frame of a motion looks like the one before at least, in microseconds.
  ///
  /// - Parameter leastTurn: By how much the second hand must turn to be seen to move, in radians.
  /// - Returns: The time; 0 where any frame may differ.
  func pause(leastTurn: Double) -> Int64 {
    // Elsewhere hands go at any speed.
    guard shownMotion == .sweep, showsSeconds, !continuity.isTurning else { return 0 }
    return Int64(leastTurn / (2 * .pi) * 60_000_000)
  }

  /// Learns that nobody sees the hands.
  mutating func rest() { continuity.forget() }

  /// Takes a motion by a person's choice.
  mutating func choose(_ motion: Motion) {
    isChosen = true
    use(motion)
  }

  private mutating func use(_ motion: Motion) {
    self.motion = motion
    if motion != .sweep { lastStepping = motion }
  }
}
