import Desktop
import Glibc

/// What a person has changed by hand, which the clock remembers until it is told to forget.
///
/// It is kept in a file of the clock's name, which is written anew a moment after the last change,
/// so that not even a clock that is killed loses much.
struct SavedState {
  /// When there is something to write, in microseconds of the monotonic clock; nil for never.
  private(set) var deadline: Int64?

  private let path: String?
  private let instance: String
  private var values: [String: String]
  private var lastProblem = ""

  /// How long changes are gathered, in microseconds.
  static let delay: Int64 = 500_000

  /// What is remembered of the clock of a name. A file that is damaged is set aside, and said so.
  init(instance: String) {
    self.instance = instance
    path = UserFolders.state.map { "\($0)/clock/\(instance).ad" }
    values = [:]
    guard let path, InputFile.exists(path) else { return }
    do throws(ClockError) {
      let text = try InputFile.read(path, limit: ResourceDatabase.mostBytes)
      let level = ResourceLevel(origin: path, text: text, instance: instance, kind: .own)
      guard !text.contains(0), String(validating: text, as: UTF8.self) != nil,
        level.damage.isEmpty
      else { throw ClockError("\"\(path)\" is damaged") }
      for problem in level.problems { report("\(path): \(problem)") }
      for setting in Setting.all { values[setting.name] = level.value(of: setting.name) }
    } catch {
      let aside = path + ".damaged"
      report(
        rename(path, aside) == 0
          ? "\(error.message); it is set aside as \"\(aside)\", and nothing is remembered"
          : "\(error.message); nothing is remembered")
    }
  }

  /// Remembers the value of a setting.
  ///
  /// - Parameters:
  ///   - setting: The name of its resource.
  ///   - value: As a file has it; nil to remember none.
  ///   - now: The time in microseconds of the monotonic clock.
  ///   - delay: How long to wait for further changes, in microseconds.
  mutating func set(
    _ setting: String, to value: String?, at now: Int64, delay: Int64 = SavedState.delay
  ) {
    guard values[setting] != value else { return }
    values[setting] = value
    deadline = now + delay
  }

  /// Forgets all, at once.
  mutating func forget() {
    values = [:]
    deadline = nil
    guard let path else { return }
    if unlink(path) != 0, errno != ENOENT {
      report("cannot remove \"\(path)\": \(String(cString: strerror(errno)))")
    }
  }

  /// Writes what has changed; what can't be written is reported, once for each reason.
  mutating func write() {
    guard deadline != nil else { return }
    deadline = nil
    guard let path else {
      return reportOnce("nothing can be remembered: neither HOME nor XDG_STATE_HOME says where")
    }
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])
    guard UserFolders.make(folder) else {
      return reportOnce("cannot make \"\(folder)\": \(String(cString: strerror(errno)))")
    }
    do throws(ClockError) {
      try OutputFile(path).write(Array(text.utf8), syncs: true)
      lastProblem = ""
    } catch {
      reportOnce(error.message)
    }
  }

  private var text: String {
    let lines = values.sorted { $0.key < $1.key }.map { "\($0.key): \(escaped($0.value))\n" }
    return "! What was changed by hand on the clock \"\(instance)\", which writes this itself.\n"
      + lines.joined()
  }

  /// A value as a resource file takes it.
  private func escaped(_ value: String) -> String {
    var text = ""
    for character in value {
      switch character {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.append(character)
      }
    }
    return text
  }

  private mutating func reportOnce(_ problem: String) {
    guard problem != lastProblem else { return }
    lastProblem = problem
    report(problem)
  }
}

extension SavedState: SettingsLevel {
  var origin: String { path ?? "" }

  func value(of setting: String) -> String? { values[setting] }
}
