import Canvas

/// A colour to lay over pixels.
struct Ink {
  /// Red and blue, alpha and green: two components of eight bits in 32, with room between.
  private let redBlue, alphaGreen: UInt32
  private let opacity: Float

  init(_ color: Color) {
    func component(_ value: Double) -> UInt32 { UInt32((max(0, min(1, value)) * 255).rounded()) }
    redBlue = component(color.red) << 16 | component(color.blue)
    alphaGreen = 255 << 16 | component(color.green)
    opacity = Float(color.alpha) * 256
  }

  /// What a coverage from 0 to 1 comes to, from 0 to 256.
  func weight(coverage: Float) -> UInt32 {
    // Beside 2²³ a number has no fraction left, and its lowest bits are the whole number.
    (coverage * opacity + 8_388_608).bitPattern & 0x1ff
  }

  /// The pixel with the colour over it, by a weight from 0 to 256.
  func over(_ pixel: UInt32, weight: UInt32) -> UInt32 {
    let rest = 256 - weight
    let mask: UInt32 = 0x00ff_00ff
    let half: UInt32 = 0x0080_0080
    let low = (redBlue &* weight &+ (pixel & mask) &* rest &+ half) >> 8 & mask
    let high = (alphaGreen &* weight &+ (pixel >> 8 & mask) &* rest &+ half) & ~mask
    return high | low
  }
}
