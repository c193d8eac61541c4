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
    folders(text("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share")
  }

  /// Where things are kept that can be made again.
  static var cache: String? { absolute("XDG_CACHE_HOME") ?? home.map { $0 + "/.cache" } }

  /// Where the user's own settings are.
  static var settings: String? { absolute("XDG_CONFIG_HOME") ?? home.map { $0 + "/.config" } }

  /// Where everybody's settings are, the most important first.
  static var sharedSettings: [String] {
    folders(text("XDG_CONFIG_DIRS") ?? "/etc/xdg")
  }

  /// Where programs keep what they are to remember.
  static var state: String? { absolute("XDG_STATE_HOME") ?? home.map { $0 + "/.local/state" } }

  /// Makes a folder, and those around it, for the user alone.
  ///
  /// - Returns: Whether it is there now; else `errno` says why not.
  static func make(_ path: String) -> Bool {
    var parent = ""
    for part in path.split(separator: "/") {
      parent += "/\(part)"
      if mkdir(parent, 0o700) != 0, errno != EEXIST { return false }
    }
    return true
  }

  private static func folders(_ list: String) -> [String] {
    list.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
  }

  private static func absolute(_ name: String) -> String? {
    text(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  private static func text(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
