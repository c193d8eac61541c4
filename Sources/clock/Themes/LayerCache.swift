import Glibc

/// The helper's answers, kept so that a theme costs the helper once.
struct LayerCache {
  /// All that the answer depends on: the request and the state of its files.
  private let key: String
  private let path: String?

  /// The place of the answer to a request about some files.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - files: What the answer depends on besides.
  ///   - slot: Whose answers replace each other; nil for the request's own.
  init(request: String, files: [String], slot: String?) {
    var key = "\(request)"
    for file in files {
      var status = stat()
      if stat(file, &status) == 0 {
        key +=
          "\(file) \(status.st_size) \(status.st_ino) \(status.st_mtim.tv_sec) "
          + "\(status.st_mtim.tv_nsec)\n"
      } else {
        key += "\(file) missing\n"
      }
    }
    self.key = key
    // What was made from files that have changed since is overwritten.
    path = LayerCache.folder.map { "\($0)/\(LayerCache.hash(slot ?? request)).layers" }
  }

  /// The answer that is kept; nil where there is none.
  func answer() -> [UInt8]? {
    let head = Array(key.utf8) + [0]
    guard let path,
      let bytes = try? InputFile.read(path, limit: LayerAnswer.mostBytes + head.count),
      bytes.starts(with: head)
    else { return nil }
    return Array(bytes[head.count...])
  }

  /// Keeps an answer. It is made again where that fails, so nobody needs to know.
  func keep(_ answer: [UInt8]) {
    guard let path, let folder = LayerCache.folder, UserFolders.make(folder) else { return }
    try? OutputFile(path).write(Array(key.utf8) + [0] + answer)
  }

  private static var folder: String? { UserFolders.cache.map { $0 + "/clock" } }

  /// A name for a key (FNV-1a with 64 bits); the file itself says whose answer it holds.
  private static func hash(_ key: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
