import Foundation

/// What is saved of the clocks.
extension Desk {
  /// The file of a clock's saved state, below the folder.
  static func savedFile(of name: String = "clock") -> String {
    "state/clock/\(name).ad"
  }

  /// The names of all files and folders of saved state.
  var savedFiles: Set<String> {
    Set((try? FileManager.default.subpathsOfDirectory(atPath: folder.file("state"))) ?? [])
  }

  /// What is saved of a clock, by key; nil where there is no file, or it isn't whole.
  func saved(of name: String = "clock") -> [String: String]? {
    let text = folder.text(of: Desk.savedFile(of: name))
    guard text.hasSuffix("\n") else { return nil }
    var values: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("!") {
      guard let match = line.wholeMatch(of: /(\w+): (.+)/) else { return nil }
      values[String(match.1)] = String(match.2)
    }
    return values
  }

  /// Where a clock of some side is to be on the screen by what is saved.
  func savedPlace(of name: String = "clock", side: Int) -> Rectangle? {
    guard
      let match = saved(of: name)?["place"]?.wholeMatch(of: /([+-])(-?\d+)([+-])(-?\d+) screen/),
      let x = Int(match.2), let y = Int(match.4)
    else { return nil }
    return Rectangle(
      x: match.1 == "+" ? x : XServer.width - side - x,
      y: match.3 == "+" ? y : XServer.height - side - y, width: side, height: side)
  }
}
