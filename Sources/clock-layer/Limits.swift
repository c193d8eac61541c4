/// The most of everything, as the protocol sets it.
enum Limits {
  /// Bytes of an SVG file, as it is and unpacked.
  static let svgBytes = 16 << 20
  /// Bytes of a picture file.
  static let pictureBytes = 64 << 20
  /// Pixels along an image's longer side.
  static let imageSide = 8192
  /// Pixels of all images in a drawing.
  static let imagePixels = 64 << 20
  /// Bytes of a drawing's text, without its images' pixels.
  static let drawingBytes = 16 << 20
  /// Bytes that Cairo may write for a drawing, with its images packed and in base 85.
  static let scriptBytes = 192 << 20
  /// A page's longer side in user units.
  static let pageSide = 1e6
  /// Bytes of a text.
  static let textBytes = 1024
  /// Bytes of the description of its font.
  static let fontBytes = 256
  /// Lines of a text.
  static let textLines = 64
  /// The width of its longest line, in the size of its letters.
  static let textWidth = 64.0

  /// Bytes of memory that the process may have.
  static let memory: UInt = 1 << 30
  /// Seconds of work for one process.
  static let seconds: UInt = 5
  /// Seconds of work on all requests together: less than whoever asks is likely to wait.
  static let requestsSeconds: UInt = 4
  /// Seconds of work on one of them.
  static let requestSeconds: UInt = 2
  /// Pixels a side of a bitmap in a drawing, of which the clock reads 64 MiB.
  static let bitmapSide = 4_000
}
