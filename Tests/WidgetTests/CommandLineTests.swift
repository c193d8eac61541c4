import Foundation
import Testing

/// What the program says before it shows anything.
@Suite struct CommandLineTests {
  /// Arguments that cannot be right, and what the one line about them must name.
  @Test(arguments: [
    (["--frobnicate"], ["--frobnicate"]),
    (["-frobnicate=3"], ["frobnicate"]),
    (["stray"], ["stray"]),
    (["--motion", "fast"], ["--motion", "fast", "tick", "glide", "sweep"]),
    (["--motion"], ["--motion"]),
    (["-motion=Tick"], ["motion", "Tick", "tick"]),
    (["--size", "31"], ["--size", "32"]),
    (["--size", "big"], ["--size", "big"]),
    (["--size="], ["--size"]),
    (["--size", "99999999999999999999"], ["--size"]),
    (["--geometry", "200y200"], ["--geometry", "200y200"]),
    (["--geometry", "--2147483647--2147483647"], ["--2147483647--2147483647"]),
    (["--geometry", "+99999999+0"], ["--geometry", "+99999999+0"]),
    (["--geometry", "-99999999999999999999+0"], ["-99999999999999999999+0"]),
    (["--geometry", "99999x99999"], ["--geometry", "99999x99999"]),
    (["--name", "New York"], ["--name", "New York"]),
    (["--size", "100", "--geometry", "200x200"], ["--size", "--geometry"]),
    (["--at", "2026-01-01T00:00:00"], ["--at", "--render"]),
    (["--render"], ["--render"]),
    (["--render", "clock.bmp"], ["clock.bmp", ".png", ".svg", ".pdf"]),
    (["--render", "clock"], ["clock", ".png", ".svg", ".pdf"]),
    (["--render", "a.svg", "--size", "15"], ["--size", "16", "8192"]),
    (["--render", "a.svg", "--size", "8193"], ["--size", "16", "8192"]),
    (["--render", "a.svg", "--at", "noon"], ["--at", "noon"]),
    (["--render", "a.svg", "--at", "2026-02-29T10:10:36"], ["--at", "2026-02-29"]),
    (["--render", "a.svg", "--at", "2026-02-28T24:10:36"], ["--at", "T24"]),
    (["--render", "a.svg", "--at", "2026-02-28T10:10:36.x"], ["--at", "36.x"]),
  ])
  func saysWhatWouldBeRight(arguments: [String], words: [String]) throws {
    let clock = try ClockProgram(arguments)
    #expect(try clock.process.waitForEnding() == .exited(2))
    #expect(clock.errorLines.count == 1, "\(clock.errors)")
    #expect(clock.errors.hasPrefix("clock: "))
    for word in words {
      #expect(clock.errors.contains(word))
    }
    #expect(clock.output == "")
  }

  @Test(arguments: [nil, "", ":31999", "nonsense"]) func namesTheDisplay(display: String?) throws {
    let clock = try ClockProgram([], display: display)
    #expect(try clock.process.waitForEnding() == .exited(1))
    #expect(clock.errorLines.count == 1, "\(clock.errors)")
    #expect(clock.errors.hasPrefix("clock: "))
    #expect(clock.errors.contains("DISPLAY"))
  }

  @Test func takesTheDisplayAsOption() throws {
    let server = try XServer()
    let clock = try ClockProgram(["--display", server.displayName])
    let client = try XClient(to: server)
    try wait(for: "a window") { !client.visibleWindows(ofClass: "Clock").isEmpty }
    clock.process.send(SIGTERM)
    #expect(try clock.process.waitForEnding() == .exited(0))

    let lost = try ClockProgram(["--display=:31999"], display: server.displayName)
    #expect(try lost.process.waitForEnding() == .exited(1))
    #expect(lost.errors.contains(":31999"))
  }

  @Test(arguments: ["--help", "-help"]) func helps(option: String) throws {
    let clock = try ClockProgram([option])
    #expect(try clock.process.waitForEnding() == .exited(0))
    #expect(clock.errors == "")
    let options = [
      "--motion", "--no-seconds", "--size", "--geometry", "--display", "--render", "--at",
      "--frame-log", "--help", "--version",
    ]
    for option in options {
      #expect(clock.output.contains(option))
    }
    #expect(clock.output.split(separator: "\n").allSatisfy { $0.count <= 80 }, "fits a terminal")
  }

  @Test(arguments: ["--version", "-version"]) func tellsItsVersion(option: String) throws {
    let clock = try ClockProgram([option])
    #expect(try clock.process.waitForEnding() == .exited(0))
    #expect(clock.errors == "")
    #expect(clock.output.wholeMatch(of: /clock \d+(\.\d+)+\n/) != nil)
  }

  /// Somebody who reads nothing of what was asked for has to learn of it.
  @Test(arguments: ["--help", "--version"]) func saysThatItCannotPrint(option: String) throws {
    let clock = try ClockProgram([option], output: "/dev/full")
    #expect(try clock.process.waitForEnding() == .exited(1))
    #expect(clock.errorLines.count == 1, "\(clock.errors)")
    #expect(clock.errors.hasPrefix("clock: "))
  }
}
