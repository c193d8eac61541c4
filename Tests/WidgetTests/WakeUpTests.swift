import Testing

/// How seldom the clock wakes up.
@Suite struct WakeUpTests {
  /// Of the frames, one in so many is brought by an event that comes beside the timer's.
  private let report = 32

  /// What may come in between once or twice: the end of a start, a page of code read from the disk.
  private let few = 4

  @Test(arguments: [Watch.Kind.sweep, .stopToGo, .sweepingMinutes])
  func isOnceAFrame(kind: Watch.Kind) async throws {
    let activity = try await Watch.activity(of: kind)
    let frames = activity.frameCount
    #expect(frames > activity.seconds * (kind == .sweepingMinutes ? 1 : 10) / 2, "\(activity)")
    #expect(activity.wakes <= frames + frames / report + few, "\(activity)")
    #expect(activity.turns <= frames + frames / report + few, "\(activity)")
  }

  /// A hand that hardly moves any more is looked at, and not always drawn. A busy machine looks less
  /// often.
  @Test(arguments: [(Watch.Kind.glide, 0.25), (.elastic, 0.6)])
  func isOnceABlankWhileHandsMove(kind: Watch.Kind, moving: Double) async throws {
    let activity = try await Watch.activity(of: kind)
    // The blanks of a movement, one at its end, and one whose report comes beside the timer.
    let blanks = Int((moving * 60).rounded(.up)) + 2
    #expect(activity.frameCount > activity.seconds * 2, "\(activity)")
    #expect(activity.wakes <= (activity.seconds + 1) * blanks + few, "\(activity)")
    #expect(activity.turns <= (activity.seconds + 1) * blanks + few, "\(activity)")
  }

  @Test(arguments: [Watch.Kind.tick, .dated]) func isOnceATick(kind: Watch.Kind) async throws {
    let activity = try await Watch.activity(of: kind)
    #expect(activity.frameCount > activity.seconds / 2, "\(activity)")
    // The first tick may be one that was due before; a minute brings its title.
    let ticks = activity.seconds + 1 + 2 * activity.minutes
    #expect(activity.turns <= ticks + few, "\(activity)")
    #expect(activity.wakes <= ticks + few, "\(activity)")
  }

  @Test func isNeverWhenHidden() async throws {
    let activity = try await Watch.activity(of: .hidden)
    #expect(activity.wakes == 0 && activity.turns == 0, "\(activity)")
    #expect(activity.requests == 0 && activity.replies == 0, "\(activity)")
  }

  @Test(arguments: [Watch.Kind.minutes, .glidingMinutes, .datedMinutes])
  func isNotBeforeTheMinuteWithoutSeconds(kind: Watch.Kind) async throws {
    let activity = try await Watch.activity(of: kind)
    #expect(activity.wakes <= 40 * activity.minutes, "\(activity)")
    #expect(activity.requests <= 100 * activity.minutes, "\(activity)")
  }
}
