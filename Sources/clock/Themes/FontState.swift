import Glibc

/// What the look of a text depends on besides itself: a drawing of it is made again when that changes.
enum FontState {
  /// What the environment says about language and fonts.
  static var environment: String {
    [
      "LC_ALL", "LC_CTYPE", "LANG", "LANGUAGE", "PANGO_LANGUAGE", "FONTCONFIG_FILE",
      "FONTCONFIG_PATH",
    ]
    .map { name in "\(name)=\(getenv(name).map { String(cString: $0) } ?? "")\n" }.joined()
  }

  /// Where fontconfig has its fonts, settings and caches. (A font that comes to a folder far down
  /// changes the caches.)
  static var files: [String] {
    let shared = [
      "/etc/fonts", "/etc/fonts/conf.d", "/usr/share/fonts", "/usr/local/share/fonts",
      "/var/cache/fontconfig",
    ]
    let own = ["", "/fonts.conf", "/conf.d"].map { "/.config/fontconfig" + $0 } + ["/.fonts"]
    return shared + own.compactMap { path in UserFolders.home.map { $0 + path } }
      + [
        UserFolders.data.map { $0 + "/fonts" }, UserFolders.cache.map { $0 + "/fontconfig" },
      ].compactMap(\.self)
  }
}
