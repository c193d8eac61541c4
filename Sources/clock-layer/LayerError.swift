/// Why a file, or the whole request, gives no drawing.
struct LayerError: Error, Equatable {
  /// One line for the person who chose the theme.
  let message: String
  /// Whether it is a drawing's words that do not suffice, but pixels would.
  private(set) var isBeyondWords = false

  /// An error from its message, which is made one line of bounded length.
  init(_ message: String) {
    let words = message.unicodeScalars.split { $0.value < 0x21 || (0x7f...0x9f).contains($0.value) }
    let line = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
    self.message = line.unicodeScalars.count <= 400 ? line : String(line.prefix(400)) + "…"
  }

  /// What a drawing's words cannot say.
  static func beyondWords(_ message: String) -> LayerError {
    var error = LayerError(message)
    error.isBeyondWords = true
    return error
  }

  /// What is wrong with a file or a text.
  init(_ reason: String, about subject: Request.Subject) {
    self.init("\"\(subject.shown)\": \(reason)")
  }
}
