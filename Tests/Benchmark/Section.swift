/// A part of the page, which can be measured by itself.
enum Section: String, CaseIterable {
  case table, instructions, scale, link

  /// What came out.
  struct Result {
    /// For the page, in Markdown.
    let text: String
    /// For the project's first page, in Markdown.
    var summary: String?
    /// Plots as SVG, by the names of their files.
    var plots: [String: String] = [:]
  }

  /// Measures it.
  func measure(on bench: Bench) throws -> Result {
    switch self {
    case .table: try ComparisonSection(bench: bench).measure()
    case .instructions: try InstructionSection(bench: bench).measure()
    case .scale: try ScaleSection(bench: bench).measure()
    case .link: try LinkSection(bench: bench).measure()
    }
  }
}
