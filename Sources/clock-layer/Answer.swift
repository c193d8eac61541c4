/// The records of an answer.
enum Answer {
  /// The last line.
  static let done = Array("done\n".utf8)

  /// A drawing.
  ///
  /// - Parameters:
  ///   - item: What it answers.
  ///   - box: What the layer takes up, in the document's units.
  ///   - scale: The drawing's units in one of the document's.
  ///   - drawing: The text, with raw pixels in it.
  /// - Returns: The record's bytes.
  static func layer(_ item: Request.Item, box: Box, scale: Double, drawing: [UInt8]) -> [UInt8] {
    Array("layer \(item.name) \(box.text) \(number(scale)) \(drawing.count)\n".utf8) + drawing
  }

  /// A bounding box.
  static func box(_ item: Request.Item, _ box: Box) -> [UInt8] {
    Array("box \(item.name) \(box.text)\n".utf8)
  }

  /// Why there is nothing.
  static func error(_ item: Request.Item, _ error: LayerError) -> [UInt8] {
    Array("error \(item.name) \(error.message)\n".utf8)
  }

  /// The shortest decimal number that reads back as this one.
  static func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
