import Foundation
import XTesting

/// A Markdown file of which parts are written by the program: those between two comments.
struct Page {
  private let path: String
  private var text: String

  init(path: String) throws {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw Failure("no \(path) here: start clock-bench in the project's folder")
    }
    (self.path, self.text) = (path, text)
  }

  /// Puts something in the place of a part, and writes the file.
  mutating func set(_ part: String, to content: String) throws {
    guard let start = text.range(of: "<!-- \(part) -->\n"),
      let end = text.range(of: "<!-- end of \(part) -->", range: start.upperBound..<text.endIndex)
    else { throw Failure("\(path) has no place for \(part)") }
    text.replaceSubrange(start.upperBound..<end.lowerBound, with: "\n\(content)\n\n")
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}
