import CCairo
import Canvas
import Face
import Timekeeping

/// A picture's pixels, to compare: premultiplied alpha, red, green and blue in 32 bits.
struct Picture: Equatable {
  let side: Int
  var pixels: [UInt32]

  init(side: Int, pixels: [UInt32]) {
    self.side = side
    self.pixels = pixels
  }

  /// What a surface shows.
  init(_ surface: borrowing Surface, side: Int) {
    self.side = side
    pixels = surface.withPixels { bytes, stride in
      (0..<side * side).map { index in
        bytes.load(fromByteOffset: index / side * stride + index % side * 4, as: UInt32.self)
      }
    }
  }

  /// A face at a time of day, painted as the window's first frame is.
  init(
    of face: Face, at time: TimeOfDay, showsSeconds: Bool = true, work: MotionWork = MotionWork()
  ) throws {
    let surface = try Surface(format: .argb32, width: face.side, height: face.side)
    let pose = Motion.sweep.pose(at: time, showsSeconds: showsSeconds, work: work)
    _ = try FacePainter(face: face).update(surface, pose: pose, showsSeconds: showsSeconds)
    self.init(surface, side: face.side)
  }

  /// A PNG file's pixels; nil where there is no such picture.
  init?(png path: String) {
    guard let surface = cairo_image_surface_create_from_png(path),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    defer { cairo_surface_destroy(surface) }
    let side = Int(cairo_image_surface_get_width(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    self.side = side
    pixels = (0..<side * side).map { index in
      UnsafeRawPointer(data).load(
        fromByteOffset: index / side * stride + index % side * 4, as: UInt32.self)
    }
  }

  /// The components of a pixel from 0 to 255: alpha, red, green, blue.
  static func components(_ pixel: UInt32) -> [Int] {
    [24, 16, 8, 0].map { Int(pixel >> $0 & 0xff) }
  }

  /// The largest difference of any component of any pixel, and the mean over all, from 0 to 255.
  func difference(from other: Picture) -> (worst: Int, mean: Double) {
    var worst = 0
    var sum = 0
    for (one, two) in zip(pixels, other.pixels) where one != two {
      for (a, b) in zip(Picture.components(one), Picture.components(two)) {
        worst = max(worst, abs(a - b))
        sum += abs(a - b)
      }
    }
    return (worst, Double(sum) / Double(4 * pixels.count))
  }

  /// The picture turned clockwise by a quarter of a turn.
  var turned: Picture {
    var turned = self
    for y in 0..<side {
      for x in 0..<side { turned.pixels[x * side + side - 1 - y] = pixels[y * side + x] }
    }
    return turned
  }
}
