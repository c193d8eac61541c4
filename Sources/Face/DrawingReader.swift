import Canvas

extension Drawing {
  /// Reads a drawing from Cairo script, as Cairo's script surface writes a recording in ASCII, of
  /// which a closed vocabulary is taken.
  ///
  /// One word is ours: `WIDTH HEIGHT image`, with the end of the line and the pixels behind it:
  /// premultiplied alpha, red, green and blue in 32 bits of the machine's byte order.
  ///
  /// - Parameter script: The text, with the pixels of its pictures at most 64 MiB.
  /// - Throws: `DrawingError` for a word that is unknown or out of place, or too much of anything.
  package init(script: [UInt8]) throws(DrawingError) {
    guard script.count <= DrawingReader.mostBytes else { throw DrawingError("it is too large") }
    let result = script.withUnsafeBufferPointer { bytes in
      Result { () throws(DrawingError) in
        var reader = DrawingReader(DrawingLexer(bytes))
        return try reader.read()
      }
    }
    self = try result.get()
  }
}

/// Follows a script word by word: numbers and names go onto a stack, words take them from it.
struct DrawingReader {
  fileprivate static let mostBytes = 64 << 20
  private static let mostGroups = 16
  private static let mostCommands = 1 << 20
  /// A theme's layers paint up to a few hundred times.
  private static let mostPaints = 10_000.0

  var lexer: DrawingLexer
  var stack = DrawingStack()
  private var levels: [DrawingLevel] = []
  /// The groups and pictures that have names, to be used once more.
  private var named: [String: DrawingStack.Value] = [:]
  private var commandCount = 0
  private var result: Drawing?

  init(_ lexer: DrawingLexer) {
    self.lexer = lexer
  }

  /// Reads to the end.
  mutating func read() throws(DrawingError) -> Drawing {
    while let token = try lexer.next() {
      switch token {
      case .number(let number): try stack.push(.number(number))
      case .open: try stack.push(.numbers(try numbersUntilClose()))
      case .close: throw DrawingError("a \"]\" in it has no \"[\"")
      case .word(let word): try follow(word)
      }
    }
    // A header alone is a drawing of nothing.
    guard levels.isEmpty else { throw DrawingError("it is cut short") }
    return result ?? Drawing()
  }

  private mutating func follow(_ word: String) throws(DrawingError) {
    if try followPath(word) { return }
    if try followSource(word) { return }
    if try followSetting(word) { return }
    switch word {
    case "fill+", "stroke+":
      guard levels.last?.groupSource == nil else {
        throw DrawingError("a group in it fills a path, which the clock can't draw")
      }
      // Ten dashes cost about as much as a line.
      if word == "stroke+" { try count(paints: (levels.last?.dashCount ?? 0) / 10) }
      try count(paints: 1)
      try add(word == "fill+" ? .fill : .stroke)
    case "clip+": try add(.clip)
    case "reset-clip": try add(.resetClip)
    case "paint": try paint(opacity: 1)
    case "mask":
      guard case .color(let color) = try stack.pop() else {
        throw DrawingError("a mask in it is no plain opacity")
      }
      try paint(opacity: color.alpha)
    case "surface": try begin(isGroup: false)
    case "record":
      _ = try stack.popList()
      _ = try stack.popConstant()
      try begin(isGroup: true)
    case "def":
      guard case .name(let name) = try stack.pop(), !levels.isEmpty, named.count < 10_000 else {
        throw DrawingError("a name in it names nothing")
      }
      if let bitmap = stack.bitmapOnTop {
        named[name] = .bitmap(bitmap)
      } else {
        levels[levels.count - 1].name = name
      }
    // A surface is where it is needed without these; a group's pattern is the group.
    case "dup", "exch", "context", "pattern": break
    case "pop": try end()
    case "%!CairoScript": break
    case "<<": try skipDictionary()
    default: try followName(word)
    }
  }

  private mutating func followName(_ word: String) throws(DrawingError) {
    if word.hasPrefix("//") {
      try stack.push(.constant(String(word.dropFirst(2))))
    } else if word.hasPrefix("/") {
      try stack.push(.name(String(word.dropFirst())))
    } else if let value = named[word] {
      try stack.push(value)
    } else {
      throw DrawingError("the word \"\(word)\" in it is unknown")
    }
  }

