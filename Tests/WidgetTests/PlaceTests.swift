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

  @Test(arguments: [
    (340, 200, Rectangle(x: 470, y: 300, width: 200, height: 200)),
    (200, 300, Rectangle(x: 400, y: 350, width: 200, height: 200)),
  ])
  func isInTheMiddleOfAWindowThatIsNotSquare(
    width: Int, height: Int, middle: Rectangle
  ) throws {
    let clock = try RunningClock(["--geometry", "+400+300"])
    clock.client.resize(clock.window, width: UInt32(width), height: UInt32(height))
    try waitForTheSecond(on: clock, in: middle)
    #expect(try clock.place.width == width)
    #expect(try clock.place.height == height)
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

  /// However quick the hand: the window manager must not hold on to the window, or to the keys.
  @Test(arguments: [0, 1]) func staysWhenClickedInOneGo(movingBy step: Int) throws {
    let clock = try RunningClock(["--geometry", "+400+300"], beside: .openbox)
    let start = try clock.place
    try clock.pointAt()
    clock.client.clickInOneGo(movingByX: Int32(step))
    // An answered key comes after all that the clock does about the click.
    try wait(for: "the keyboard to be the clock's") { clock.client.focus == clock.window }
    try clock.press("s")
    try wait(for: "the second hand to hide") { try clock.picture.secondHand == nil }
    try clock.server.waitForOpenbox()
    clock.client.movePointer(toX: start.x + 150, y: start.y + 150)
    clock.client.movePointer(toX: start.x + 300, y: start.y + 250)
    try clock.server.waitForOpenbox()
    let end = try clock.place
    #expect(abs(end.x - start.x) <= step)
    #expect(end == start.moved(byX: end.x - start.x, y: 0))
    clock.client.movePointer(toX: end.x + 100, y: end.y + 50)
    try clock.press("s")
    try wait(for: "the second hand to show") { try clock.picture.secondHand != nil }
  }

  @Test(arguments: [(300, 200), (200, 300)]) func staysRound(width: Int, height: Int) throws {
    let clock = try RunningClock()
    let round = try #require(faceBox(of: clock))
    clock.client.resize(clock.window, width: UInt32(width), height: UInt32(height))
    let middle = round.moved(byX: (width - 200) / 2, y: (height - 200) / 2)
    try wait(for: "the face in the middle") { faceBox(of: clock) == middle }
    #expect(try clock.place.width == width)
    #expect(try clock.place.height == height)
  }

  @Test func survivesAWindowWithoutRoom() throws {
    let clock = try RunningClock()
    let start = faceBox(of: clock)
    clock.client.resize(clock.window, width: 2, height: 2)
    try wait(for: "a face next to nothing") { (faceBox(of: clock)?.width ?? 0) < 10 }
    clock.client.resize(clock.window, width: 200, height: 200)
    try wait(for: "the face as it was") { faceBox(of: clock) == start }
    try waitForTheSecond(on: clock, in: clock.place)
  }

  /// What of the window the face takes: without a compositor the window is cut to it.
  private func faceBox(of clock: RunningClock) -> Rectangle? {
    Rectangle(around: clock.client.shape(of: clock.window))
  }

  /// Waits until the second hand is where the time is.
  private func waitForTheSecond(on clock: RunningClock, in place: Rectangle) throws {
    try wait(for: "the second hand at the second") {
      let second = Date().timeIntervalSince1970.rounded(.down)
      guard let hand = try clock.client.screenshot(of: place).secondHand else { return false }
      return angleBetween(hand, second.truncatingRemainder(dividingBy: 60) * 6) < 1
    }
  }
}
