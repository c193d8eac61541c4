import Canvas
import Desktop

/// The same numbers at each run (xorshift).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9e37_79b9_7f4a_7c15
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// Up to four monitors, which may overlap or lie apart.
  mutating func monitors() -> [Monitor] {
    (0..<Int.random(in: 0...4, using: &self)).map { number in
      Monitor(
        name: "DP-\(number)",
        box: PixelBox(
          x: Int.random(in: -4_000...4_000, using: &self),
          y: Int.random(in: -4_000...4_000, using: &self),
          width: Int.random(in: 320...4_000, using: &self),
          height: Int.random(in: 200...3_000, using: &self)))
    }
  }

  /// A window that may be anywhere that the protocol can say, most often near the monitors.
  mutating func box() -> PixelBox {
    let reach = Bool.random(using: &self) ? 5_000 : Bool.random(using: &self) ? 8_000 : 32_767
    return PixelBox(
      x: Int.random(in: -reach...reach, using: &self),
      y: Int.random(in: -reach...reach, using: &self),
      width: Int.random(in: 1...800, using: &self),
      height: Int.random(in: 1...800, using: &self))
  }
}
