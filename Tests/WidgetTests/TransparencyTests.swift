import Testing

/// What shows around the round dial.
@Suite struct TransparencyTests {
  private let ground = Pixel(red: 20, green: 170, blue: 60)

  @Test(arguments: [XServer.Company.nobody, .openbox])
  func isCutOutWithoutCompositor(beside company: XServer.Company) throws {
    let clock = try RunningClock(beside: company, over: ground)
    #expect(clock.client.depth(of: clock.window) == 24)
    let shape = clock.client.shape(of: clock.window)
    let area = shape.reduce(0) { $0 + $1.width * $1.height }
    #expect((0.8 * 31_416...31_416).contains(Double(area)), "at most the disc in the square")
    #expect(shape.allSatisfy { $0.x >= 0 && $0.y >= 0 && $0.x + $0.width <= 200 })
    for row in shape {
      #expect(abs(row.x + (row.x + row.width) - 200) <= 2, "the same on the left and the right")
    }
    try expectGroundInCorners(of: clock, tolerance: 0)
  }

  @Test func isSeenThroughWithCompositor() throws {
    let clock = try RunningClock(beside: .openboxAndXcompmgr, over: ground)
    #expect(clock.client.depth(of: clock.window) == 32)
    try expectGroundInCorners(of: clock, tolerance: 3)
  }

  private func expectGroundInCorners(
    of clock: RunningClock, tolerance: Int, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let picture = try clock.picture
    for (x, y) in [(2, 2), (197, 2), (2, 197), (197, 197)] {
      let corner = picture[x, y]
      #expect(
        corner.distance(to: ground) <= tolerance, "corner \(x), \(y)",
        sourceLocation: sourceLocation)
    }
    #expect(picture[100, 30].distance(to: ground) > 60, sourceLocation: sourceLocation)
  }
}
