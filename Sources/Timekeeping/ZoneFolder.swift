import Glibc

/// The folder that the C library reads its time zones from.
enum ZoneFolder {
  /// Where it is: what `TZDIR` says, or else the system's.
  static var path: String {
    guard let folder = environmentVariable("TZDIR"), !folder.isEmpty else {
      return "/usr/share/zoneinfo"
    }
    return folder
  }

  /// Whether there is one.
  static var isThere: Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a text is the name of a zone in the folder, by a path that does not leave it.
  static func holds(_ name: String) -> Bool {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.hasPrefix(":"), !name.utf8.contains(0),
      !name.split(separator: "/").contains("..")
    else { return false }
    return isZone(path(ofZone: name))
  }

  /// The path at which the C library looks for a zone that is named by the folder's names or by an
  /// absolute path; no name at all is UTC's.
  static func path(ofZone name: String) -> String {
    name.hasPrefix("/") ? name : path + "/" + (name.isEmpty ? "Universal" : name)
  }

  /// Whether a path leads to a time zone's file.
  static func isZone(_ path: String) -> Bool {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let magic = Array("TZif".utf8)
    var start = [UInt8](repeating: 0, count: magic.count)
    let count = unsafe start.withUnsafeMutableBytes { bytes in
      unsafe read(descriptor, bytes.baseAddress, bytes.count)
    }
    return count == magic.count && start == magic
  }

  /// All names of zones, in no order, but for those that are there again without leap seconds and
  /// with them, and for what is no place.
  static var names: [String] {
    names(in: path, prefix: "", without: ["posix", "right", "localtime", "posixrules", "Factory"])
  }

  private static func names(in folder: String, prefix: String, without: [String]) -> [String] {
    entries(of: folder).filter { !without.contains($0) }.flatMap { entry -> [String] in
      let path = folder + "/" + entry
      var status = stat()
      // A link to a folder could lead round in circles.
      guard unsafe lstat(path, &status) == 0 else { return [] }
      if status.st_mode & S_IFMT == S_IFDIR {
        return names(in: path, prefix: prefix + entry + "/", without: [])
      }
      return isZone(path) ? [prefix + entry] : []
    }
  }

  private static func entries(of folder: String) -> [String] {
    guard let directory = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(directory) }
    // A record ends with its name, before the end of the array that it is declared as.
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return [] }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      let start = unsafe UnsafeRawPointer(entry) + offset
      names.append(unsafe String(cString: start.assumingMemoryBound(to: CChar.self)))
    }
    return names.filter { !$0.hasPrefix(".") }
  }

  /// The name of the zone that a file anywhere is, or is a link to; nil where it is a copy.
  ///
  /// Links are followed only as far as the folder: within it, a city may be a link to another.
  static func name(ofFile path: String) -> String? {
    guard let folder = realPath(ZoneFolder.path) else { return nil }
    var path = path
    for _ in 0..<40 {
      let parts = path.split(separator: "/")
      guard let last = parts.last,
        let parent = realPath("/" + parts.dropLast().joined(separator: "/"))
      else { return nil }
      let place = parent + "/" + last
      if place.hasPrefix(folder + "/") { return String(place.dropFirst(folder.count + 1)) }
      guard let target = linkTarget(place) else { return nil }
      path = target.hasPrefix("/") ? target : parent + "/" + target
    }
    return nil
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func linkTarget(_ path: String) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &target, target.count)
    guard count > 0 else { return nil }
    return String(decoding: target[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
