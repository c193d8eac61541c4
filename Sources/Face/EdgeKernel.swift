/// What edges are blurred by, as the distance from an edge to a pixel's middle tells it.
protocol EdgeKernel {
  /// How far it reaches to either side, in pixels.
  var reach: Float { get }

  /// How many pixels it counts as one: lengths are given to it in such units.
  var unit: Float { get }

  /// How much more than half of the kernel lies on the inner side of an edge at a distance, from −0.5
  /// to 0.5; the distance is positive inside.
  func bulge(_ distance: FourPixels) -> FourPixels
}

/// The blur of shadows: 0.75·(1 − t²) for t from −1 to 1 (Epanechnikov's kernel).
struct SoftKernel: EdgeKernel {
  let reach: Float
  var unit: Float { reach }

  @inline(__always)
  func bulge(_ distance: FourPixels) -> FourPixels {
    let t = distance.atLeast(FourPixels(repeating: -1)).atMost(.one)
    return t * (0.75 - t * t * 0.25)
  }
}

/// What a pixel makes of a sharp edge: a unit square seen along the edge, a trapezium as wide as the
/// sine and the cosine of the edge's angle together, by which a long edge covers each pixel exactly
/// as it should.
struct PixelKernel: EdgeKernel {
  let reach: Float
  var unit: Float { 1 }
  private let scale: Float
  /// Half the trapezium's upper side, and how wide each of its slopes is.
  private let plateau, slope: Float
  private let curvature: Float

  /// The kernel of edges along and across a direction.
  init(heading: Heading) {
    let (sine, cosine) = (Float(abs(heading.sine)), Float(abs(heading.cosine)))
    let wide = max(sine, cosine)
    slope = min(sine, cosine)
    reach = (wide + slope) / 2
    plateau = (wide - slope) / 2
    scale = 1 / wide
    curvature = slope > 0.001 ? 0.5 / (wide * slope) : 0
  }

  @inline(__always)
  func bulge(_ distance: FourPixels) -> FourPixels {
    let beyond = distance.magnitude
    // What is missing to a half is a triangle below the slope, cut off where the level part begins;
    // from there on the half grows evenly, by less than the triangle would have it.
    let side = (slope - (beyond - plateau).positive).positive
    return (0.5 - side * side * curvature).atMost(beyond * scale).withSign(of: distance)
  }
}
