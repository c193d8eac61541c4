import Canvas
import Glibc

/// The still part of the classic face: rim, enamel and marks.
enum ClassicDial {
  /// The dial, its centre the origin and its radius the unit.
  static func drawing(grid: PixelGrid, style: OpticalSize) -> Drawing {
    let rim = grid.length(1 - 0.07)
    return Drawing(
      steel(innerRadius: rim, lap: 2 / grid.radius) + enamel(radius: rim)
        + marks(grid: grid, style: style))
  }

  /// A brushed ring, bright where the light falls on it and dark on the far side; `lap` is how far
  /// one thing reaches below the next. (A gradient costs a start its time, pixel by pixel.)
  private static func steel(innerRadius: Double, lap: Double) -> [Drawing.Command] {
    let light = Gradient(
      .linear(from: Point(x: -0.45, y: -0.9), to: Point(x: 0.45, y: 0.9)),
      [
        .init(0, Color(0xf2f4f6)), .init(0.3, Color(0xc9ced3)), .init(0.55, Color(0xa9afb6)),
        .init(0.8, Color(0x8b9199)), .init(1, Color(0x6f757d)),
      ])
    // The ring's inner edge faces the other way.
    let shade = Gradient(
      .linear(from: Point(x: -0.45, y: -0.9), to: Point(x: 0.45, y: 0.9)),
      [.init(0, Color(0x767c84)), .init(0.5, Color(0x9da3aa)), .init(1, Color(0xe3e6e9))])
    let middle = innerRadius + (1 - innerRadius) * 0.3
    return Drawing.fill(.circle(radius: 1), .color(Color(0x4a4f56)))
      + Drawing.fill(.ring(from: middle - lap, to: 1 - 0.008), .gradient(light))
      + Drawing.fill(.ring(from: innerRadius - lap, to: middle), .gradient(shade))
  }

  /// The dial proper, brighter where the light comes from, with the rim's soft shadow on it.
  private static func enamel(radius: Double) -> [Drawing.Command] {
    let light = Point(x: -0.25, y: -0.45)
    let glow = Gradient(
      .radial(focus: light, center: light, radius: 1.45),
      [.init(0, ClassicFace.enamel), .init(0.5, Color(0xfaf9f5)), .init(1, ClassicFace.enamelEdge)])
    let ink = ClassicFace.ink
    let under = Point(x: 0.008, y: 0.016)
    let rimShadow = Gradient(
      .radial(focus: under, center: under, radius: radius + 0.018),
      [
        .init(0, ink.withAlpha(0)), .init(0.945, ink.withAlpha(0)),
        .init(0.975, ink.withAlpha(0.06)),
        .init(1, ink.withAlpha(0.26)),
      ])
    return Drawing.fill(.circle(radius: radius), .gradient(glow))
      // Farther in it is nothing.
      + Drawing.fill(.ring(from: 0.92 * radius, to: radius), .gradient(rimShadow))
  }

  /// Twelve strong marks, the one at 12 o'clock double, and forty-eight fine ones where there is
  /// room.
  private static func marks(grid: PixelGrid, style: OpticalSize) -> [Drawing.Command] {
    let outer = grid.length(0.885)
    let width = grid.width(0.034 * style.weight, snappingFrom: 0.75)
    let strong = Baton(
      from: grid.length(0.765), to: outer, width: width, cornerRadius: 0.004)
    let quarter = Baton(
      from: grid.length(0.745), to: outer, width: width, cornerRadius: 0.004)
    let fine = Baton(
      from: grid.length(0.84), to: outer, width: 0.0125 * style.fineWeight, cornerRadius: 0)
    var path = Path()
    for minute in 0..<60 {
      let angle = Double(minute) * .pi / 30
      switch minute {
      case 0: path = path + twelve(grid: grid, strong: quarter)
      case 15, 30, 45: path = path + quarter.path().turned(by: angle)
      case _ where minute % 5 == 0: path = path + strong.path().turned(by: angle)
      case _ where style.hasFineMarks: path = path + fine.path().turned(by: angle)
      default: break
      }
    }
    return Drawing.fill(path, .color(ClassicFace.ink))
  }

  /// Two strong marks side by side, so that 12 o'clock is told on a tilted head.
  private static func twelve(grid: PixelGrid, strong: Baton) -> Path {
    let gap = grid.width(0.034, snappingFrom: 0.75)
    return [-1.0, 1].reduce(Path()) { path, side in
      var bar = strong
      bar.offset = side * (gap + strong.width) / 2
      return path + bar.path()
    }
  }
}
