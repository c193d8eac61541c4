import Glibc

/// A turn of all hands to new places after the wall's time has jumped: the short way.
package struct Turn: Equatable, Sendable {
  /// How long it takes, in microseconds.
  package static let duration: Int64 = 250_000

  /// Microseconds of the monotonic clock.
  private let start: Int64
  /// How far each hand was ahead of its new place, in radians from −π, not included, to π.
  private let hour: Double
  private let minute: Double
  private let second: Double

  /// A turn that starts now, or nil where no hand has another place to go to.
  ///
  /// - Parameters:
  ///   - old: The places that the hands are seen at.
  ///   - new: The places that they belong to.
  ///   - monotonic: Now, in microseconds of the monotonic clock.
  package init?(from old: HandPose, to new: HandPose, at monotonic: Int64) {
    start = monotonic
    hour = Turn.shortWay(from: new.hour, to: old.hour)
    minute = Turn.shortWay(from: new.minute, to: old.minute)
    second = Turn.shortWay(from: new.second, to: old.second)
    guard [hour, minute, second].contains(where: { abs($0) > 1e-9 }) else { return nil }
  }

  /// Whether the hands have arrived, at a time in microseconds of the monotonic clock.
  package func isOver(at monotonic: Int64) -> Bool {
    monotonic - start >= Turn.duration
  }

  /// The hands' places on their way.
  ///
  /// - Parameters:
  ///   - target: The places that they belong to now: they may move on in the meantime.
  ///   - monotonic: Now, in microseconds of the monotonic clock.
  /// - Returns: At the start the old places, at the end the target.
  package func pose(towards target: HandPose, at monotonic: Int64) -> HandPose {
    let elapsed = min(max(monotonic - start, 0), Turn.duration)
    let left = 1 - Ease.smooth(Double(elapsed) / Double(Turn.duration))
    var pose = target
    pose.hour = Turn.normalised(target.hour + hour * left)
    pose.minute = Turn.normalised(target.minute + minute * left)
    pose.second = Turn.normalised(target.second + second * left)
    return pose
  }

  private static func shortWay(from: Double, to: Double) -> Double {
    let way = remainder(to - from, 2 * .pi)
    return way > -.pi ? way : .pi
  }

  /// The same direction as an angle from 0 up to but not including a full turn.
  private static func normalised(_ angle: Double) -> Double {
    let rest = fmod(angle, 2 * .pi)
    let positive = rest < 0 ? rest + 2 * .pi : rest
    return positive < 2 * .pi ? positive : 0
  }
}
