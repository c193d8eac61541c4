import Canvas
import Testing

@testable import Desktop

/// Where a window is, as text and on monitors.
@Suite struct PlaceTests {
  /// A laptop's screen, a larger one to its right and a little lower, and one on its side, apart.
  static let monitors = [
    Monitor(name: "eDP-1", box: PixelBox(x: 0, y: 0, width: 1_920, height: 1_080)),
    Monitor(name: "DP-1", box: PixelBox(x: 1_920, y: 200, width: 2_560, height: 1_440)),
    Monitor(name: "my other one", box: PixelBox(x: -1_080, y: -300, width: 1_080, height: 1_920)),
  ]

  static let places: [(x: Int, y: Int, text: String)] = [
    (20, 30, "+20+30 eDP-1"),
    (1_920 - 200 - 20, 30, "-20+30 eDP-1"),
    (20, 1_080 - 200 - 30, "+20-30 eDP-1"),
    (1_920 - 200 - 20, 1_080 - 200 - 30, "-20-30 eDP-1"),
    (0, 0, "+0+0 eDP-1"),
    (1_720, 880, "-0-0 eDP-1"),
    // As near to one edge as to the other.
    (860, 440, "+860+440 eDP-1"),
    (1_919, 500, "+-1+300 DP-1"),
    (4_480 - 200 + 5, 1_640 - 200 + 7, "--5--7 DP-1"),
    (4_480 - 200 + 5, 193, "--5+-7 DP-1"),
    (-1_080, 1_420, "+0-0 my other one"),
    // More of it is on the left monitor than on the right one, and the other way about.
    (1_819, 500, "--99-380 eDP-1"),
    (1_821, 500, "+-99+300 DP-1"),
    // On no monitor at all.
    (500, 1_500, "+500--620 eDP-1"),
    (5_000, 900, "--720-540 DP-1"),
    (-1_500, 2_000, "+-420--580 my other one"),
  ]

  @Test(arguments: places) func `A window is in a monitor's corner`(x: Int, y: Int, text: String) {
    let box = PixelBox(x: x, y: y, width: 200, height: 200)
    let place = Place(of: box, on: Self.monitors)
    #expect(place.text == text)
    #expect(Place(text) == place)
    let origin = place.origin(width: 200, height: 200, on: Self.monitors)
    #expect(origin?.x == x && origin?.y == y)
  }

  @Test func `A place keeps its corner when the monitor or the window changes`() throws {
    let place = try #require(Place("-20-30 DP-1"))
    let smaller = [Monitor(name: "DP-1", box: PixelBox(x: 100, y: 0, width: 800, height: 600))]
    let origin = place.origin(width: 300, height: 300, on: smaller)
    #expect(origin?.x == 580 && origin?.y == 270)
  }

  @Test func `A place is nowhere while its monitor is away`() throws {
    let place = try #require(Place("+20+30 HDMI-3"))
    #expect(place.origin(width: 10, height: 10, on: Self.monitors) == nil)
    #expect(place.origin(width: 10, height: 10, on: []) == nil)
  }

  @Test func `Without a monitor, the root window's corner counts`() {
    let box = PixelBox(x: 20, y: -30, width: 200, height: 200)
    #expect(Place(of: box, on: []).text == "+20+-30")
  }

  @Test func `A place too far away to be written is as far as can be`() {
    let box = PixelBox(x: -32_768, y: 32_767, width: 200, height: 200)
    let place = Place(of: box, on: [Self.monitors[1]])
    #expect(place.text == "+-32768--31327 DP-1")
    #expect(Place(place.text) == place)
  }

  static let texts: [(text: String, monitor: String, x: Int, y: Int, far: [Bool])] = [
    ("+1+2", "", 1, 2, [false, false]),
    ("+1+2 ", "", 1, 2, [false, false]),
    ("-1-2 a", "a", 1, 2, [true, true]),
    ("+-1--2 DP 1  (left) ", "DP 1  (left) ", -1, -2, [false, true]),
    ("-0+-0 -5+6", "-5+6", 0, 0, [true, false]),
    ("+32767--32768 x", "x", 32_767, -32_768, [false, true]),
    ("+007+1 Büro 🖥", "Büro 🖥", 7, 1, [false, false]),
    // A name may begin with what would join the blank before it.
    ("+1+1 \u{301}x", "\u{301}x", 1, 1, [false, false]),
  ]

  @Test(arguments: texts)
  func `Text is read`(text: String, monitor: String, x: Int, y: Int, far: [Bool]) throws {
    let place = try #require(Place(text))
    #expect(place.monitor == monitor)
    #expect(place.x.distance == x && place.y.distance == y)
    #expect([place.x.isFromFarEdge, place.y.isFromFarEdge] == far)
    #expect(Place(place.text) == place)
  }

  @Test(arguments: [
    "", " ", "DP-1", "+1", "+1 DP-1", "+1+ DP-1", "++1 DP-1", "1+2 DP-1", "+1+2DP-1", "+1+2\tDP-1",
    " +1+2 DP-1", "+1 +2 DP-1", "+-+1+2 DP-1", "---1+2 DP-1", "++1+2 DP-1", "+1x+2 DP-1",
    "+32768+0 DP-1", "+0--32769 DP-1", "-32768+0 DP-1", "+99999999999999999999+0 DP-1",
    "200x200+1+2", "+1+2 a\nb", "+1+2 a\r", "+1+2 a\u{0}", "+１+2 DP-1", "+1.5+2 DP-1",
    "+0x1+2 DP-1",
  ])
  func `Other text is refused`(text: String) {
    #expect(Place(text) == nil)
  }

  @Test(arguments: [
    ("DP-1", "DP-1"), ("", ""), ("  my\tscreen\n", "my screen"), ("a\r\nb", "a  b"), ("\n", ""),
    ("x\u{7f}\u{85}", "x"),
  ])
  func `A monitor's name is one line`(given: String, name: String) {
    let box = PixelBox(x: 0, y: 0, width: 800, height: 600)
    let monitor = Monitor(name: given, box: box)
    #expect(monitor.name == name)
    let place = Place(of: PixelBox(x: 5, y: 6, width: 50, height: 50), on: [monitor])
    #expect(Place(place.text) == place)
    #expect(place.origin(width: 50, height: 50, on: [monitor])?.x == 5)
  }

  @Test(arguments: 1...8) func `Any place is read as it was written`(seed: UInt64) {
    var dice = Dice(seed: seed)
    for _ in 0..<1_000 {
      let monitors = dice.monitors()
      let box = dice.box()
      let place = Place(of: box, on: monitors)
      #expect(Place(place.text) == place)
      let origin = place.origin(width: box.width, height: box.height, on: monitors)
      if monitors.isEmpty {
        #expect(origin == nil)
      } else if abs(box.x) < 16_000, abs(box.y) < 16_000 {
        #expect(origin?.x == box.x && origin?.y == box.y, "\(box) on \(monitors): \(place.text)")
      }
    }
  }
}
