import Canvas
import Face

/// What the helper answered.
struct LayerAnswer {
  /// The pictures that could be made, by their requests' numbers.
  private(set) var images: [Int: LayerImage] = [:]
  /// What could not be made, by the requests' numbers, each naming the file and the reason.
  private(set) var problems: [Int: String] = [:]

  /// An answer to no request.
  init() {}

  /// The most bytes that an answer may have.
  static let mostBytes = 96 << 20

  /// Reads an answer.
  ///
  /// - Throws: `ClockError` where it is cut short, or isn't the helper's.
  init(_ bytes: [UInt8]) throws(ClockError) {
    var position = 0
    while true {
      let words = try LayerAnswer.line(of: bytes, at: &position)
      if words == ["done"] {
        guard position == bytes.count else { throw LayerAnswer.garbled }
        return
      }
      guard words.count > 2, let request = Int(words[1]) else { throw LayerAnswer.garbled }
      let numbers = words.dropFirst(2).compactMap { Double($0) }.filter(\.isFinite)
      switch (words[0], numbers.count) {
      case ("layer", 6):
        guard let count = Int(exactly: numbers[5]), count >= 0, count <= bytes.count - position,
          numbers[4] > 0
        else { throw LayerAnswer.garbled }
        let script = Array(bytes[position..<position + count])
        position += count
        do throws(DrawingError) {
          add(request, try Drawing(script: script), numbers, scale: numbers[4])
        } catch {
          problems[request] = "a drawing can't be shown: \(error.message)"
        }
      case ("box", 4):
        add(request, Drawing(), numbers, scale: 1)
      case ("error", _):
        problems[request] = words.dropFirst(2).joined(separator: " ")
      default:
        throw LayerAnswer.garbled
      }
    }
  }

  private mutating func add(
    _ request: Int, _ drawing: Drawing, _ numbers: [Double], scale: Double
  ) {
    let page = Rectangle(
      minX: numbers[0], minY: numbers[1], maxX: numbers[0] + numbers[2],
      maxY: numbers[1] + numbers[3])
    images[request] = LayerImage(drawing: drawing, page: page, scale: scale)
  }

  /// The words of the next line.
  private static func line(
    of bytes: [UInt8], at position: inout Int
  ) throws(ClockError) -> [String] {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "\n")), end - position < 4_096
    else { throw garbled }
    let line = String(decoding: bytes[position..<end], as: UTF8.self)
    position = end + 1
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    return words
  }

  private static let garbled = ClockError("the helper clock-layer gave an answer that is cut short")
}
