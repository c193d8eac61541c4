/// How a drawing's words go together: a group is only painted, by its opacity or wholly; nothing
/// else is a mask.
struct DrawingGrammar {
  /// Groups in groups, and the drawing itself.
  private static let mostLevels = 16

  /// What a surface or a pattern is made of.
  private enum Content {
    case group
    case image
    case color
  }

  private var previous = ""
  /// What is the source at each level.
  private var sources: [Content] = []
  private var surface = Content.group
  private var pattern = Content.color
  private var names: [ArraySlice<UInt8>: Content] = [:]

  /// Follows the words one by one.
  ///
  /// - Parameters:
  ///   - word: One of a drawing's words.
  ///   - operand: What stands right before it.
  /// - Throws: `LayerError` where it does not follow what there was.
  mutating func take(_ word: String, operand: ArraySlice<UInt8>?) throws(LayerError) {
    switch word {
    case "context":
      guard sources.count < DrawingGrammar.mostLevels else {
        throw .beyondWords("its groups are nested more than \(DrawingGrammar.mostLevels) deep")
      }
      sources.append(.color)
    case "pop":
      sources.removeLast(sources.isEmpty ? 0 : 1)
      surface = .group
    case "record": surface = .group
    case "image": surface = .image
    case "exch": names[operand?.dropFirst() ?? []] = surface
    case "pattern":
      guard let content = operand.map({ names[$0] }) ?? surface else {
        throw .beyondWords("it draws with something that has no name")
      }
      pattern = content
    case "g", "a", "rgb", "rgba", "linear", "radial": pattern = .color
    case "set-source":
      if !sources.isEmpty { sources[sources.count - 1] = pattern }
    case "fill+", "stroke+":
      guard sources.last != .group else { throw .beyondWords("it fills a shape with a drawing") }
    case "mask":
      guard previous == "a" else { throw .beyondWords("it has a mask of shapes") }
    default: break
    }
    previous = word
  }
}
