import Foundation
import Testing

/// A folder of the test's own, gone with its owner, that things are done in.
final class PrivateFolder: Sendable {
  /// Something that is done; all paths are relative to the folder.
  enum Deed {
    case make(String)
    /// Writes a file, whether it is there or not.
    case write(String)
    /// Makes a link; one that starts with a slash starts at the folder.
    case link(String, to: String)
    case linkHard(String, to: String)
    case rename(String, to: String)
    case remove(String)
    case setMode(String, mode_t)
  }

  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("clock-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String { path + "/" + name }

  func perform(_ deeds: [Deed], sourceLocation: SourceLocation = #_sourceLocation) {
    for deed in deeds {
      #expect(isDone(deed), "\(deed): \(errno)", sourceLocation: sourceLocation)
    }
  }

  /// Does something, and says whether it could be done.
  func isDone(_ deed: Deed) -> Bool {
    switch deed {
    case .make(let name): mkdir(file(name), 0o755) == 0
    case .write(let name): isWritten(name)
    case .link(let name, let target):
      symlink(target.hasPrefix("/") ? path + target : target, file(name)) == 0
    case .linkHard(let name, let old): link(file(old), file(name)) == 0
    case .rename(let old, let new): rename(file(old), file(new)) == 0
    case .remove(let name): remove(file(name)) == 0
    case .setMode(let name, let mode): chmod(file(name), mode) == 0
    }
  }

  private func isWritten(_ name: String) -> Bool {
    let descriptor = open(file(name), O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return write(descriptor, "x", 1) == 1
  }
}
