/// The start of an SVG's root element, found without understanding the rest.
struct RootElement {
  private let document: [UInt8]
  /// Where attributes can be put in.
  private var end = 0
  /// The places of the attributes that say how large the page is, with what separates them.
  private var sizes: [Range<Int>] = []

  /// Finds the root; nil where the document has none, or is not in an encoding like ASCII.
  init?(_ document: [UInt8]) {
    self.document = document
    guard let start = RootElement.start(document) else { return nil }
    var position = start
    while position < document.count, !RootElement.endsName(document[position]) { position += 1 }
    while true {
      let before = position
      position = RootElement.skipSpace(document, from: position)
      guard position < document.count else { return nil }
      if document[position] == UInt8(ascii: ">") || document[position] == UInt8(ascii: "/") {
        end = before
        return
      }
      let name = document[position...].prefix { !RootElement.endsName($0) }
      position = RootElement.skipSpace(document, from: name.endIndex)
      guard !name.isEmpty, position < document.count, document[position] == UInt8(ascii: "=")
      else { return nil }
      position = RootElement.skipSpace(document, from: position + 1)
      guard position < document.count, [UInt8(ascii: "\""), 39].contains(document[position]),
        let close = document[(position + 1)...].firstIndex(of: document[position])
      else { return nil }
      position = close + 1
      if ["width", "height", "viewBox"].contains(String(decoding: name, as: UTF8.self)) {
        sizes.append(before..<position)
      }
    }
  }

  /// The document with another page.
  ///
  /// - Parameters:
  ///   - region: What the page is to show, in units of the page as it was written.
  ///   - page: That page.
  ///   - viewBox: What that showed, in the coordinates of the root's content; nil where it is the
  ///     same.
  /// - Returns: The text with other attributes in its root element.
  func document(showing region: Box, page: Box, viewBox: Box?) -> [UInt8] {
    let box = (viewBox ?? page).widened(toShapeOf: page)
    let (x, y) = (box.width / page.width, box.height / page.height)
    let view = Box(
      x: box.x + region.x * x, y: box.y + region.y * y, width: region.width * x,
      height: region.height * y)
    let attributes =
      " width=\"\(region.width)\" height=\"\(region.height)\" viewBox=\"\(view.text)\""
    var enlarged: [UInt8] = []
    enlarged.reserveCapacity(document.count + attributes.utf8.count)
    var position = 0
    for size in sizes {
      enlarged.append(contentsOf: document[position..<size.lowerBound])
      position = size.upperBound
    }
    enlarged.append(contentsOf: document[position..<end])
    enlarged.append(contentsOf: attributes.utf8)
    enlarged.append(contentsOf: document[end...])
    return enlarged
  }

  /// The place of the root's name: behind the first `<` that begins an element.
  private static func start(_ document: [UInt8]) -> Int? {
    var position = document.startIndex
    while let open = document[position...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = document[(open + 1)...]
      let end: Int?
      if rest.starts(with: "!--".utf8) {
        end = index(after: "-->", in: rest)
      } else if rest.starts(with: "?".utf8) {
        end = index(after: "?>", in: rest)
      } else if rest.starts(with: "!".utf8) {
        end = endOfDeclaration(document, from: open + 1)
      } else {
        return rest.first.map { $0 > 32 } == true ? open + 1 : nil
      }
      guard let end else { return nil }
      position = end
    }
    return nil
  }

  /// Passes a document type, with the declarations in its brackets.
  private static func endOfDeclaration(_ document: [UInt8], from start: Int) -> Int? {
    var position = start
    var depth = 1
    while position < document.count, depth > 0 {
      let rest = document[position...]
      switch document[position] {
      case UInt8(ascii: "\""), 39:
        guard let close = rest.dropFirst().firstIndex(of: document[position]) else { return nil }
        position = close + 1
      case UInt8(ascii: "<") where rest.starts(with: "<!--".utf8):
        guard let end = index(after: "-->", in: rest) else { return nil }
        position = end
      case UInt8(ascii: "<"):
        depth += 1
        position += 1
      case UInt8(ascii: ">"):
        depth -= 1
        position += 1
      default: position += 1
      }
    }
    return depth == 0 ? position : nil
  }

  private static func index(after mark: String, in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let first = mark.utf8.first, let found = rest.firstIndex(of: first) {
      rest = bytes[found...]
      if rest.starts(with: mark.utf8) { return found + mark.utf8.count }
      rest = rest.dropFirst()
    }
    return nil
  }

  private static func skipSpace(_ bytes: [UInt8], from start: Int) -> Int {
    var position = start
    while position < bytes.count, [9, 10, 13, 32].contains(bytes[position]) { position += 1 }
    return position
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case 9, 10, 13, 32, UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"): true
    default: false
    }
  }
}
