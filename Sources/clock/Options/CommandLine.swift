import Desktop
import Timekeeping

extension Options {
  /// The sizes that a picture may have, in pixels a side.
  static let pictureSizes = 16...8_192
  /// The least side of a window, in pixels; the most is the monitor's height.
  static let leastWindowSize = 32
  /// The sides that may be asked for a window, in pixels: the protocol counts in 16 bits.
  static let windowSizes = leastWindowSize...32_767

  /// Reads a command line.
  ///
  /// - Parameter arguments: All words after the program's name. An option starts with one dash or
  ///   two and has its value in the next word or behind "=".
  /// - Throws: `UsageError` for the first thing that is wrong.
  init(arguments: [String]) throws(UsageError) {
    self.init()
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-") else {
        throw UsageError(
          message: "\"\(word)\" is no option; options start with a dash: see clock --help")
      }
      let parts = word.drop { $0 == "-" }.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = parts.first.map(String.init) ?? ""
      guard word.prefix(3) != "---", let option = Option.all.first(where: { $0.name == name })
      else {
        throw UsageError(message: "unknown option \(word): \(Options.suggestion(for: name))")
      }
      var value = parts.count > 1 ? String(parts[1]) : nil
      if let placeholder = option.placeholder {
        value = value ?? rest.popFirst()
        guard value != nil else {
          throw UsageError(message: "--\(name) needs a value: --\(name) \(placeholder)")
        }
      } else if value != nil {
        throw UsageError(message: "--\(name) takes no value: leave out what follows the \"=\"")
      }
      try option.apply(&self, value ?? "")
    }
    try checkTogether()
  }

  /// Checks what only shows when all options are known.
  private func checkTogether() throws(UsageError) {
    let (own, xrm) = (Settings(levels: [self], sizes: 1...Int.max), xrm)
    var problems = xrm.problems
    _ = Settings(levels: [xrm]) { problems.append($0) }
    if let problem = problems.first { throw UsageError(message: "--xrm \(problem)") }
    if settings["size"] != nil, own.geometry?.side != nil {
      throw UsageError(message: "--size and --geometry both give a size: leave out one")
    }
    switch action {
    case .listThemes, .help, .version, .command:
      break
    case .render:
      if let size = own.size, !Options.pictureSizes.contains(size) {
        let range = Options.pictureSizes
        throw UsageError(
          message: "--size \(size): a picture has \(range.lowerBound) to \(range.upperBound) pixels"
        )
      }
    case .run:
      if at != nil { throw UsageError(message: "--at goes with --render FILE") }
      if let size = own.size, size < Options.leastWindowSize {
        let option = settings["size"] == nil ? "geometry" : "size"
        throw UsageError(
          message: "--\(option): a window of \(size) pixels is too small; "
            + "it has \(Options.leastWindowSize) at least")
      }
    }
  }

  /// The known options that are close to what was typed, or where to find them all.
  private static func suggestion(for name: String) -> String {
    let near = Option.all.map(\.name).filter { isNear($0, name) }
    return near.isEmpty
      ? "see clock --help" : "did you mean \(alternatives(near.map { "--" + $0 }))?"
  }

  /// Whether somebody may have meant a word by another.
  static func isNear(_ word: String, _ typed: String) -> Bool {
    !typed.isEmpty
      && (word.hasPrefix(typed) || typed.hasPrefix(word)
        || editDistance(Array(word), Array(typed)) <= 2)
  }
}
