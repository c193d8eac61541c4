/// A drawing as the clock reads it: Cairo's script in the few words that it knows.
struct DrawingText {
  /// The text, with raw pixels in it.
  private(set) var bytes = Array("%!CairoScript\n".utf8)
  /// Whether part of it is pixels.
  private(set) var hasImage = false

  private var operands: [ScriptReader.Token] = []
  private var pixels = 0
  private var grammar = DrawingGrammar()

  /// How a drawing of anything begins.
  static let start = Array("%!CairoScript\n<< /content //COLOR_ALPHA >> surface context\n".utf8)

  /// Rewrites what Cairo has written.
  ///
  /// - Throws: `LayerError` where it says something that a drawing cannot, or is too long.
  init(script: [UInt8]) throws(LayerError) {
    var reader = ScriptReader(script)
    while let token = reader.next() {
      switch token.kind {
      case .operand: operands.append(token)
      case .word: try take(token)
      case .dictionary: try takeDictionary(token, from: &reader)
      case .dictionaryEnd, .data: throw DrawingText.unknown(token)
      }
      guard bytes.count - pixels * 4 <= Limits.drawingBytes else {
        throw LayerError("it gives a drawing of more than \(Limits.drawingBytes >> 20) MiB")
      }
    }
    if bytes.last != 10 { bytes.append(10) }
  }

  private mutating func take(_ word: ScriptReader.Token) throws(LayerError) {
    let name = String(decoding: word.text, as: UTF8.self)
    if DrawingText.words.contains(name) {
      try grammar.take(name, operand: operands.last?.text)
      for operand in operands { append(operand) }
      append(word)
    } else if name == "set-operator", operands.last?.text.elementsEqual("//OVER".utf8) != true {
      let mode = operands.last.map { String(decoding: $0.text.dropFirst(2), as: UTF8.self) } ?? ""
      throw .beyondWords("it mixes colors in the mode \(mode), which a drawing cannot")
    } else if !DrawingText.ignoredWords.contains(name) {
      throw DrawingText.unknown(word)
    }
    operands.removeAll(keepingCapacity: true)
  }

  /// Takes the surface that all is drawn on, or an image.
  private mutating func takeDictionary(
    _ start: ScriptReader.Token, from reader: inout ScriptReader
  ) throws(LayerError) {
    var content: [ScriptReader.Token] = []
    while let token = reader.next(), content.count <= 8 {
      guard case .dictionaryEnd = token.kind else {
        content.append(token)
        continue
      }
      guard let word = reader.next() else { break }
      switch String(decoding: word.text, as: UTF8.self) {
      case "surface":
        for token in [start] + content + [token, word] { append(token) }
        return
      case "image": return try append(ImageSource(content))
      default: throw DrawingText.unknown(word)
      }
    }
    throw DrawingText.unknown(start)
  }

  private mutating func append(_ image: ImageSource) throws(LayerError) {
    hasImage = true
    try grammar.take("image", operand: nil)
    pixels += image.width * image.height
    guard pixels <= Limits.imagePixels else {
      throw LayerError("its images have more than \(Limits.imagePixels >> 20) Mpixel")
    }
    if bytes.last != 10 { bytes.append(10) }
    bytes.append(contentsOf: try image.text())
  }

  private mutating func append(_ token: ScriptReader.Token) {
    let isInside = bytes.last == UInt8(ascii: "[") || token.text.first == UInt8(ascii: "]")
    if bytes.last != 10, !isInside { bytes.append(token.startsLine ? 10 : 32) }
    bytes.append(contentsOf: token.text)
  }

  private static func unknown(_ token: ScriptReader.Token) -> LayerError {
    let word = String(decoding: token.text.prefix(40), as: UTF8.self)
    return .beyondWords("it draws with \"\(word)\", which a drawing cannot")
  }

  private static let words: Set<String> = [
    "n", "m", "l", "c", "h", "rectangle", "g", "a", "rgb", "rgba", "linear", "radial",
    "add-color-stop", "identity", "scale", "set-matrix", "set-source", "set-line-width",
    "set-line-cap", "set-line-join", "set-miter-limit", "set-dash", "set-fill-rule", "fill+",
    "stroke+", "paint", "mask", "clip+", "reset-clip", "context", "pop", "record", "dup", "exch",
    "def", "pattern", "set-extend", "set-filter",
  ]

  /// What makes no difference to a drawing that is drawn smoothly: the rest of Cairo's state, and
  /// the end of a name that is used no more.
  private static let ignoredWords: Set<String> = [
    "set-antialias", "set-tolerance", "set-operator", "undef",
  ]
}
