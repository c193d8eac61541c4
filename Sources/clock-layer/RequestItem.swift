extension Request {
  /// One line that wants a record.
  struct Item: Equatable {
    /// The asker's word for it, given back with the answer.
    let name: String
    /// What is to be drawn.
    let subject: Subject
  }

  /// What a line is about.
  enum Subject: Equatable {
    /// What is wanted of a file.
    case file(FileName, Kind)
    /// Text, in outlines.
    case text(TextBlock)

    /// What it is called in a message.
    var shown: String {
      switch self {
      case .file(let file, _): file.shown
      case .text(let block): block.shown
      }
    }
  }

  /// What can be wanted of a file.
  enum Kind: Equatable {
    /// A whole SVG.
    case svg
    /// The same, with nothing clipped to the page.
    case hand
    /// One element of an SVG, by its id.
    case element(id: String)
    /// That element's bounding box alone.
    case box(id: String)
    /// A picture's middle square.
    case picture
  }
}

extension Request.Item {
  /// Understands a line: `svg NAME FILE`, `hand NAME FILE`, `picture NAME FILE`, `element NAME FILE
  /// ID`, `box NAME FILE ID` or `text NAME ALIGNMENT FONT TEXT`, where files, fonts and texts are
  /// percent-encoded; nil where it is none of these.
  init?(_ line: Substring.UTF8View) {
    let words = line.split(separator: 32, maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count == 3, (1...32).contains(words[1].count),
      words[1].allSatisfy(Request.Item.isNameByte),
      let subject = Request.Subject(String(Substring(words[0])), words[2])
    else { return nil }
    self.init(name: String(Substring(words[1])), subject: subject)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}

extension Request.Subject {
  /// Understands what stands behind a line's name.
  fileprivate init?(_ word: String, _ rest: Substring.UTF8View) {
    if word == "text" {
      let fields = rest.split(separator: 32, omittingEmptySubsequences: false)
      guard fields.count == 3,
        let block = TextBlock(alignment: Substring(fields[0]), font: fields[1], text: fields[2])
      else { return nil }
      self = .text(block)
      return
    }
    let fields = rest.split(separator: 32, maxSplits: 1, omittingEmptySubsequences: false)
    guard let file = fields.first.flatMap({ FileName(percentEncoded: $0) }) else { return nil }
    let id = fields.count == 2 && !fields[1].isEmpty ? String(Substring(fields[1])) : nil
    switch (word, id) {
    case ("svg", nil): self = .file(file, .svg)
    case ("hand", nil): self = .file(file, .hand)
    case ("picture", nil): self = .file(file, .picture)
    case ("element", let id?): self = .file(file, .element(id: id))
    case ("box", let id?): self = .file(file, .box(id: id))
    default: return nil
    }
  }
}
