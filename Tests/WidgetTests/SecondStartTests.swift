import Foundation
import Testing

/// A second clock of the same name.
@Suite struct SecondStartTests {
  @Test func raisesTheClockThatRuns() throws {
    let desk = try Desk()
    let clock = try desk.start(["--name", "tokyo", "--click-through", "--layer", "normal"])
    #expect(!clock.takesClicks)
    let cover = desk.client.makeWindow(filledWith: Pixel(red: 20, green: 170, blue: 60))
    desk.client.map(cover)
    try wait(for: "the clock to be covered") { try clock.picture.secondHand == nil }
    desk.client.watchMessages()
    let second = try desk.run(["--name", "tokyo", "--motion", "sweep"])
    #expect(second.ending == .exited(0))
    #expect(second.output == "")
    #expect(second.errors.hasPrefix("clock: ") && second.errors.contains("tokyo"))
    #expect(second.errors.split(separator: "\n").count == 1, "\(second.errors)")
    #expect(!desk.client.sawWindow())
    try wait(for: "the clock to be seen") { try clock.picture.secondHand != nil }
    try wait(for: "the clock to take clicks") { clock.takesClicks }
    #expect(clock.program.process.ending == nil)
    #expect(clock.program.errors == "")
  }

  @Test func isNobodysBusinessUnderAnotherName() throws {
    let desk = try Desk()
    let first = try desk.start(["--name", "one"])
    let second = try desk.start(["--name", "two", "--geometry", "+300+0"])
    #expect(desk.client.visibleWindows(ofClass: "Clock").count == 2)
    #expect(try second.end() == .exited(0))
    #expect(first.program.process.ending == nil)
  }

  @Test func leavesOneOfTwenty() throws {
    let desk = try Desk()
    let folder = try ScratchFolder()
    let clocks = try (0..<20).map { _ in try desk.launch([], saying: folder) }
    try wait(for: "all but one to end", upTo: 30) { clocks.count { $0.ending == nil } <= 1 }
    let said = folder.text(of: "errors")
    #expect(clocks.count { $0.ending == nil } == 1, "\(said)")
    #expect(clocks.count { $0.ending == .exited(0) } == 19, "\(said)")
    #expect(said.split(separator: "\n").count == 19, "\(said)")
    try wait(for: "a window") { !desk.client.visibleWindows(ofClass: "Clock").isEmpty }
    try desk.tell("toggle-seconds")
    #expect(desk.client.visibleWindows(ofClass: "Clock").count == 1)
    #expect(clocks.count { $0.ending == nil } == 1)
  }

  @Test func takesOverFromOneThatWasKilled() throws {
    let desk = try Desk()
    let first = try desk.start()
    #expect(try first.end(with: SIGKILL) == .killed(signal: SIGKILL))
    let second = try desk.start()
    #expect(second.program.errors == "")
    try desk.tell("toggle-seconds")
    try wait(for: "the second hand to hide") { try second.picture.secondHand == nil }
  }
}
