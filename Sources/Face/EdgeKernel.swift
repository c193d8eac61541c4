import Glibc

/// What edges are blurred by, as the distance from an edge to a pixel's middle tells it.
///
/// Soft ones by 0.75·(1 − t²) for t from −1 to 1 (Epanechnikov's kernel). Sharp ones by the pixel
/// itself, a unit square seen along the edge: a trapezium as wide as the sine and the cosine of the
/// edge's angle together, by which a long edge covers each pixel exactly as it should.
struct EdgeKernel {
  /// How far it reaches to either side, in pixels.
  let reach: Float
  private let isSoft: Bool
  private let scale: Float
  /// Half the trapezium's upper side.
  private let plateau: Float
  private let curvature: Float

  init(blur: Double, angle: Double) {
    let (sine, cosine) = (abs(sin(angle)), abs(cos(angle)))
    let wide = Float(max(sine, cosine))
    let narrow = Float(min(sine, cosine))
    isSoft = blur > 0.5
    reach = isSoft ? Float(blur) : (wide + narrow) / 2
    scale = isSoft ? 1 / reach : 1 / wide
    plateau = (wide - narrow) / 2
    curvature = narrow > 0.001 ? 0.5 / (wide * narrow) : 0
  }

  /// How much of the kernel lies on the inner side of an edge at a distance, from 0 to 1; the
  /// distance in pixels, positive inside.
  func inside(_ distance: Float) -> Float {
    if isSoft {
      let t = max(-1, min(1, distance * scale))
      return 0.5 + t * (0.75 - 0.25 * t * t)
    }
    let beyond = abs(distance)
    let half =
      if beyond <= plateau {
        beyond * scale
      } else {
        // What is missing to a half is a triangle; nothing is from `reach` on.
        0.5 - max(0, reach - beyond) * max(0, reach - beyond) * curvature
      }
    return 0.5 + (distance < 0 ? -half : half)
  }
}
