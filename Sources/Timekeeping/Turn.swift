/// A turn of all hands from where they are to where they belong, the short way, after the wall's time
/// has jumped.
package struct Turn: Equatable, Sendable {
  /// How far each hand is ahead of its place at the beginning: the short way, from -π to π.
  private let hour, minute, second: Double
  private let start: Int64

  /// How long it takes, in microseconds.
  package static let duration: Int64 = 250_000

  /// A turn that begins now; nil where all hands are in their places.
  ///
  /// - Parameters:
  ///   - old: Where the hands are.
  ///   - new: Where they belong.
  ///   - now: Now, in microseconds of the monotonic clock.
  package init?(from old: HandPose, to new: HandPose, at now: Int64) {
    func way(_ angle: KeyPath<HandPose, Double>) -> Double {
      (old[keyPath: angle] - new[keyPath: angle]).remainder(dividingBy: 2 * .pi)
    }
    (hour, minute, second) = (way(\.hour), way(\.minute), way(\.second))
    start = now
    guard [hour, minute, second].contains(where: { abs($0) > 1e-9 }) else { return nil }
  }

  /// Whether all hands have arrived.
  package func isOver(at now: Int64) -> Bool { now - start >= Turn.duration }

  /// Where the hands are on their way.
  ///
  /// - Parameters:
  ///   - target: Where they belong, which may move on meanwhile.
  ///   - now: Now, in microseconds of the monotonic clock.
  /// - Returns: The hands' places.
  package func pose(towards target: HandPose, at now: Int64) -> HandPose {
    let rest = 1 - Turn.smoothstep(Double(now - start) / Double(Turn.duration))
    func place(_ angle: Double, _ way: Double) -> Double {
      let sum = (angle + way * rest) / (2 * .pi)
      let turn = sum - sum.rounded(.down)
      return turn < 1 ? turn * 2 * .pi : 0
    }
    var pose = target
    pose.hour = place(target.hour, hour)
    pose.minute = place(target.minute, minute)
    pose.second = place(target.second, second)
    return pose
  }

  /// The ease 3x² − 2x³, from 0 to 1: it starts and ends at rest and never runs backwards.
  static func smoothstep(_ x: Double) -> Double {
    let x = min(max(x, 0), 1)
    return x * x * (3 - 2 * x)
  }
}
