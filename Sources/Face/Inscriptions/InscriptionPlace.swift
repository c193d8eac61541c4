import Canvas
import Glibc

/// Where on a dial an inscription stands, and how large it is; lengths are in radii.
struct InscriptionPlace: Equatable {
  /// The middle of its letters, from the dial's centre.
  let center: Point
  /// The font's size.
  let size: Double
  /// What it takes up, with a little room around it.
  let box: Rectangle

  /// A place for a room of so many font sizes.
  init(center: Point, size: Double, extent: Size) {
    (self.center, self.size) = (center, size)
    let (width, height) = (extent.width * size / 2, extent.height * size / 2)
    box = Rectangle(
      minX: center.x - width, minY: center.y - height, maxX: center.x + width,
      maxY: center.y + height)
  }

  /// The place that a theme gives to an inscription.
  init(_ inscription: Inscription, at center: Point, size: Double) {
    let extent = inscription.extent
    self.init(
      center: center, size: min(size, InscriptionPlace.mostWidth / extent.width), extent: extent)
  }

  /// The best place for an inscription that a dial has.
  ///
  /// - Parameters:
  ///   - inscription: What is to stand there.
  ///   - ground: The dial.
  ///   - largest: The font's size where there is room enough.
  ///   - taken: What other inscriptions take up.
  init(
    _ inscription: Inscription, on ground: DialGround, largest: Double, avoiding taken: [Rectangle]
  ) {
    let extent = inscription.extent
    let widest = InscriptionPlace.mostWidth / extent.width
    var best = InscriptionPlace(
      center: Point(x: 0, y: inscription.kind == .date ? 0.42 : -0.42), size: min(largest, widest),
      extent: extent)
    var least = Double.infinity
    for size in InscriptionPlace.sizes(from: min(largest, widest)) {
      let smallness = 1.2 * log(largest / size)
      for spot in InscriptionPlace.spots(of: inscription.kind) where smallness + spot.cost < least {
        let place = InscriptionPlace(center: spot.center, size: size, extent: extent)
        guard place.isOnDial, !taken.contains(where: { $0.overlaps(place.box) }) else { continue }
        let busyness = ground.patch(place.box).busyness
        // Whatever is free is better than all that is not.
        let cost = smallness + spot.cost + (busyness > 0 ? 4 + 3 * busyness : 0)
        if cost < least { (best, least) = (place, cost) }
      }
    }
    self = best
  }

  /// The widest that letters get.
  private static let mostWidth = 1.2
  /// The room around the centre that is the hub's.
  private static let hub = 0.15

  /// Sizes to try, the largest first.
  private static func sizes(from largest: Double) -> [Double] {
    var sizes = [largest]
    while let last = sizes.last, last > 0.045 { sizes.append(last * 0.94) }
    return sizes
  }

  /// A middle to try, and how far it is from what people expect.
  private typealias Spot = (center: Point, cost: Double)

  /// Middles on the vertical axis, first those of the half in which such texts are looked for, and
  /// beside the hub.
  private static func spots(of kind: Inscription.Kind) -> [Spot] {
    let half = kind == .date ? 1.0 : -1
    var spots: [Spot] = []
    for (side, cost) in [(half, 0.0), (-half, 0.4)] {
      for height in stride(from: 0.24, to: 0.63, by: 0.02) {
        spots.append((Point(x: 0, y: side * height), cost + abs(height - 0.42)))
      }
    }
    for (side, cost) in [(1.0, 0.8), (-1.0, 0.9)] {
      for x in [0.4, 0.45, 0.5, 0.55] {
        spots.append((Point(x: side * x, y: 0), cost + abs(x - 0.45)))
      }
    }
    return spots
  }

  /// Whether it keeps clear of the hub and within the dial.
  private var isOnDial: Bool {
    let (x, y) = (max(abs(box.minX), abs(box.maxX)), max(abs(box.minY), abs(box.maxY)))
    let isClear =
      abs(center.y) - box.height / 2 >= InscriptionPlace.hub
      || abs(center.x) - box.width / 2 >= InscriptionPlace.hub
    return isClear && x * x + y * y <= 0.94 * 0.94
  }
}

extension Rectangle {
  /// Whether something lies in both.
  fileprivate func overlaps(_ other: Rectangle) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
