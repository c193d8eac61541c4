import CXTest

/// Asking the owner of a selection, rightly or wrongly.
extension XClient {
  /// What a client puts into a property of its own window before it asks.
  struct Question {
    var bytes: [UInt8]
    var type = "UTF8_STRING"
    var format: Int32 = 8

    /// A question as the program itself asks it.
    init(_ text: String) {
      bytes = Array(text.utf8)
    }

    init(bytes: [UInt8], type: String = "UTF8_STRING", format: Int32 = 8) {
      (self.bytes, self.type, self.format) = (bytes, type, format)
    }
  }

  /// What comes of it.
  enum Answer: Equatable {
    /// There is no answer of this kind.
    case refusal
    case text(String)
    case atoms([String])
  }

  /// Asks for a conversion of a selection, and waits for what comes of it.
  ///
  /// - Parameters:
  ///   - selection: The selection.
  ///   - target: What it is to be converted to.
  ///   - question: What the property holds; nil where it is missing.
  ///   - property: The property's name; nil for none, as clients of old have it.
  /// - Returns: The answer.
  /// - Throws: `Failure` where there is none.
  func ask(
    _ selection: String, for target: String, _ question: Question? = nil,
    in property: String? = "_CLOCK_TEST"
  ) throws -> Answer {
    let window = makeWindow()
    defer { destroy(window) }
    request(selection, for: target, question, in: property, by: window)
    let answered = try value(of: "an answer about \(target)", upTo: 5) { () -> Atom? in
      var event = XEvent()
      guard XCheckTypedWindowEvent(display, window, SelectionNotify, &event) != 0 else {
        return nil
      }
      return event.xselection.property
    }
    guard answered != 0, let name = XGetAtomName(display, answered) else { return .refusal }
    defer { XFree(name) }
    let answer = String(cString: name)
    if let text = text(answer, of: window) { return .text(text) }
    return .atoms(atoms(answer, of: window))
  }

  /// Asks for a conversion, and does not wait for the answer.
  func request(
    _ selection: String, for target: String, _ question: Question?, in property: String?,
    by window: Window
  ) {
    if let question, let property {
      XChangeProperty(
        display, window, atom(property), atom(question.type), question.format, PropModeReplace,
        question.bytes, Int32(question.bytes.count) / (question.format / 8))
    }
    XConvertSelection(
      display, atom(selection), atom(target), property.map(atom) ?? 0, window, Time(CurrentTime))
    XSync(display, 0)
  }
}
