/// The pixels under a face, so that edges on the axes can be laid between them and look crisp.
///
/// The dial's centre is the middle of the picture: a corner of four pixels where the side is even,
/// the middle of one where it is odd. All lengths are fractions of the dial's radius.
struct PixelGrid {
  /// The dial's radius in pixels.
  let radius: Double
  /// The room between the dial and the picture's edge, for the clock's own shadow.
  let margin: Double

  private let sideIsOdd: Bool

  /// The grid of a picture of so many pixels a side.
  init(side: Int) {
    let margin = max(1, (Double(side) * 0.03).rounded())
    radius = Double(side) / 2 - margin
    self.margin = margin / radius
    sideIsOdd = side % 2 != 0
  }

  /// The width nearest to the one asked for whose edges lie between pixels on both sides of an
  /// axis.
  ///
  /// One below a least number of pixels is left as it is: a step of the grid would be too much.
  func width(_ width: Double, snappingFrom least: Double = 1.5) -> Double {
    let pixels = width * radius
    guard pixels >= least else { return width }
    let snapped = sideIsOdd ? ((pixels - 1) / 2).rounded() * 2 + 1 : (pixels / 2).rounded() * 2
    return max(snapped, sideIsOdd ? 1 : 2) / radius
  }

  /// The distance from the centre nearest to the one asked for that lies between pixels.
  func length(_ length: Double) -> Double {
    let shift = sideIsOdd ? 0.5 : 0
    return ((length * radius - shift).rounded() + shift) / radius
  }
}
