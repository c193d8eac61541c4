import Foundation
import Testing

/// The tests' own eyes: what they read off a dial is what was drawn.
@Suite struct HandReadingTests {
  /// Hands in all directions, over each other, and on both sides of 12.
  static let times = [
    "00:00:00", "11:59:59", "12:00:30", "01:05:27.35", "02:20:08.85", "03:16:16.4", "04:59:41.05",
    "05:27:27.3", "06:32:44.2", "07:38:13.7", "08:15:52.15", "09:49:03.45", "10:10:36.7",
    "10:59:55.9",
  ]

  @Test(arguments: times) func readsTheHands(time: String) throws {
    let folder = try ScratchFolder()
    let file = folder.file("face.png")
    let clock = try ClockProgram([
      "--render", file, "--size", "400", "--motion", "sweep", "--at", "2026-03-14T\(time)",
    ])
    #expect(try clock.process.waitForEnding() == .exited(0))
    let picture = try Picture(file: file, width: 400, height: 400)
    let parts = time.split(separator: ":").compactMap { Double($0) }
    let (hours, minutes, seconds) = (parts[0], parts[1], parts[2])
    #expect(angleBetween(try #require(picture.secondHand), seconds * 6) < 0.15)
    #expect(angleBetween(try #require(picture.minuteHand), minutes * 6 + seconds / 10) < 1.5)
    let shown = try #require(picture.shownTime)
    let drawn = ShownTime(
      hour: Int(hours), minute: Int(minutes), second: Int(seconds.rounded()))
    #expect(shown == drawn)
  }
}
