import CXTest
import Foundation
import Testing

/// Who has the keyboard.
@Suite struct FocusTests {
  private static let companies: [XServer.Company] = [.nobody, .openbox]
  private let otherPlace = Rectangle(x: 700, y: 100, width: 200, height: 200)

  @Test(arguments: companies) func aClickGivesIt(beside company: XServer.Company) throws {
    let clock = try RunningClock(["--geometry", "+400+300"], beside: company)
    let other = try Neighbour(on: clock.server, at: otherPlace)
    for _ in 0..<2 {
      try other.takeFocus()
      try clock.pointAt()
      clock.client.pressButton()
      clock.client.releaseButton()
      try wait(for: "the keyboard to be the clock's") { clock.client.focus == clock.window }
      // Without a window manager keys go where the pointer is, unless a window has the keyboard.
      clock.client.movePointer(toX: 750, y: 150)
      let hasHand = try clock.picture.secondHand != nil
      try clock.press("s")
      try wait(for: "an answer to the key") { try (clock.picture.secondHand != nil) != hasHand }
    }
  }

  @Test(arguments: companies) func aStartLeavesIt(beside company: XServer.Company) throws {
    let desk = try Desk(company)
    let other = try Neighbour(on: desk.server, at: otherPlace)
    try other.takeFocus()
    let clock = try desk.start(["--geometry", "+400+300"])
    try clock.waitForHandToMove()
    try desk.server.settle()
    #expect(desk.client.focus == other.window)
  }

  @Test(arguments: companies) func beingRaisedLeavesIt(beside company: XServer.Company) throws {
    let clock = try RunningClock(["--geometry", "+400+300", "--layer", "normal"], beside: company)
    let other = try Neighbour(
      on: clock.server, at: Rectangle(x: 350, y: 250, width: 300, height: 300))
    for isSecondStart in [false, true] {
      other.raise()
      try wait(for: "the other window on top") { try !clock.picture.hasFace }
      try other.takeFocus()
      if isSecondStart {
        #expect(try clock.startAgain().ending == .exited(0))
      } else {
        try clock.tell("raise")
      }
      try wait(for: "the clock on top") { try clock.picture.hasFace }
      try clock.server.settle()
      try clock.waitForHandToMove()
      #expect(clock.client.focus == other.window)
    }
  }

  @Test func beingBroughtBackLeavesIt() throws {
    let clock = try RunningClock(["--geometry", "+400+300"], beside: .openbox)
    let other = try Neighbour(on: clock.server, at: otherPlace)
    for isSecondStart in [false, true] {
      clock.client.iconify(clock.window)
      try wait(for: "the clock to hide") { !clock.client.isViewable(clock.window) }
      try other.takeFocus()
      if isSecondStart {
        #expect(try clock.startAgain().ending == .exited(0))
      } else {
        try clock.tell("raise")
      }
      try wait(for: "the clock") {
        try clock.client.isViewable(clock.window) && clock.picture.hasFace
      }
      try clock.server.settle()
      try clock.waitForHandToMove()
      #expect(clock.client.focus == other.window)
    }
  }
}
