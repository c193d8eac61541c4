import Canvas

/// The words for paths, sources and settings; each says whether it knows the word.
extension DrawingReader {
  mutating func followPath(_ word: String) throws(DrawingError) -> Bool {
    switch word {
    case "n": try newPath()
    case "m": try addToPath(.move(try popPoint()))
    case "l": try addToPath(.line(try popPoint()))
    case "c":
      let end = try popPoint()
      let second = try popPoint()
      let first = try popPoint()
      try addToPath(.curve(end, control1: first, control2: second))
    case "h": try addToPath(.close)
    case "rectangle":
      let numbers = try stack.popNumbers(4)
      let (left, top, right) = (numbers[0], numbers[1], numbers[0] + numbers[2])
      let bottom = numbers[1] + numbers[3]
      try addToPath(.move(Point(x: left, y: top)))
      try addToPath(.line(Point(x: right, y: top)))
      try addToPath(.line(Point(x: right, y: bottom)))
      try addToPath(.line(Point(x: left, y: bottom)))
      try addToPath(.close)
    default: return false
    }
    return true
  }

  mutating func followSource(_ word: String) throws(DrawingError) -> Bool {
    switch word {
    case "g":
      let gray = try stack.popNumber()
      try stack.push(.color(Color(red: gray, green: gray, blue: gray)))
    case "a": try stack.push(.color(Color(0x000000, alpha: try stack.popNumber())))
    case "rgb", "rgba": try stack.push(.color(try popColor(hasAlpha: word == "rgba")))
    case "linear":
      let end = try popPoint()
      let start = try popPoint()
      try stack.push(.gradient(Gradient(.linear(from: start, to: end), [])))
    case "radial":
      let numbers = try stack.popNumbers(6)
      guard numbers[2] >= 0, numbers[5] >= 0 else {
        throw DrawingError("a circle in it has a negative radius")
      }
      let line = Gradient.Line.radial(
        focus: Point(x: numbers[0], y: numbers[1]), focusRadius: numbers[2],
        center: Point(x: numbers[3], y: numbers[4]), radius: numbers[5])
      try stack.push(.gradient(Gradient(line, [])))
    case "add-color-stop":
      let color = try popColor(hasAlpha: true)
      let stop = Gradient.Stop(try stack.popNumber(), color)
      try changePattern(word) {
        $0.stops.append(stop)
      } bitmap: { _ in
      }
    case "set-extend":
      let extend = try popSetting(Settings.extends)
      try changePattern(word) {
        $0.extend = extend
      } bitmap: {
        $0.extend = extend
      }
    case "set-filter":
      // Cairo's choice for each size is better than one made for another.
      _ = try stack.popConstant()
    case "image": try stack.push(.bitmap(try readBitmap()))
    case "set-source": try setSource(try stack.pop())
    default: return false
    }
    return true
  }

  mutating func followSetting(_ word: String) throws(DrawingError) -> Bool {
    switch word {
    case "identity": try stack.push(.numbers([1, 0, 0, 1, 0, 0]))
    case "set-matrix":
      let matrix = try stack.popMatrix()
      if !stack.placePattern(matrix) { try setMatrix(matrix) }
    case "scale":
      let numbers = try stack.popNumbers(2)
      let scaled = matrix.scaled(x: numbers[0], y: numbers[1])
      guard scaled.isInvertible else { throw DrawingError("a scale in it makes all flat") }
      try setMatrix(scaled)
    case "set-line-width": try add(.lineWidth(try stack.popNumber()))
    case "set-line-cap": try add(.lineCap(try popSetting(Settings.caps)))
    case "set-line-join": try add(.lineJoin(try popSetting(Settings.joins)))
    case "set-miter-limit": try add(.miterLimit(try stack.popNumber()))
    case "set-dash":
      let offset = try stack.popNumber()
      let lengths = try stack.popList()
      guard lengths.allSatisfy({ $0 >= 0 }), lengths.isEmpty || lengths.contains(where: { $0 > 0 })
      else { throw DrawingError("a dash in it has no length") }
      try setDash(lengths, offset: offset)
    case "set-fill-rule": try add(.fillRule(try popSetting(Settings.rules)))
    default: return false
    }
    return true
  }

  private mutating func popPoint() throws(DrawingError) -> Point {
    let y = try stack.popNumber()
    let x = try stack.popNumber()
    // Beyond this, Cairo's own numbers end.
    guard max(abs(x), abs(y)) <= 1e6 else { throw DrawingError("a point in it is far outside") }
    return Point(x: x, y: y)
  }

  private mutating func popColor(hasAlpha: Bool) throws(DrawingError) -> Color {
    let alpha = hasAlpha ? try stack.popNumber() : 1
    let numbers = try stack.popNumbers(3)
    return Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: alpha)
  }

  private mutating func popSetting<Value>(
    _ choices: [String: Value]
  ) throws(DrawingError) -> Value {
    let name = try stack.popConstant()
    guard let value = choices[name] else {
      throw DrawingError("the name \"//\(name)\" in it is unknown here")
    }
    return value
  }

  private mutating func changePattern(
    _ word: String, gradient: (inout Gradient) -> Void, bitmap: (inout Bitmap) -> Void
  ) throws(DrawingError) {
    guard stack.changePattern(gradient: gradient, bitmap: bitmap) else {
      throw DrawingError("a \"\(word)\" in it has no pattern")
    }
  }

  private mutating func readBitmap() throws(DrawingError) -> Bitmap {
    let numbers = try stack.popNumbers(2)
    guard let width = Int(exactly: numbers[0]), let height = Int(exactly: numbers[1]),
      (1...8_192).contains(width), (1...8_192).contains(height)
    else { throw DrawingError("a picture in it is not of 1 to 8192 pixels") }
    let bytes = try lexer.raw(width * height * 4)
    let pixels = (0..<width * height).map {
      bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)
    }
    guard let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
      throw DrawingError("a picture in it has no pixels")
    }
    return bitmap
  }
}

/// Cairo's names for its settings.
private enum Settings {
  static let caps: [String: LineCap] = [
    "LINE_CAP_BUTT": .butt, "LINE_CAP_ROUND": .round, "LINE_CAP_SQUARE": .square,
  ]
  static let joins: [String: LineJoin] = [
    "LINE_JOIN_MITER": .miter, "LINE_JOIN_ROUND": .round, "LINE_JOIN_BEVEL": .bevel,
  ]
  static let rules: [String: FillRule] = ["WINDING": .winding, "EVEN_ODD": .evenOdd]
  static let extends: [String: Extend] = [
    "EXTEND_NONE": .none, "EXTEND_REPEAT": .again, "EXTEND_REFLECT": .reflect, "EXTEND_PAD": .pad,
  ]
}
