import Canvas

/// A colour to lay over pixels.
struct Ink {
  // Two components of eight bits in 32, with room between: red and blue, alpha and green; each for
  // four pixels.
  private let redBlue, alphaGreen: SIMD8<UInt16>
  private let opacity: Float

  init(_ color: Color) {
    func component(_ value: Double) -> UInt32 { UInt32((max(0, min(1, value)) * 255).rounded()) }
    func four(_ high: UInt32, _ low: UInt32) -> SIMD8<UInt16> {
      unsafeBitCast(SIMD4(repeating: high << 16 | low), to: SIMD8<UInt16>.self)
    }
    redBlue = four(component(color.red), component(color.blue))
    alphaGreen = four(255, component(color.green))
    opacity = Float(color.alpha) * 256
  }

  /// Four pixels with the colour over them, by a coverage from 0 to 1 each; 0 leaves them as they are.
  @inline(__always)
  func over(_ pixels: SIMD4<UInt32>, coverage: FourPixels) -> SIMD4<UInt32> {
    let whole = (coverage * opacity).whole
    let weight = unsafeBitCast(whole &+ whole &<< 16, to: SIMD8<UInt16>.self)
    let rest = 256 &- weight
    let below = unsafeBitCast(pixels, to: SIMD8<UInt16>.self)
    let low = (redBlue &* weight &+ (below & 0xff) &* rest &+ 128) &>> 8
    let high = (alphaGreen &* weight &+ (below &>> 8) &* rest &+ 128) & 0xff00
    return unsafeBitCast(low | high, to: SIMD4<UInt32>.self)
  }
}
