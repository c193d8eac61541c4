/// A table whose first column names the rows.
struct MarkdownTable {
  private var lines: [String]

  init(_ corner: String, _ columns: [String]) {
    lines = [
      "| \(corner) | " + columns.joined(separator: " | ") + " |",
      "|---|" + columns.map { _ in "---:|" }.joined(),
    ]
  }

  /// Adds a row.
  mutating func add(_ name: String, _ cells: [String]) {
    lines.append("| \(name) | " + cells.joined(separator: " | ") + " |")
  }

  /// The table in Markdown.
  var text: String { lines.joined(separator: "\n") }
}
