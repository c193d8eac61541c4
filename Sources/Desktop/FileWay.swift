import Glibc

/// The way that a path leads over all links to a file, as far as it goes.
struct FileWay: Equatable {
  /// What must be watched to notice that the way leads elsewhere, or the file is another.
  struct Stop: Equatable {
    /// What a stop is on the way.
    enum Kind: Equatable {
      /// A folder that is passed through.
      case folder
      /// A link, or the file itself; renaming another over it is told of it, too.
      case entry
      /// A folder in which the way ends early, and the name that is missing there.
      case holder(of: String)
    }

    /// Where it is; no part of it but the last is a link.
    let path: String
    let kind: Kind
    /// Which of all files or folders of that path it is.
    private let identity: [UInt64]

    fileprivate init(_ path: String, _ kind: Kind) {
      self.path = path
      self.kind = kind
      identity = FileWay.status(of: path).map { [UInt64($0.st_dev), UInt64($0.st_ino)] } ?? []
    }
  }

  /// In the order in which they are met.
  private(set) var stops: [Stop] = []

  /// The way that a path leads now; a relative one starts at the working folder.
  ///
  /// It ends early at what is missing, and at a link too many.
  init(along path: String) {
    guard path.utf8.count < Int(PATH_MAX), !path.isEmpty,
      var here = path.hasPrefix("/") ? "/" : FileWay.workingFolder
    else { return }
    var rest = FileWay.names(in: path)
    // The system itself follows no more.
    var linksLeft = 40
    while let name = rest.popLast() {
      if name == "." { continue }
      if name == ".." {
        here = FileWay.parent(of: here)
        continue
      }
      let next = here == "/" ? "/" + name : here + "/" + name
      let type = FileWay.status(of: next).map { $0.st_mode & S_IFMT }
      if type == S_IFDIR {
        stops.append(Stop(next, .folder))
        here = next
        continue
      }
      guard let type else {
        stops.append(Stop(here, .holder(of: name)))
        return
      }
      stops.append(Stop(next, .entry))
      guard type == S_IFLNK else { return }
      guard linksLeft > 0, let target = FileWay.target(of: next) else { return }
      linksLeft -= 1
      if target.hasPrefix("/") { here = "/" }
      rest += FileWay.names(in: target)
    }
  }

  /// The names in a path, the last first.
  private static func names(in path: String) -> [String] {
    path.split(separator: "/").reversed().map(String.init)
  }

  private static func parent(of folder: String) -> String {
    let end = folder.lastIndex(of: "/") ?? folder.startIndex
    return end == folder.startIndex ? "/" : String(folder[..<end])
  }

  private static var workingFolder: String? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  private static func target(of link: String) -> String? {
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      let length = buffer.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { readlink(link, $0, text.count) } ?? -1
      }
      count = max(0, length)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }
}
