import Foundation
import Testing

/// What the keys do, in a layout with Latin letters and in one without.
@Suite(.serialized) struct KeyTests {
  @Test(arguments: ["us", "ru"]) func toggleTheMotion(layout: String) throws {
    let (clock, keys) = try focusedClock(layout: layout)
    try clock.waitForTick()
    for key in ["space", "t"] {
      try clock.client.press(keys.key(for: key))
      try clock.waitForSweep()
      try clock.client.press(keys.key(for: key))
      try clock.waitForTick()
    }
  }

  @Test(arguments: ["us", "ru"]) func goThroughTheMotions(layout: String) throws {
    let (clock, keys) = try focusedClock(layout: layout, logsFrames: true)
    try clock.client.press(keys.key(for: "g"))
    _ = try clock.frameLog(until: "a glide and a rest") { log in
      log.frames.suffix(30).contains { !$0.isOnSecond }
        && log.frames.suffix(30).gaps.contains { $0 > 600_000 }
    }
    try clock.client.press(keys.key(for: "g"))
    _ = try clock.frameLog(until: "an elastic hand that goes back") { log in
      zip(log.frames.suffix(30), log.frames.suffix(30).dropFirst()).contains { one, next in
        (0.01..<90).contains(one.secondDegrees - next.secondDegrees)
      }
    }
    try clock.client.press(keys.key(for: "g"))
    _ = try clock.frameLog(until: "a hand that turns in 58.5 s, or waits at 12") { log in
      log.frames.suffix(3).allSatisfy { frame in
        let second = Double(frame.wall % 60_000_000) / 1e6
        let expected = second < 58.5 ? second / 58.5 * 360 : 0
        return angleBetween(frame.secondDegrees, expected) < 0.01
      }
    }
    try clock.client.press(keys.key(for: "g"))
    _ = try clock.frameLog(until: "a sweep") { log in
      log.frames.count > 60 && log.frames.suffix(60).gaps.allSatisfy { $0 < 200_000 }
    }
    try clock.client.press(keys.key(for: "g"))
    _ = try clock.frameLog(until: "ticks") { log in
      log.frames.suffix(3).allSatisfy(\.isOnSecond)
        && log.frames.suffix(3).gaps.allSatisfy { $0 > 600_000 }
    }
  }

  @Test(arguments: ["us", "ru"]) func toggleTheSecondHand(layout: String) throws {
    let (clock, keys) = try focusedClock(layout: layout)
    try clock.client.press(keys.key(for: "s"))
    try wait(for: "the second hand to hide") { try clock.picture.secondHand == nil }
    try clock.client.press(keys.key(for: "s"))
    try wait(for: "the second hand to show") { try clock.picture.secondHand != nil }
  }

  /// Pressed faster than the window manager resizes; each step is a tenth, and even.
  @Test func takeEveryStepOfABurst() throws {
    let (clock, keys) = try focusedClock(["--geometry", "+200+100"], layout: "us")
    for _ in 0..<8 { try clock.client.press(keys.key(for: "plus")) }
    try wait(for: "eight steps") { try clock.place.width == 424 }
    for _ in 0..<11 { try clock.client.press(keys.key(for: "minus")) }
    try wait(for: "eleven steps back") { try clock.place.width == 146 }
    try clock.client.press(keys.key(for: "0"))
    try wait(for: "the first size") { try clock.place.width == 200 }
  }

  @Test(arguments: ["us", "ru"]) func changeTheSize(layout: String) throws {
    let (clock, keys) = try focusedClock(["--geometry", "+400+300"], layout: layout)
    var side = 200
    func waitForSize(_ awaited: String, _ condition: (Int) -> Bool) throws {
      try wait(for: awaited) { try condition(clock.place.width) }
      side = try clock.place.width
      try wait(for: "a square") { try clock.place.height == side }
      try wait(for: "a dial as large") {
        try clock.picture.pixels.count { $0.green > 100 } > side * side * 6 / 10
      }
    }
    try clock.client.press(keys.key(for: "plus"))
    try waitForSize("a larger window") { $0 > side }
    try clock.client.press(keys.key(for: "minus"))
    try waitForSize("a smaller window") { $0 < side }
    try clock.client.press(keys.key(for: "minus"))
    try waitForSize("a still smaller window") { $0 < side }
    try clock.client.press(keys.key(for: "0"))
    try waitForSize("the window's own size") { $0 == 200 }
  }

  @Test(arguments: [("us", false), ("us", true), ("ru", false), ("ru", true)])
  func quit(layout: String, withControl: Bool) throws {
    let (clock, keys) = try focusedClock(layout: layout)
    try clock.client.press(keys.key(for: "q"), withControl: withControl)
    #expect(try clock.waitForEnding() == .exited(0))
    #expect(clock.program.errors == "")
  }

  /// In a layout with Latin letters a key is what it types, not what is typed there elsewhere.
  @Test func areWhatTheyTypeInDvorak() throws {
    let (clock, keys) = try focusedClock(layout: "us", variant: "dvorak")
    // A client that saw none of the changes: its keys are those of now.
    let client = try XClient(to: clock.server)
    let (t, quote) = (try client.key(for: "t"), try client.key(for: "apostrophe"))
    #expect(try quote.code == keys.key(for: "q").code)
    try client.press(quote)
    try clock.waitForHandToMove()
    try clock.waitForTick()
    try client.press(t)
    try clock.waitForSweep()
    #expect(clock.program.process.ending == nil)
  }

  @Test func workWhateverIsLocked() throws {
    let clock = try RunningClock()
    try clock.pointAt()
    try clock.press("Caps_Lock")
    try clock.press("Num_Lock")
    try clock.press("s")
    try wait(for: "the second hand to hide") { try clock.picture.secondHand == nil }
    try clock.press("KP_Add")
    try wait(for: "a larger window") { try clock.place.width > 200 }
    try clock.press("q")
    #expect(try clock.waitForEnding() == .exited(0))
  }

  @Test func workWithoutWindowManager() throws {
    let clock = try RunningClock()
    try clock.pointAt()
    try clock.press("s")
    try wait(for: "the second hand to hide") { try clock.picture.secondHand == nil }
    try clock.press("q")
    #expect(try clock.waitForEnding() == .exited(0))
  }

  /// A clock that has the keyboard, and where the keys were before the layout took their letters.
  private func focusedClock(
    _ arguments: [String] = [], layout: String, variant: String = "", logsFrames: Bool = false
  ) throws -> (RunningClock, Keyboard) {
    let clock = try RunningClock(arguments, beside: .openbox, logsFrames: logsFrames)
    let keyboard = try Keyboard(seenBy: clock.client)
    try keyboard.change(to: layout, variant: variant, on: clock.server)
    try clock.takeFocus()
    return (clock, keyboard)
  }
}
