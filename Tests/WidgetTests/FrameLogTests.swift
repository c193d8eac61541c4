import Foundation
import Testing

/// Where the frame log goes, and where it can't.
@Suite struct FrameLogTests {
  /// Where no log can be; below a scratch folder, or nowhere.
  @Test(arguments: [nil, "", ".", "missing/frames"]) func saysAtOnceThatItCannotBe(
    path: String?
  ) throws {
    let server = try XServer()
    let client = try XClient(to: server)
    client.watchMessages()
    let folder = try ScratchFolder()
    let log = path.map(folder.file) ?? ""
    let clock = try ClockProgram(["--frame-log", log], on: server)
    #expect(try clock.process.waitForEnding(upTo: 3) == .exited(1))
    expectOneLine(of: clock, naming: "\"\(log)\"")
    #expect(!client.sawWindow())
  }

  @Test func saysThatNobodyReadsThePipe() throws {
    let folder = try ScratchFolder()
    let pipe = folder.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    let clock = try RunningClock(["--frame-log", pipe])
    try clock.waitForHandToMove()
    clock.program.process.send(SIGTERM)
    #expect(try clock.program.process.waitForEnding(upTo: 3) == .exited(1))
    expectOneLine(of: clock.program, naming: pipe)
    #expect(clock.program.errors.contains("nobody reads"))
  }

  @Test func goesOnWithoutItsLog() throws {
    let clock = try RunningClock(["--frame-log", "/dev/full"])
    clock.program.process.send(SIGUSR1)
    try wait(for: "a word about the log") { !clock.program.errorLines.isEmpty }
    expectOneLine(of: clock.program, naming: "/dev/full")
    try clock.waitForHandToMove()
    #expect(clock.program.process.ending == nil)
  }

  private func expectOneLine(
    of clock: ClockProgram, naming word: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(clock.errorLines.count == 1, "\(clock.errors)", sourceLocation: sourceLocation)
    #expect(clock.errors.hasPrefix("clock: "), sourceLocation: sourceLocation)
    #expect(clock.errors.contains(word), sourceLocation: sourceLocation)
  }
}
