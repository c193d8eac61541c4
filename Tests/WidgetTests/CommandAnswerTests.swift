import Foundation
import Testing

/// What `clock --command` says, and whom it reaches.
@Suite struct CommandAnswerTests {
  @Test func reachTheClockOfTheName() throws {
    let desk = try Desk()
    let one = try desk.start(["--name", "one"])
    let two = try desk.start(["--name", "two", "--geometry", "+300+0"])
    try desk.tell("toggle-seconds", to: "two")
    try wait(for: "the second hand to hide") { try two.picture.secondHand == nil }
    #expect(try one.picture.secondHand != nil)
    let errand = try desk.run(["--name", "three", "--command", "raise"])
    #expect(errand.ending == .exited(1))
    #expect(errand.errors.hasPrefix("clock: ") && errand.errors.contains("three"))
    #expect(errand.errors.split(separator: "\n").count == 1, "\(errand.errors)")
  }

  /// Words that are none, and what the message about them must hold; no display is needed for it.
  @Test(arguments: [
    ("frobnicate", ["frobnicate"]), ("toggle-moton", ["toggle-moton", "toggle-motion"]),
    ("", []), ("motion", ["tick", "sweep"]), ("motion fast", ["fast", "tick", "sweep"]),
    ("layer", ["above", "normal", "below"]), ("layer top", ["top", "above", "normal", "below"]),
    ("theme", ["theme"]), ("quit now", ["quit now"]),
  ])
  func sayWhatWouldBeRight(word: String, words: [String]) throws {
    let clock = try ClockProgram(["--command", word])
    #expect(try clock.process.waitForEnding() == .exited(2))
    #expect(clock.errorLines.count == 1, "\(clock.errors)")
    #expect(clock.errors.hasPrefix("clock: ") && clock.errors.contains("--command"))
    for word in words { #expect(clock.errors.contains(word), "\(clock.errors)") }
    #expect(clock.output == "")
  }

  @Test func needADisplay() throws {
    let clock = try ClockProgram(["--command", "raise"])
    #expect(try clock.process.waitForEnding() == .exited(1))
    #expect(clock.errorLines.count == 1 && clock.errors.contains("DISPLAY"), "\(clock.errors)")
  }

  @Test func doNotWaitForeverForAnAnswer() throws {
    let desk = try Desk()
    let clock = try desk.start(["--name", "tokyo"])
    clock.program.process.send(SIGSTOP)
    defer { clock.program.process.send(SIGCONT) }
    let start = Date()
    let errand = try desk.run(["--name", "tokyo", "--command", "toggle-seconds"])
    let time = Date().timeIntervalSince(start)
    #expect((1.9...5).contains(time), "\(time)")
    #expect(errand.ending == .exited(1))
    #expect(errand.errors.hasPrefix("clock: ") && errand.errors.contains("tokyo"))
    #expect(errand.errors.split(separator: "\n").count == 1, "\(errand.errors)")
    clock.program.process.send(SIGCONT)
    try clock.waitForHandToMove()
  }
}
