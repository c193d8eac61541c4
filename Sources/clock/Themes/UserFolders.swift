import Glibc

/// The user's folders, by the XDG Base Directory Specification: a path that is not absolute counts
/// as none.
enum UserFolders {
  /// The home folder; nil where nobody says.
  static var home: String? { absolute("HOME") }

  /// Where the user's own data is.
  static var data: String? {
    absolute("XDG_DATA_HOME") ?? home.map { $0 + "/.local/share" }
  }

  /// Where everybody's data is, in the order in which it is looked up.
  static var sharedData: [String] {
    let folders = text("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    return folders.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
  }

  /// Where things are kept that can be made again.
  static var cache: String? { absolute("XDG_CACHE_HOME") ?? home.map { $0 + "/.cache" } }

  private static func absolute(_ name: String) -> String? {
    text(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  private static func text(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
