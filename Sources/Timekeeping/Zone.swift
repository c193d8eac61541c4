import Glibc

/// Where the rules of a time zone come from: what the variable `TZ` says.
package struct Zone: Equatable, Sendable {
  /// The variable's value; nil where it is not set, which means the system's zone.
  package let variable: String?

  /// The zone of a variable's value, whatever that is. The C library takes what it can't understand
  /// for UTC.
  package init(variable: String?) {
    self.variable = variable
  }

  /// A zone as a person asks for it: by its name in the system's database, or by a rule in POSIX form.
  /// Nil where the text is neither.
  package init?(_ text: String) {
    guard Zone.isName(text) || PosixRule.isWhole(text) else { return nil }
    variable = text
  }

  /// The zone that the process was started with.
  package static var inherited: Zone { Zone(variable: LocalZone.inheritedVariable) }

  /// What `init(_:)` takes.
  package static let requirement =
    "a name such as Europe/Berlin, or a rule in POSIX form such as CET-1CEST,M3.5.0,M10.5.0/3"

  /// The path of the file that the C library reads the rules from, whether it is there or not; nil
  /// where they are in the variable itself.
  package var file: String? {
    guard var name = variable else { return "/etc/localtime" }
    if name.hasPrefix(":") { name.removeFirst() }
    if name.isEmpty { return Zone.folder + "/Universal" }
    if name.hasPrefix("/") { return name }
    let path = Zone.folder + "/" + name
    return !Zone.isFile(path) && PosixRule.isWhole(name) ? nil : path
  }

  /// Whether there are such rules; otherwise the C library shows UTC without a word.
  package var exists: Bool {
    guard variable != nil, let file else { return true }
    return Zone.isFile(file)
  }

  /// The place whose time it is: the last part of the zone's name, or the abbreviation of a rule; nil
  /// for a file that is not of the system's database.
  package var city: String? {
    guard let file else { return variable.flatMap(PosixRule.abbreviation) }
    var name = variable ?? ""
    if name.isEmpty || name.hasPrefix(":") || name.hasPrefix("/") {
      guard let path = Zone.resolved(file), let folder = Zone.resolved(Zone.folder),
        path.hasPrefix(folder + "/")
      else { return nil }
      name = String(path.dropFirst(folder.utf8.count + 1))
    }
    return name.split(separator: "/").last.map { part in
      part.split(separator: "_", omittingEmptySubsequences: false).joined(separator: " ")
    }
  }

  /// The folder of the system's database.
  package static var folder: String {
    unsafe getenv("TZDIR").map { unsafe String(cString: $0) } ?? "/usr/share/zoneinfo"
  }

  /// The names of all zones in the system's database, sorted.
  package static var names: [String] {
    names(below: "", depth: 4).filter { isFile(folder + "/" + $0) }.sorted()
  }

  private static func names(below prefix: String, depth: Int) -> [String] {
    guard depth > 0, let directory = unsafe opendir(folder + "/" + prefix) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    // A record ends with its name, before the end of the array that it is declared as.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    while let entry = unsafe readdir(directory) {
      let start = unsafe UnsafeRawPointer(entry) + offset
      let name = unsafe String(cString: start.assumingMemoryBound(to: CChar.self))
      // Those have all zones once more.
      guard !name.hasPrefix("."), name != "posix", name != "right" else { continue }
      let below = self.names(below: prefix + name + "/", depth: depth - 1)
      names += below.isEmpty ? [prefix + name] : below
    }
    return names
  }

  private static func isName(_ text: String) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return !text.hasPrefix(":") && !parts.contains { $0.isEmpty || $0 == "." || $0 == ".." }
      && !text.utf8.contains(0) && isFile(folder + "/" + text)
  }

  /// Whether a file holds rules as the C library reads them (TZif, RFC 9636).
  private static func isFile(_ path: String) -> Bool {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var magic: [UInt8] = [0, 0, 0, 0]
    return unsafe read(descriptor, &magic, magic.count) == magic.count
      && magic == Array("TZif".utf8)
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}
