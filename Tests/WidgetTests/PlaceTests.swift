import Foundation
import Testing

/// Where the window is, and how large.
@Suite struct PlaceTests {
  @Test(arguments: [
    (["--geometry", "+70+90"], Rectangle(x: 70, y: 90, width: 200, height: 200)),
    (["-geometry", "-20-30"], Rectangle(x: 1060, y: 794, width: 200, height: 200)),
    (["--geometry=300x300-0+40"], Rectangle(x: 980, y: 40, width: 300, height: 300)),
    (["--geometry", "120x160+300-10"], Rectangle(x: 300, y: 894, width: 120, height: 120)),
    (["--size", "32", "--geometry", "+5+6"], Rectangle(x: 5, y: 6, width: 32, height: 32)),
    (["--size=333", "--geometry=-7-9"], Rectangle(x: 940, y: 682, width: 333, height: 333)),
  ])
  func isWhereGeometrySays(arguments: [String], place: Rectangle) throws {
    #expect(try RunningClock(arguments).place == place)
    let underOpenbox = try RunningClock(arguments, beside: .openbox)
    try wait(for: "the window to be at \(place) under openbox") {
      try underOpenbox.place == place
    }
  }

  @Test func isInTheMiddleOfAWindowThatIsNotSquare() throws {
    let clock = try RunningClock(["--geometry", "+400+300"])
    clock.client.resize(clock.window, width: 340, height: 200)
    let middle = Rectangle(x: 470, y: 300, width: 200, height: 200)
    try wait(for: "the face in the middle") {
      let second = Date().timeIntervalSince1970.rounded(.down)
      guard let hand = try clock.client.screenshot(of: middle).secondHand else { return false }
      return angleBetween(hand, second.truncatingRemainder(dividingBy: 60) * 6) < 1
    }
    #expect(try clock.place.width == 340)
  }

  @Test(arguments: [XServer.Company.nobody, .openbox])
  func movesWithTheLeftButton(beside company: XServer.Company) throws {
    let clock = try RunningClock(["--geometry", "+400+300"], beside: company)
    let start = try clock.place
    let client = clock.client
    client.movePointer(toX: start.x + 70, y: start.y + 120)
    client.pressButton()
    // A hand moves little by little, and the window manager takes over on the way.
    var (dx, dy) = (0, 0)
    try wait(for: "the window to follow the pointer") {
      dx += 1
      dy -= 1
      client.movePointer(toX: start.x + 70 + dx, y: start.y + 120 + dy)
      return try clock.place != start
    }
    client.movePointer(toX: start.x + 70 + 250, y: start.y + 120 + 130)
    let end = start.moved(byX: 250, y: 130)
    try wait(for: "the window to be where it was dragged") { try clock.place == end }
    client.releaseButton()
    client.movePointer(toX: start.x + 70, y: start.y + 120)
    try wait(for: "the second hand") { try clock.picture.secondHand != nil }
    #expect(try clock.place == end, "let go, it stays")
  }

  /// Nor does a click start a move that goes on without the button.
  @Test(arguments: [XServer.Company.nobody, .openbox])
  func staysWhenClicked(beside company: XServer.Company) throws {
    let clock = try RunningClock(["--geometry", "+400+300"], beside: company)
    let start = try clock.place
    try clock.takeFocus()
    clock.client.movePointer(toX: start.x + 150, y: start.y + 150)
    try clock.press("s")
    try wait(for: "the second hand to hide") { try clock.picture.secondHand == nil }
    #expect(try clock.place == start)
  }
}
