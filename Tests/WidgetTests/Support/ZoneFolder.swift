import Foundation

/// A folder of zone files, copies of the system's, which come and go.
final class ZoneFolder {
  /// Zones that have had no summer time for long.
  enum Zone: String {
    case utc = "Etc/UTC"
    case kathmandu = "Asia/Kathmandu"
    case kolkata = "Asia/Kolkata"
    case tokyo = "Asia/Tokyo"
    case bogota = "America/Bogota"

    /// Seconds east of Greenwich.
    var offset: Int {
      switch self {
      case .utc: 0
      case .kathmandu: 20_700
      case .kolkata: 19_800
      case .tokyo: 32_400
      case .bogota: -18_000
      }
    }

    fileprivate var rules: Data {
      get throws { try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/" + rawValue)) }
    }
  }

  let folder: ScratchFolder

  init() throws {
    folder = try ScratchFolder()
  }

  /// Makes a file, and the folders that it lies in.
  func copy(_ zone: Zone, to name: String) throws {
    let url = URL(fileURLWithPath: folder.file(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try zone.rules.write(to: url)
  }

  /// Writes other rules into the file that is there.
  func rewrite(_ name: String, as zone: Zone) throws {
    guard let file = FileHandle(forWritingAtPath: folder.file(name)) else {
      throw Failure("no file \(name)")
    }
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: zone.rules)
    try file.close()
  }

  /// Has another file take the name, at once.
  func replace(_ name: String, by zone: Zone) throws {
    try copy(zone, to: name + ".new")
    try rename(name + ".new", to: name)
  }

  /// Has a link to another file of the folder take the name, at once.
  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file(name + ".new"), withDestinationPath: target)
    try rename(name + ".new", to: name)
  }

  private func rename(_ name: String, to other: String) throws {
    guard Glibc.rename(folder.file(name), folder.file(other)) == 0 else {
      throw Failure("\(name) can't become \(other): \(systemMessage(errno))")
    }
  }
}
