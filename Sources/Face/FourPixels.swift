/// A number for each of four pixels side by side, as many as any processor reckons with at once.
///
/// (The standard library's least and largest of two such mind what is no number, pixel by pixel.)
typealias FourPixels = SIMD4<Float>

extension FourPixels {
  /// Each number without its sign.
  @inline(__always)
  var magnitude: FourPixels { FourPixels(bits & 0x7fff_ffff) }

  /// Each number, or 0 where it is negative.
  @inline(__always)
  var positive: FourPixels { atLeast(.zero) }

  /// Each number, or a limit where it is less.
  @inline(__always)
  func atLeast(_ limit: FourPixels) -> FourPixels { replacing(with: limit, where: limit .> self) }

  /// Each number, or a limit where it is more.
  @inline(__always)
  func atMost(_ limit: FourPixels) -> FourPixels { replacing(with: limit, where: limit .< self) }

  /// Each number, which is not negative, with the sign of another.
  @inline(__always)
  func withSign(of other: FourPixels) -> FourPixels {
    FourPixels(bits | (other.bits & Int32.min))
  }

  /// The square root of each number, which is not negative, to a hundred-thousandth of itself.
  @inline(__always)
  var root: FourPixels {
    // Newton's way to 1/√x, from a first guess that halves the exponent.
    var inverse = FourPixels(0x5f37_59df &- bits &>> 1)
    let half = self * 0.5
    inverse *= 1.5 - half * inverse * inverse
    inverse *= 1.5 - half * inverse * inverse
    return self * inverse
  }

  /// The nearest whole number to each, from 0 to 256.
  @inline(__always)
  var whole: SIMD4<Int32> {
    // Beside 2²³ a number has no fraction left, and its lowest bits are the whole number.
    (self + 8_388_608).bits & 0x1ff
  }

  @inline(__always)
  private var bits: SIMD4<Int32> { unsafeBitCast(self, to: SIMD4<Int32>.self) }

  @inline(__always)
  private init(_ bits: SIMD4<Int32>) {
    self = unsafeBitCast(bits, to: FourPixels.self)
  }
}
