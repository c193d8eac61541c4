import Canvas
import Desktop
import Testing

/// Windows are brought to where they can be seen.
@Suite struct MonitorTests {
  static let moves: [(box: PixelBox, x: Int, y: Int)] = [
    // Seen well enough: wholly, over two monitors, and a quarter of it.
    (PixelBox(x: 10, y: 10, width: 200, height: 200), 10, 10),
    (PixelBox(x: 1_820, y: 300, width: 200, height: 200), 1_820, 300),
    (PixelBox(x: -50, y: -150, width: 200, height: 200), -50, -150),
    (PixelBox(x: -1_230, y: -450, width: 200, height: 200), -1_230, -450),
    (PixelBox(x: 4_430, y: 1_590, width: 200, height: 200), 4_430, 1_590),
    // A pixel less than a quarter of one side.
    (PixelBox(x: 4_431, y: 1_590, width: 200, height: 200), 4_280, 1_440),
    (PixelBox(x: 4_430, y: 1_591, width: 200, height: 200), 4_280, 1_440),
    (PixelBox(x: 500, y: 1_031, width: 200, height: 200), 500, 880),
    // 200 columns of 801 and 201 of 801.
    (PixelBox(x: 4_280, y: 300, width: 801, height: 801), 3_679, 300),
    (PixelBox(x: 4_279, y: 300, width: 801, height: 801), 4_279, 300),
    // Seen on two monitors, too little on each: above the right one, beside the left one's foot.
    (PixelBox(x: 1_890, y: 60, width: 180, height: 180), 1_920, 200),
    // Not seen at all.
    (PixelBox(x: 500, y: 1_500, width: 200, height: 200), 500, 880),
    (PixelBox(x: 9_000, y: -900, width: 200, height: 200), 4_280, 200),
    (PixelBox(x: -9_000, y: 30_000, width: 200, height: 200), -1_080, 1_420),
    // Larger than the monitor.
    (PixelBox(x: 5_000, y: 300, width: 3_000, height: 200), 1_920, 300),
    (PixelBox(x: 800, y: 1_500, width: 200, height: 1_100), 800, 0),
  ]

  @Test(arguments: moves)
  func `A window is moved where too little of it can be seen`(box: PixelBox, x: Int, y: Int) {
    let moved = PixelBox(x: x, y: y, width: box.width, height: box.height)
    #expect(PlaceTests.monitors.broughtIntoView(box) == moved)
  }

  @Test func `Without a monitor, a window stays where it is`() {
    let box = PixelBox(x: -5_000, y: 9_000, width: 200, height: 200)
    #expect([Monitor]().broughtIntoView(box) == box)
    #expect([Monitor]().nearest(to: box) == nil)
  }

  @Test func `Of two monitors that show the same, the first counts`() {
    let box = PixelBox(x: 0, y: 0, width: 800, height: 600)
    let monitors = ["a", "b"].map { Monitor(name: $0, box: box) }
    for x in [10, 5_000] {
      #expect(
        monitors.nearest(to: PixelBox(x: x, y: 0, width: 9, height: 9))?.name == "a")
    }
  }

  @Test(arguments: [
    PixelBox(x: 0, y: 0, width: 0, height: 0), PixelBox(x: -9, y: 9, width: -5, height: 5),
  ])
  func `Boxes of nothing harm nobody`(box: PixelBox) {
    let monitors = [Monitor(name: "", box: box)] + PlaceTests.monitors
    let window = PixelBox(x: 300, y: 2_000, width: 200, height: 200)
    #expect(monitors.nearest(to: box) != nil)
    #expect(monitors.broughtIntoView(window).width == 200)
    #expect(PlaceTests.monitors.broughtIntoView(box).width == box.width)
  }

  @Test(arguments: 1...8) func `Any window can be seen afterwards`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var (kept, moved) = (0, 0)
    for _ in 0..<300 {
      let monitors = dice.monitors()
      let box = dice.box()
      let result = monitors.broughtIntoView(box)
      #expect((result.width, result.height) == (box.width, box.height))
      guard !monitors.isEmpty, !canBeSeen(box, on: monitors) else {
        #expect(result == box)
        kept += 1
        continue
      }
      moved += 1
      #expect(canBeSeen(result, on: monitors), "\(box) on \(monitors): \(result)")
      #expect(monitors.broughtIntoView(result) == result)
      let isWhole = monitors.contains { monitor in
        let fits = box.width <= monitor.box.width && box.height <= monitor.box.height
        return !fits || monitor.box.intersection(result) == result
      }
      #expect(isWhole, "\(box) on \(monitors): \(result)")
    }
    #expect(kept > 30 && moved > 30, "\(kept) kept, \(moved) moved")
  }

  /// Told pixel row by pixel row and column by column, rather than as the clock does.
  private func canBeSeen(_ box: PixelBox, on monitors: [Monitor]) -> Bool {
    monitors.contains { monitor in
      let columns = (box.x..<box.x + box.width).filter {
        (monitor.box.x..<monitor.box.x + monitor.box.width).contains($0)
      }
      let rows = (box.y..<box.y + box.height).filter {
        (monitor.box.y..<monitor.box.y + monitor.box.height).contains($0)
      }
      return Double(columns.count) >= Double(box.width) / 4 && !columns.isEmpty && !rows.isEmpty
        && Double(rows.count) >= Double(box.height) / 4
    }
  }
}
