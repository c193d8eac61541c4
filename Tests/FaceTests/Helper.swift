import Canvas
import Foundation

@testable import Face

/// What the helper makes of themes and texts, as the clock asks it.
enum Helper {
  /// The pictures that a folder's files or texts give; those that can't be made are missing.
  static func images(
    for requests: [LayerRequest], in folder: String = "/", pixels: Int = 256
  ) throws -> [String: LayerImage] {
    let process = Process()
    process.executableURL = try program
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let lines = requests.enumerated().map { line($0, of: $1) }
    let request = "clock-layer 1\nfolder \(folder)\npixels \(pixels)\n" + lines.joined()
    try input.fileHandleForWriting.write(contentsOf: Data(request.utf8))
    try input.fileHandleForWriting.close()
    let answer = Array(try output.fileHandleForReading.readToEnd() ?? Data())
    process.waitUntilExit()
    return try images(answer, requests)
  }

  /// A text's letters.
  static func letters(_ text: String, font: String = "DejaVu Sans") throws -> LayerImage {
    let images = try images(for: [LayerRequest("text", text: text, font: font)])
    guard let image = images["text"] else { throw DrawingError("no letters for \(text)") }
    return image
  }

  /// SwiftPM builds it beside the tests.
  private static var program: URL {
    get throws {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      return URL(fileURLWithPath: tests).deletingLastPathComponent().appending(path: "clock-layer")
    }
  }

  private static func line(_ number: Int, of request: LayerRequest) -> String {
    switch request.kind {
    case .svg: "svg \(number) \(request.file)\n"
    case .hand: "hand \(number) \(request.file)\n"
    case .element(let id): "element \(number) \(request.file) \(id)\n"
    case .box(let id): "box \(number) \(request.file) \(id)\n"
    case .picture: "picture \(number) \(request.file)\n"
    case .text(let text, let font, let alignment):
      "text \(number) \(alignment.rawValue) \(percentEncoded(font)) \(percentEncoded(text))\n"
    }
  }

  private static func percentEncoded(_ text: String) -> String {
    text.utf8.map { ($0 < 16 ? "%0" : "%") + String($0, radix: 16) }.joined()
  }

  private static func images(
    _ answer: [UInt8], _ requests: [LayerRequest]
  ) throws -> [String: LayerImage] {
    var images: [String: LayerImage] = [:]
    var rest = answer[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      rest = rest[(end + 1)...]
      if words == ["done"] { return images }
      let numbers = words.dropFirst(2).compactMap { Double($0) }
      guard words.count > 2, let number = Int(words[1]), words[0] != "error" else { continue }
      var (scale, script) = (1.0, ArraySlice<UInt8>())
      if numbers.count == 6 {
        (scale, script) = (numbers[4], rest.prefix(Int(numbers[5])))
        rest = rest.dropFirst(script.count)
      }
      let page = Rectangle(
        minX: numbers[0], minY: numbers[1], maxX: numbers[0] + numbers[2],
        maxY: numbers[1] + numbers[3])
      let drawing = script.isEmpty ? Drawing() : try Drawing(script: Array(script))
      images[requests[number].name] = LayerImage(drawing: drawing, page: page, scale: scale)
    }
    throw DrawingError("the helper's answer has no end")
  }
}
