import Testing

/// What the clock has of the machine's memory.
@Suite struct MemoryTests {
  @Test func isLessThanTheStartTook() throws {
    let clock = try RunningClock()
    try clock.waitForHandToMove()
    let usage = try ProcessUsage(of: clock.program.process)
    #expect(usage.resident < usage.mostResident - 1_000, "\(usage)")
  }
}
