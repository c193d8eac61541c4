import Testing

/// Ticks of a clock that others leave little of the machine.
@Suite struct SteadyTickTests {
  @Test func ticksOnABusyMachine() async throws {
    // They take what there is, and leave other tests a part of it.
    let busy = try (0..<2).map { _ in
      try ChildProcess(["nice", "-n", "5", "sh", "-c", "while :; do :; done"], environment: [:])
    }
    try await expectTicks(30)
    #expect(busy.allSatisfy { $0.ending == nil })
  }
}
