import XTesting

/// A clock, and how it is started.
struct Contender {
  let name: String
  /// The command that starts it so many pixels large, as far as it takes that from anybody.
  let command: (_ side: Int) -> [String]
  var company = XServer.Company.openbox
  /// Whether its window is taken away before it is measured.
  var isHidden = false

  /// Ours at different times.
  enum State: String, CaseIterable {
    case tick, glide, sweep, hidden
  }

  /// Ours with different faces.
  enum Face: String, CaseIterable {
    case vector, image
  }

  static func ours(
    _ state: State, _ face: Face = .vector, of bench: Bench, options: [String] = []
  ) -> Contender {
    let motion = state == .hidden ? State.sweep : state
    let dial = face == .image ? ["--dial", bench.dial] : []
    return Contender(
      name: "clock: \(state), \(face) face",
      command: {
        [bench.clock, "--size", "\($0)", "--motion", motion.rawValue] + dial + options
      }, isHidden: state == .hidden)
  }

  static func xclock(every seconds: String) -> Contender {
    Contender(
      name: "xclock -update \(seconds)",
      command: { ["xclock", "-update", seconds, "-geometry", "\($0)x\($0)"] })
  }

  static var buici: Contender { Contender(name: "buici-clock", command: { _ in ["buici-clock"] }) }

  /// It needs a compositor; `-r 60` would be 30.
  static func cairo(isHidden: Bool = false) -> Contender {
    Contender(
      name: "cairo-clock -r 59" + (isHidden ? ", hidden" : ""),
      command: { _ in ["cairo-clock", "-r", "59"] }, company: .openboxAndXcompmgr,
      isHidden: isHidden)
  }
}

extension [Contender] {
  /// Those whose program is there; says who is missing.
  var present: [Contender] {
    filter {
      let program = $0.command(0)[0]
      let isPresent = program.hasPrefix("/") || Bench.path(of: program) != nil
      if !isPresent { report("no \(program) on the PATH: left out \($0.name)") }
      return isPresent
    }
  }
}
