/// A time zone that can't be taken.
package struct ZoneError: Error, Equatable {
  /// The text, what is wrong with it and what would be right, in one line.
  package let message: String

  /// No zone is what a text says.
  ///
  /// - Parameters:
  ///   - text: What was asked for.
  ///   - name: The part of it that may be a zone's name.
  init(unknown text: String, name: String) {
    let remedy =
      if !ZoneFolder.isThere {
        "there are no time zones in \(ZoneFolder.path): the package tzdata is missing; without it, "
          + "only a POSIX rule such as \(Zone.ruleExample) can be taken"
      } else if case let near = NearZones.names(to: name), !near.isEmpty {
        "there is no such time zone; did you mean \(alternatives(near))?"
      } else {
        "it takes \(Zone.requirement)"
      }
    message = "\"\(text)\": \(remedy)"
  }
}
