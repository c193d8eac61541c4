import CCairo

/// Plays a drawing's text with plain Cairo calls, and fails at anything but its closed vocabulary.
struct DrawingPlayer {
  private enum Value {
    case number(Double)
    case array([Double])
    case constant(String)
    case name(String)
    case dictionary
    case surface(OpaquePointer?)
    case pattern(OpaquePointer)
  }

  private let text: [UInt8]
  private var position = 0
  private var stack: [Value] = []
  private var names: [String: Value] = [:]
  private var contexts: [(pointer: OpaquePointer, base: cairo_matrix_t)] = []
  private let canvas: OpaquePointer
  /// How many images it holds.
  private(set) var images = 0

  /// Draws on a context, a drawing's unit a unit of the context's.
  @discardableResult
  static func play(_ text: [UInt8], on context: OpaquePointer) throws -> DrawingPlayer {
    var player = DrawingPlayer(text: text, canvas: context)
    try player.run()
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      throw Failure(String(cString: cairo_status_to_string(cairo_status(context))))
    }
    return player
  }

  /// Plays it for the words alone.
  static func check(_ text: [UInt8]) throws {
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { throw Failure("no context") }
    defer { cairo_destroy(context) }
    try play(text, on: context)
  }

  private init(text: [UInt8], canvas: OpaquePointer) {
    self.text = text
    self.canvas = canvas
  }

  private mutating func run() throws {
    guard text.starts(with: "%!CairoScript\n".utf8), text.last == 10 else {
      throw Failure("no drawing")
    }
    position = 14
    while let word = nextWord() { try take(word) }
    guard stack.isEmpty, contexts.isEmpty else { throw Failure("the drawing has no end") }
  }

  private mutating func nextWord() -> String? {
    while position < text.count, text[position] <= 32 { position += 1 }
    let start = position
    while position < text.count, text[position] > 32 {
      position += 1
      let isBracket = [UInt8(ascii: "["), UInt8(ascii: "]")]
      if isBracket.contains(text[position - 1]) { break }
      if position < text.count, isBracket.contains(text[position]) { break }
    }
    return start == position ? nil : String(decoding: text[start..<position], as: UTF8.self)
  }

  private mutating func take(_ word: String) throws {
    if let number = Double(word) {
      stack.append(.number(number))
    } else if word.hasPrefix("//") {
      stack.append(.constant(String(word.dropFirst(2))))
    } else if word.hasPrefix("/"), word != "/content" {
      stack.append(.name(String(word.dropFirst())))
    } else if let value = names[word] {
      stack.append(value)
    } else if word == "[" {
      var numbers: [Double] = []
      while let word = nextWord(), word != "]" {
        guard let number = Double(word) else { throw Failure("\(word) in brackets") }
        numbers.append(number)
      }
      stack.append(.array(numbers))
    } else {
      if try takeStructure(word) { return }
      guard let context = contexts.last else { throw Failure("\(word) outside") }
      if try takePath(word, context.pointer) { return }
      if try takeState(word, context.pointer, context.base) { return }
      try takePaint(word, context.pointer)
    }
  }

  /// Takes the words that surfaces, names and contexts are made with.
  private mutating func takeStructure(_ word: String) throws -> Bool {
    switch word {
    case "<<":
      guard nextWord() == "/content", nextWord() == "//COLOR_ALPHA", nextWord() == ">>" else {
        throw Failure("a dictionary of something else")
      }
      stack.append(.dictionary)
    case "surface":
      guard case .dictionary = stack.popLast() else { throw Failure("surface of nothing") }
      stack.append(.surface(nil))
    case "context":
      guard case .surface(let surface) = stack.popLast() else { throw Failure("no surface") }
      guard (surface == nil) == contexts.isEmpty, contexts.count < 32,
        let context = surface == nil ? cairo_reference(canvas) : cairo_create(surface)
      else { throw Failure("a surface out of place") }
      var base = cairo_matrix_t()
      cairo_get_matrix(context, &base)
      contexts.append((context, base))
    case "pop":
      guard let context = contexts.popLast() else { throw Failure("pop of nothing") }
      cairo_destroy(context.pointer)
    case "record":
      guard case .array(let box) = stack.popLast(), case .constant(let content) = stack.popLast(),
        content == "COLOR_ALPHA", box.isEmpty || box.count == 4
      else { throw Failure("record of something else") }
      stack.append(.surface(DrawingPlayer.recording(box)))
    case "dup":
      guard let top = stack.last else { throw Failure("dup of nothing") }
      stack.append(top)
    case "exch":
      guard stack.count >= 2 else { throw Failure("exch of nothing") }
      stack.swapAt(stack.count - 1, stack.count - 2)
    case "def":
      guard let value = stack.popLast(), case .name(let name) = stack.popLast(),
        name.wholeMatch(of: /s[0-9]+/) != nil
      else { throw Failure("def of nothing") }
      names[name] = value
    case "pattern":
      guard case .surface(let surface?) = stack.popLast() else { throw Failure("no surface") }
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return true }
      stack.append(.pattern(pattern))
    case "image": stack.append(.surface(try image()))
    default: return false
    }
    return true
  }

  private static func recording(_ box: [Double]) -> OpaquePointer? {
    guard box.count == 4 else {
      return cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
    }
    var extents = cairo_rectangle_t(x: box[0], y: box[1], width: box[2], height: box[3])
    return cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
  }

  private mutating func image() throws -> OpaquePointer? {
    let size = try numbers(2)
    let (width, height) = (Int(size[0]), Int(size[1]))
    let end = position + 1 + width * height * 4
    guard position < text.count, text[position] == 10, end < text.count, text[end] == 10 else {
      throw Failure("an image that is too short")
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    guard let data = cairo_image_surface_get_data(surface) else { throw Failure("no image") }
    text[(position + 1)..<end].withUnsafeBytes {
      UnsafeMutableRawBufferPointer(start: data, count: $0.count).copyMemory(from: $0)
    }
    for offset in stride(from: 0, to: width * height * 4, by: 4) {
      let pixel = UnsafeRawPointer(data).load(fromByteOffset: offset, as: UInt32.self)
      let alpha = pixel >> 24
      guard pixel >> 16 & 0xff <= alpha, pixel >> 8 & 0xff <= alpha, pixel & 0xff <= alpha else {
        throw Failure("a pixel that is not premultiplied")
      }
    }
    cairo_surface_mark_dirty(surface)
    position = end + 1
    images += 1
    return surface
  }

  private mutating func takePath(_ word: String, _ context: OpaquePointer) throws -> Bool {
    switch word {
    case "n": cairo_new_path(context)
    case "h": cairo_close_path(context)
    case "m":
      let n = try numbers(2)
      cairo_move_to(context, n[0], n[1])
    case "l":
      let n = try numbers(2)
      cairo_line_to(context, n[0], n[1])
    case "c":
      let n = try numbers(6)
      cairo_curve_to(context, n[0], n[1], n[2], n[3], n[4], n[5])
    case "rectangle":
      let n = try numbers(4)
      cairo_rectangle(context, n[0], n[1], n[2], n[3])
    default: return false
    }
    return true
  }

  private mutating func takeState(
    _ word: String, _ context: OpaquePointer, _ base: cairo_matrix_t
  ) throws -> Bool {
    switch word {
    case "identity": stack.append(.array([1, 0, 0, 1, 0, 0]))
    case "set-matrix":
      guard case .array(let n) = stack.popLast(), n.count == 6 else { throw Failure("no matrix") }
      var matrix = cairo_matrix_t(xx: n[0], yx: n[1], xy: n[2], yy: n[3], x0: n[4], y0: n[5])
      if case .pattern(let pattern) = stack.last {
        cairo_pattern_set_matrix(pattern, &matrix)
      } else {
        var base = base
        cairo_set_matrix(context, &base)
        cairo_transform(context, &matrix)
      }
    case "scale":
      let n = try numbers(2)
      cairo_scale(context, n[0], n[1])
    case "set-line-width": cairo_set_line_width(context, try numbers(1)[0])
    case "set-miter-limit": cairo_set_miter_limit(context, try numbers(1)[0])
    case "set-line-cap":
      let caps = ["LINE_CAP_BUTT", "LINE_CAP_ROUND", "LINE_CAP_SQUARE"]
      cairo_set_line_cap(context, cairo_line_cap_t(try constant(of: caps)))
    case "set-line-join":
      let joins = ["LINE_JOIN_MITER", "LINE_JOIN_ROUND", "LINE_JOIN_BEVEL"]
      cairo_set_line_join(context, cairo_line_join_t(try constant(of: joins)))
    case "set-fill-rule":
      let rules = ["WINDING", "EVEN_ODD"]
      cairo_set_fill_rule(context, cairo_fill_rule_t(try constant(of: rules)))
    case "set-dash":
      let offset = try numbers(1)[0]
      guard case .array(let dashes) = stack.popLast() else { throw Failure("no dashes") }
      cairo_set_dash(context, dashes, Int32(dashes.count), offset)
    case "clip+": cairo_clip_preserve(context)
    case "reset-clip": cairo_reset_clip(context)
    default: return false
    }
    return true
  }

  private mutating func takePaint(_ word: String, _ context: OpaquePointer) throws {
    func push(_ pattern: OpaquePointer?) { pattern.map { stack.append(.pattern($0)) } }
    switch word {
    case "g":
      let n = try numbers(1)
      push(cairo_pattern_create_rgb(n[0], n[0], n[0]))
    case "a": push(cairo_pattern_create_rgba(0, 0, 0, try numbers(1)[0]))
    case "rgb":
      let n = try numbers(3)
      push(cairo_pattern_create_rgb(n[0], n[1], n[2]))
    case "rgba":
      let n = try numbers(4)
      push(cairo_pattern_create_rgba(n[0], n[1], n[2], n[3]))
    case "linear":
      let n = try numbers(4)
      push(cairo_pattern_create_linear(n[0], n[1], n[2], n[3]))
    case "radial":
      let n = try numbers(6)
      push(cairo_pattern_create_radial(n[0], n[1], n[2], n[3], n[4], n[5]))
    case "add-color-stop":
      let n = try numbers(5)
      cairo_pattern_add_color_stop_rgba(try topPattern(), n[0], n[1], n[2], n[3], n[4])
    case "set-extend":
      let extends = ["EXTEND_NONE", "EXTEND_REPEAT", "EXTEND_REFLECT", "EXTEND_PAD"]
      let extend = cairo_extend_t(try constant(of: extends))
      cairo_pattern_set_extend(try topPattern(), extend)
    case "set-filter":
      let filters = [
        "FILTER_FAST", "FILTER_GOOD", "FILTER_BEST", "FILTER_NEAREST", "FILTER_BILINEAR",
      ]
      let filter = cairo_filter_t(try constant(of: filters))
      cairo_pattern_set_filter(try topPattern(), filter)
    case "set-source": cairo_set_source(context, try pattern())
    case "mask": cairo_mask(context, try pattern())
    case "paint": cairo_paint(context)
    case "fill+": cairo_fill_preserve(context)
    case "stroke+": cairo_stroke_preserve(context)
    default: throw Failure("\"\(word)\" is no word of a drawing")
    }
  }

  private mutating func numbers(_ count: Int) throws -> [Double] {
    guard stack.count >= count else { throw Failure("\(count) numbers are not there") }
    let numbers = try stack.suffix(count).map { value in
      guard case .number(let number) = value, number.isFinite else { throw Failure("no number") }
      return number
    }
    stack.removeLast(count)
    return numbers
  }

  private mutating func constant(of constants: [String]) throws -> UInt32 {
    guard case .constant(let constant) = stack.popLast(),
      let index = constants.firstIndex(of: constant)
    else { throw Failure("no constant of \(constants)") }
    return UInt32(index)
  }

  private func topPattern() throws -> OpaquePointer {
    guard case .pattern(let pattern) = stack.last else { throw Failure("no pattern") }
    return pattern
  }

  private mutating func pattern() throws -> OpaquePointer {
    let pattern = try topPattern()
    stack.removeLast()
    return pattern
  }
}
