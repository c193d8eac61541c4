import Foundation

/// A folder of the test's own, gone with its owner.
package final class ScratchFolder {
  /// Where it is.
  package let path: String

  /// An empty folder.
  ///
  /// - Throws: The system's error where there can't be one.
  package init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("clock-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in the folder, whether it exists or not.
  package func file(_ name: String) -> String {
    path + "/" + name
  }

  /// What a file in the folder holds by now.
  package func text(of name: String) -> String {
    let data = FileManager.default.contents(atPath: file(name)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// The environment of a person who has just this folder, and nothing set.
  package var environment: [String: String] {
    [
      "HOME": path,
      "XDG_CACHE_HOME": file("cache"),
      "XDG_CONFIG_HOME": file("config"),
      "XDG_STATE_HOME": file("state"),
      "PATH": "/usr/bin:/bin",
      "LANG": "C.UTF-8",
      "TZ": ScratchFolder.zone,
    ]
  }

  /// A zone in which the tests begin at ten past ten: hour and minute hand are where they hide nothing
  /// that a test looks at, whatever the time of day.
  package static let zone: String = {
    let minute = Int(Date().timeIntervalSince1970) / 60 % 1_440
    // West is positive.
    let offset = (minute - 610 + 720 + 1_440) % 1_440 - 720
    return "TEN" + (offset < 0 ? "-" : "") + "\(abs(offset) / 60):\(abs(offset) % 60)"
  }()
}
