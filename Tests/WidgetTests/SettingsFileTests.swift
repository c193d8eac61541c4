import Foundation
import Testing

/// The files that settings are read from, whatever is in them.
@Suite struct SettingsFileTests {
  @Test func saysWhatItDoesNotUnderstand() throws {
    let desk = try Desk()
    try desk.write("title: Included\n", to: "config/clock/other.ad")
    try desk.write(
      """
      ! A comment, and a key of another clock.
      tokyo.title: Tokyo
      motoin: sweep
      this is nothing
      Clock.sise: 3
      #include "other.ad"
      *frobnicate: yes
      size: 140

      """, to: Desk.ownFile)
    let clock = try desk.start()
    let lines = clock.program.errorLines
    for words in [
      ["motoin", "did you mean", "motion"], ["line 4", "this is nothing"],
      ["sise", "did you mean", "size"], ["line 6", "#"], ["frobnicate"],
    ] {
      let line = lines.first { line in words.allSatisfy { line.contains($0) } } ?? ""
      #expect(
        line.hasPrefix("clock: ") && line.contains(desk.folder.file(Desk.ownFile)),
        "\(words): \(clock.program.errors)")
    }
    #expect(lines.count == 5, "\(clock.program.errors)")
    #expect(try clock.place.width == 140)
    #expect(desk.client.title(of: clock.window) == "Clock")
  }

  /// An empty variable is as good as none.
  @Test func isFoundAtHome() throws {
    let desk = try Desk()
    try desk.write("size: 140\n", to: ".config/clock/clock.ad")
    try desk.write("size: 160\n", to: Desk.ownFile)
    let clock = try desk.start(environment: ["XDG_CONFIG_HOME": "", "XDG_STATE_HOME": ""])
    #expect(try clock.place.width == 140)
    try desk.tell("bigger")
    try wait(for: "the size to be saved") {
      desk.folder.text(of: ".local/state/clock/clock.ad").contains("size: 154\n")
    }
    #expect(desk.savedFiles == [])
    #expect(clock.program.errors == "")
  }

  /// What else can be where the settings' file belongs.
  enum Oddity: CaseIterable {
    case pipe, folder, linkToItself, tooLarge, secret

    /// Root reads secrets.
    static let all = allCases.filter { $0 != .secret || geteuid() != 0 }
  }

  @Test(arguments: Oddity.all) func saysWhatItCannotRead(_ oddity: Oddity) throws {
    let desk = try Desk()
    let path = desk.folder.file(Desk.ownFile)
    try desk.write("", to: "config/clock/another.ad")
    switch oddity {
    case .pipe: #expect(mkfifo(path, 0o600) == 0)
    case .folder: #expect(mkdir(path, 0o700) == 0)
    case .linkToItself: #expect(symlink("clock.ad", path) == 0)
    case .tooLarge: try desk.write(settings(bytes: 256 << 10 + 1), to: Desk.ownFile)
    case .secret:
      try desk.write("size: 140\n", to: Desk.ownFile)
      #expect(chmod(path, 0) == 0)
    }
    let clock = try desk.start()
    #expect(clock.program.errorLines.count == 1, "\(clock.program.errors)")
    #expect(clock.program.errors.hasPrefix("clock: ") && clock.program.errors.contains(path))
    #expect(try clock.place.width == 200)
    #expect(try clock.picture.secondHand != nil)
    #expect(try clock.end() == .exited(0))
  }

  @Test func readsALargeFile() throws {
    let desk = try Desk()
    try desk.write(settings(bytes: 256 << 10), to: Desk.ownFile)
    let clock = try desk.start()
    #expect(try clock.place.width == 140)
    #expect(clock.program.errors == "")
  }

  private func settings(bytes: Int) -> String {
    let key = "size: 140\n"
    return "!" + String(repeating: "-", count: bytes - key.utf8.count - 2) + "\n" + key
  }
}
