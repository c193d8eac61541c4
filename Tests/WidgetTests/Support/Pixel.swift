/// A colour, each part from 0 to 255.
struct Pixel: Hashable {
  var red: Int
  var green: Int
  var blue: Int

  /// The largest difference in any part.
  func distance(to other: Pixel) -> Int {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
  }
}
