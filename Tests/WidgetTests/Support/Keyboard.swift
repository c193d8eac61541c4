/// A keyboard whose keys keep the places of their American letters, whatever they type.
struct Keyboard {
  private let keys: [String: Key]

  init(seenBy client: XClient) throws {
    let symbols = ["space", "t", "g", "s", "q", "plus", "minus", "0"]
    keys = try Dictionary(uniqueKeysWithValues: symbols.map { ($0, try client.key(for: $0)) })
  }

  func key(for symbol: String) throws -> Key {
    guard let key = keys[symbol] else { throw Failure("\(symbol) is on no key") }
    return key
  }

  /// Makes a layout the only one.
  func change(to layout: String, variant: String = "", on server: XServer) throws {
    let change = try ChildProcess(
      ["setxkbmap", "-display", server.displayName, "-layout", layout, "-variant", variant],
      environment: ["PATH": "/usr/bin:/bin"])
    guard try change.waitForEnding() == .exited(0) else { throw Failure("no layout \(layout)") }
    let hasLatinLetters = (try? XClient(to: server).key(for: "q")) != nil
    guard hasLatinLetters == (layout == "us") else { throw Failure("\(layout) is not set") }
  }
}
