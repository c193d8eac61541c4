import Timekeeping

extension Zone {
  /// What to tell a person who asked for a zone that there isn't.
  static func problem(with text: String) -> String {
    let names = Zone.names
    guard !names.isEmpty else {
      return
        "\"\(text)\": there are no time zones in \(Zone.folder): is the package tzdata installed?"
    }
    let near = near(text, among: names)
    return "\"\(text)\": there is no such time zone; "
      + (near.isEmpty ? "it takes \(requirement)" : "did you mean \(Option.list(near))?")
  }

  /// The zones that may have been meant, the likeliest first: by their whole names, or their cities'.
  private static func near(_ text: String, among names: [String]) -> [String] {
    let typed = plain(text)
    let likeness = names.map { name -> (name: String, rank: Int) in
      let whole = plain(name)
      let city = whole.split(separator: "/").last.map(String.init) ?? whole
      if whole == typed || city == typed { return (name, 0) }
      return (name, Options.isNear(whole, typed) || Options.isNear(city, typed) ? 1 : 2)
    }
    let best = likeness.map(\.rank).min() ?? 2
    return best == 2 ? [] : Array(likeness.filter { $0.rank == best }.map(\.name).prefix(4))
  }

  private static func plain(_ name: String) -> String {
    String(name.lowercased().map { $0 == " " ? "_" : $0 })
  }
}