  // MARK: What the words of other files use

  /// Adds a step to the surface that is being drawn on.
  mutating func add(_ command: Drawing.Command) throws(DrawingError) {
    commandCount += 1
    guard !levels.isEmpty, commandCount <= DrawingReader.mostCommands else {
      throw DrawingError(levels.isEmpty ? "it draws on nothing" : "it has too many steps")
    }
    levels[levels.count - 1].commands.append(command)
  }

  /// The matrix that holds on the surface that is being drawn on.
  var matrix: Matrix { levels.last?.matrix ?? .identity }

  /// Makes a matrix hold from now on.
  mutating func setMatrix(_ matrix: Matrix) throws(DrawingError) {
    try add(.matrix(matrix))
    levels[levels.count - 1].matrix = matrix
  }

  /// Paints with a pattern, or a group, from now on.
  mutating func setSource(_ value: DrawingStack.Value) throws(DrawingError) {
    var group: DrawingStack.Group?
    switch value {
    case .color(let color): try add(.source(.color(color)))
    case .gradient(let gradient): try add(.source(.gradient(gradient)))
    case .bitmap(let bitmap): try add(.source(.bitmap(bitmap)))
    case .group(let drawing): group = drawing
    default: throw DrawingError("a source in it is no colour and no pattern")
    }
    guard !levels.isEmpty else { throw DrawingError("it draws on nothing") }
    levels[levels.count - 1].groupSource = group
  }

  /// Adds a step of the pen to the path.
  mutating func addToPath(_ element: Path.Element) throws(DrawingError) {
    try add(.path(element))
    levels[levels.count - 1].follow(element)
  }

  /// Forgets the path.
  mutating func newPath() throws(DrawingError) {
    try add(.newPath)
    levels[levels.count - 1].pathLength = 0
  }

  /// Strokes in dashes from now on; without lengths, throughout.
  mutating func setDash(_ lengths: [Double], offset: Double) throws(DrawingError) {
    try add(.dash(lengths, offset: offset))
    levels[levels.count - 1].dashLength = lengths.isEmpty ? nil : lengths.reduce(0, +)
  }

  /// Counts what takes time to draw, so that nothing is drawn forever.
  private mutating func count(paints: Double) throws(DrawingError) {
    guard !levels.isEmpty else { throw DrawingError("it draws on nothing") }
    levels[levels.count - 1].paintCount += paints
    guard levels[levels.count - 1].paintCount <= DrawingReader.mostPaints else {
      throw DrawingError("it paints more often than the clock would like to")
    }
  }

  // MARK: Surfaces

  private mutating func begin(isGroup: Bool) throws(DrawingError) {
    guard isGroup != levels.isEmpty, result == nil, levels.count < DrawingReader.mostGroups else {
      throw DrawingError("its groups are nested in a way that the clock does not take")
    }
    levels.append(DrawingLevel(isGroup: isGroup))
  }

  private mutating func end() throws(DrawingError) {
    guard let level = levels.popLast() else { throw DrawingError("it ends twice") }
    let drawing = Drawing(level.commands)
    guard level.isGroup else {
      result = drawing
      return
    }
    let group = DrawingStack.Value.group(
      DrawingStack.Group(drawing: drawing, paintCount: level.paintCount))
    if let name = level.name { named[name] = group }
    try stack.push(group)
  }

  private mutating func paint(opacity: Double) throws(DrawingError) {
    try count(paints: levels.last?.groupSource?.paintCount ?? 0)
    try count(paints: 1)
    if let group = levels.last?.groupSource {
      try add(.group(group.drawing, matrix: group.matrix, opacity: opacity))
    } else {
      try add(.paint(opacity: opacity))
    }
  }

  private mutating func skipDictionary() throws(DrawingError) {
    while let token = try lexer.next() {
      if token == .word(">>") { return }
    }
    throw DrawingError("it is cut short")
  }

  private mutating func numbersUntilClose() throws(DrawingError) -> [Double] {
    var numbers: [Double] = []
    while let token = try lexer.next() {
      switch token {
      case .number(let number) where numbers.count < 64: numbers.append(number)
      case .close: return numbers
      default: throw DrawingError("a list in it holds more than a few numbers")
      }
    }
    throw DrawingError("it is cut short")
  }
}
