/// Where the rules of a time zone come from: what `TZ` says.
package struct Zone: Equatable, Sendable {
  /// The value of `TZ`; nil where it is not set, which is the system's zone.
  package let variable: String?

  /// The zone of the environment that the process was started with, whatever `LocalZone` has used
  /// since.
  package static let inherited = Zone(variable: environmentVariable("TZ"))

  /// What a text must be, to be taken for a zone.
  package static let requirement =
    "a name such as Europe/Berlin, or a POSIX rule such as \(ruleExample)"
  static let ruleExample = "CET-1CEST,M3.5.0,M10.5.0/3"

  /// The zone that a person asks for: by a name that the zone folder has, or else by a POSIX rule.
  ///
  /// The C library itself would take anything, and most of it silently for UTC.
  ///
  /// - Throws: `ZoneError` that says what would be right, and which names come near.
  package init(_ text: String) throws(ZoneError) {
    guard ZoneFolder.holds(text) || PosixRule(text) != nil else {
      throw ZoneError(unknown: text, name: text)
    }
    variable = text
  }

  /// The zone of an environment whose `TZ` has a value, which may be anything.
  init(variable: String?) {
    self.variable = variable
  }

  /// The path of the file that the C library reads, whether it is there or not, links not resolved;
  /// nil where the zone is a POSIX rule.
  package var file: String? {
    guard let name else { return Zone.systemFile }
    let path = ZoneFolder.path(ofZone: name)
    return PosixRule(name) != nil && !ZoneFolder.isZone(path) ? nil : path
  }

  /// The city or other place that the zone is named after; a POSIX rule's name for standard time;
  /// nil where the zone has no name, or is none.
  package var city: String? {
    guard let file else {
      let standardName = name.flatMap { PosixRule($0)?.standardName }
      // Who writes that another zone is UTC need not be told so.
      let isFalse = ["UTC", "GMT"].contains(standardName) && standardName.map { $0 + "0" } != name
      return isFalse ? nil : standardName
    }
    guard ZoneFolder.isZone(file) else { return nil }
    if name == "" { return "UTC" }
    let isByPath = name?.hasPrefix("/") ?? true
    let place = isByPath ? ZoneFolder.name(ofFile: file) : name
    return (place?.split(separator: "/").last).map { part in
      String(part.map { $0 == "_" ? " " : $0 })
    }
  }

  /// What is wrong with an inherited zone that the C library silently takes for UTC, and what would
  /// be right; nil where nothing is.
  package var problem: String? {
    // A rule with something wrong after its offset is at that offset, or near it.
    guard let variable, let name, !name.isEmpty, let file, !ZoneFolder.isZone(file),
      !PosixRule.hasOffset(name)
    else { return nil }
    return ZoneError(unknown: variable, name: name).message
  }

  /// What the C library looks for: it skips a leading colon.
  private var name: String? {
    variable.map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }
  }

  private static let systemFile = "/etc/localtime"
}
