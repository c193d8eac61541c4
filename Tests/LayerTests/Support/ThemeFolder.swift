import CCairo
import Foundation
import Testing

/// A theme's folder of the test's own, gone with its owner.
final class ThemeFolder {
  let path: String

  init() throws {
    // A folder in which a link or a space would be resolved, were there one.
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("clock-layer-\(UUID().uuidString)/a theme")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
  }

  /// The path of a file in the folder, whether it exists or not.
  func file(_ name: String) -> String {
    path + "/" + name
  }

  func write(_ content: some Sequence<UInt8>, to name: String) throws {
    try Data(content).write(to: URL(fileURLWithPath: file(name)))
  }

  func write(_ text: String, to name: String) throws {
    try write(text.utf8, to: name)
  }

  /// Writes an SVG with a square page.
  func writeSVG(_ content: String, side: Int = 100, to name: String) throws {
    try write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
        width="\(side)" height="\(side)">\(content)</svg>
      """, to: name)
  }

  /// Writes a PNG of premultiplied pixels.
  func writePNG(width: Int, height: Int, to name: String, pixel: (Int, Int) -> UInt32) throws {
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    let start = try UnsafeMutableRawPointer(#require(cairo_image_surface_get_data(surface)))
    for index in 0..<width * height {
      start.storeBytes(
        of: pixel(index % width, index / width), toByteOffset: index * 4, as: UInt32.self)
    }
    cairo_surface_mark_dirty(surface)
    let status = cairo_surface_write_to_png(surface, file(name))
    guard status == CAIRO_STATUS_SUCCESS else { throw Failure("no \(name): \(status)") }
  }

  /// Packs a file as gzip does.
  func gzip(_ name: String, to packed: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/gzip")
    process.arguments = ["-cn", file(name)]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try write(data, to: packed)
  }
}

/// Why a test cannot go on.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
