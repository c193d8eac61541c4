import CX11
import Glibc

/// The keys and values of one X resource file.
package final class ResourceDatabase {
  /// The most bytes that a file may have.
  package static let mostBytes = 256 << 10

  /// What is wrong with lines of the file, each naming the line's number and what would be right.
  package let problems: [String]
  /// All keys of the file, as they are written there.
  package let names: [String]

  private let database: XrmDatabase?

  /// Reads a file's text.
  ///
  /// The corresponding C function is `XrmGetStringDatabase`, which skips a line that it does not
  /// understand without a word and follows `#include` anywhere: so lines are looked at here first.
  package init(text: String) {
    var problems: [String] = []
    var names: [String] = []
    var lines: [Substring] = []
    // Only a line with a key goes on in the next: a comment does not, whatever it ends with.
    var continues = false
    // By bytes: to a String, a carriage return and the line feed behind it are one character.
    for (number, bytes) in text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .enumerated()
    {
      let line = Substring(bytes.last == 13 ? bytes.dropLast() : bytes)
      let content = line.drop { $0 == " " || $0 == "\t" }
      let backslashes = line.reversed().prefix { $0 == "\\" }.count
      let endsOpen = !backslashes.isMultiple(of: 2)
      if continues {
        lines.append(line)
        continues = endsOpen
      } else if content.isEmpty || content.hasPrefix("!") {
        continue
      } else if content.hasPrefix("#") {
        problems.append(
          "line \(number + 1): a \"#\" directive is not taken; \"!\" begins a comment")
      } else if let colon = content.firstIndex(of: ":"), colon != content.startIndex {
        let key = content[..<colon].reversed().drop { $0 == " " || $0 == "\t" }.reversed()
        names.append(String(key))
        lines.append(line)
        continues = endsOpen
      } else {
        problems.append("line \(number + 1) \"\(content.prefix(40))\": it takes KEY: VALUE")
      }
    }
    self.problems = problems
    self.names = names
    // Without keys it is left alone: it would read what Xlib knows of locales, to find no text.
    database = names.isEmpty ? nil : XrmGetStringDatabase(lines.joined(separator: "\n") + "\n")
  }

  deinit {
    if let database { XrmDestroyDatabase(database) }
  }

  /// The value of a key, without the blanks around it; nil where it is missing.
  package func value(of key: String) -> String? {
    value(named: key, classed: key)
  }

  /// The value of a program's resource, without the blanks around it; nil where it is missing.
  ///
  /// - Parameters:
  ///   - resource: Its name; the class is the same with a capital.
  ///   - instance: The program's name, under which it was started.
  ///   - programClass: The program's class.
  /// - Returns: What the most specific key that fits says, as X has it.
  package func value(
    of resource: String, instance: String, class programClass: String
  ) -> String? {
    let resourceClass = resource.prefix(1).uppercased() + resource.dropFirst()
    return value(named: "\(instance).\(resource)", classed: "\(programClass).\(resourceClass)")
  }

  /// The corresponding C function is `XrmGetResource`.
  private func value(named name: String, classed className: String) -> String? {
    guard let database else { return nil }
    var type: UnsafeMutablePointer<CChar>?
    var value = XrmValue()
    guard XrmGetResource(database, name, className, &type, &value) != 0, let address = value.addr
    else { return nil }
    let text = String(cString: address)
    let isBlank = { (character: Character) in character == " " || character == "\t" }
    return String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
