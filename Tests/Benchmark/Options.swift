/// What is to be measured, and how long.
struct Options {
  /// What is wrong with the command line.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  static let help = """
    usage: clock-bench [OPTION...], in the project's folder
      --only SECTION,...  some of \(Section.allCases.map(\.rawValue).joined(separator: ", "))
      --seconds N         how long each measurement of time takes, 1 to 6; 3 without it
      --rounds N          how often each clock of the table is measured; 3 without it
      --clock PATH        the program; .build/release/clock without it
    """

  var sections = Section.allCases
  var seconds = 3
  var rounds = 3
  var clock = ".build/release/clock"

  /// Reads a command line; nil if it asks for help.
  init?(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--help" { return nil }
      guard ["--only", "--seconds", "--rounds", "--clock"].contains(option) else {
        throw Problem(description: "there is no option \(option)\n\(Options.help)")
      }
      guard let value = rest.popFirst() else {
        throw Problem(description: "\(option) takes a value")
      }
      switch option {
      case "--only": sections = try Options.sections(named: value)
      case "--seconds": seconds = try Options.number(value, of: option, in: 1...6)
      case "--rounds": rounds = try Options.number(value, of: option, in: 1...99)
      default: clock = value
      }
    }
  }

  private static func sections(named names: String) throws -> [Section] {
    try names.split(separator: ",").map {
      guard let section = Section(rawValue: String($0)) else {
        throw Problem(description: "there is no section \($0)\n\(help)")
      }
      return section
    }
  }

  private static func number(_ text: String, of option: String, in range: ClosedRange<Int>) throws
    -> Int
  {
    guard let number = Int(text), range.contains(number) else {
      throw Problem(
        description:
          "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not \(text)")
    }
    return number
  }
}
