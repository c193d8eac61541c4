import Foundation

/// A folder of the test's own, gone with its owner.
final class ScratchFolder {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("clock-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in the folder, whether it exists or not.
  func file(_ name: String) -> String {
    path + "/" + name
  }

  /// What a file in the folder holds by now.
  func text(of name: String) -> String {
    let data = FileManager.default.contents(atPath: file(name)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// The environment of a person who has just this folder, and nothing set.
  var environment: [String: String] {
    [
      "HOME": path,
      "XDG_CACHE_HOME": file("cache"),
      "XDG_CONFIG_HOME": file("config"),
      "XDG_STATE_HOME": file("state"),
      "PATH": "/usr/bin:/bin",
      "LANG": "C.UTF-8",
      "TZ": "UTC0",
    ]
  }
}
