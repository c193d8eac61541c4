import Foundation
import Testing

/// A second too many, in a zone that counts it.
@Suite struct LeapSecondTests {
  @Test func waitsForTheMinute() async throws {
    let folder = try ScratchFolder()
    try Data("Leap\t2026\tDec\t31\t23:59:60\t+\tS\n".utf8).write(to: folder.url("leaps"))
    try Data("Zone\tLeap\t0\t-\tUTC\n".utf8).write(to: folder.url("zones"))
    try run(["/usr/sbin/zic", "-L", folder.file("leaps"), "-d", folder.path, folder.file("zones")])
    // When a zone that counts no leap seconds reads 00:00:00.
    let leap = 1_798_761_600
    let (clock, moment) = try startBeforeMoment { moment in
      let shift = ShiftedTime(showing: leap, at: moment)
      return try RunningClock(
        logsFrames: true,
        environment: shift.environment.merging(["TZ": ":" + folder.file("Leap")]) { $1 })
    }
    try await SystemClocks.sleep(until: Double(moment + 3))
    let log = try clock.frameLog(until: "second 2 of the new minute") { log in
      (log.frames.last?.wall ?? 0) / 1_000_000 >= leap + 3
    }
    let places = Dictionary(grouping: log.frames) { $0.wall / 1_000_000 - leap }
      .mapValues { Set($0.map(\.secondDegrees)) }
    #expect(places[-1] == [354])
    #expect(places[0] == [0], "the leap second is 60")
    #expect(places[1, default: [0]] == [0], "the next is 0")
    #expect(places[2] == [6])
    #expect(places[3] == [12])
    let turns = log.frames.turns
    #expect(turns.allSatisfy { (0...6).contains($0) }, "never back, and never by two: \(turns)")
  }
}

extension ScratchFolder {
  fileprivate func url(_ name: String) -> URL { URL(fileURLWithPath: file(name)) }
}

extension Collection<FrameLog.Frame> {
  /// How far the second hand turns from each frame to the next, in degrees, backwards less than 0.
  fileprivate var turns: [Double] {
    zip(self, dropFirst()).map {
      ($1.secondDegrees - $0.secondDegrees).remainder(dividingBy: 360)
    }
  }
}
