import Foundation

extension Picture {
  /// Reads an image file, on a white ground, through ImageMagick; an SVG first becomes a PNG.
  init(file: String, width: Int, height: Int) throws {
    let folder = try ScratchFolder()
    var source = file
    if file.hasSuffix(".svg") {
      source = folder.file("picture.png")
      try run(["rsvg-convert", "-o", source, file])
    }
    let raw = folder.file("pixels")
    try run(["convert", source, "-background", "white", "-flatten", "-depth", "8", "rgb:\(raw)"])
    let bytes = FileManager.default.contents(atPath: raw).map { [UInt8]($0) } ?? []
    guard bytes.count == width * height * 3 else {
      throw Failure("\(file) does not hold \(width)x\(height) pixels")
    }
    let pixels = stride(from: 0, to: bytes.count, by: 3).map {
      Pixel(red: Int(bytes[$0]), green: Int(bytes[$0 + 1]), blue: Int(bytes[$0 + 2]))
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}
