import CCairo
import Canvas
import Face
import Foundation
import Testing
import Timekeeping

/// The classic face against pictures that somebody looked at and found right.
///
/// `CLOCK_RECORD_REFERENCES=1` records new ones. That fails every test, so that nobody takes a
/// recording for a comparison.
@Suite struct ReferenceTests {
  /// Pictures may differ by rounding in other versions of Cairo: by so much in any pixel, of 255.
  static let worstTolerance = 16
  /// And by so much on the average, of 255.
  static let meanTolerance = 0.1

  static let times = [
    TimeOfDay(hour: 0, minute: 0, second: 0), TimeOfDay(hour: 3, minute: 47, second: 12),
    TimeOfDay(hour: 10, minute: 10, second: 36),
    TimeOfDay(hour: 21, minute: 33, second: 52, microsecond: 250_000),
  ]

  @Test(arguments: [48, 200, 401], times)
  func `The classic face`(side: Int, time: TimeOfDay) throws {
    try expect("classic", .classic(), side: side, time: time)
  }

  @Test(arguments: [(64, times[2]), (200, times[2]), (200, times[3]), (401, times[1])])
  func `The classic face of twenty-four hours`(side: Int, time: TimeOfDay) throws {
    try expect("classic-24", .classic().turning(hours: 24), side: side, time: time)
  }

  private func expect(_ name: String, _ design: FaceDesign, side: Int, time: TimeOfDay) throws {
    let picture = try Picture(of: design.face(side, true), at: time, work: design.work)
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "References")
    let name = "\(name)-\(side)-\(time.hour)-\(time.minute)-\(time.second)"
    let reference = folder.appending(path: name + ".png").path
    if ProcessInfo.processInfo.environment["CLOCK_RECORD_REFERENCES"] != nil {
      try write(picture, to: reference)
      Issue.record("recorded \(name).png: look at it, then run the tests without recording")
      return
    }
    let expected = try #require(Picture(png: reference), "no reference \(name).png: record one")
    try #require(expected.side == side)
    let (worst, mean) = picture.difference(from: expected)
    if worst > Self.worstTolerance || mean > Self.meanTolerance {
      let result = FileManager.default.temporaryDirectory.appending(path: name + "-now.png").path
      try write(picture, to: result)
      Issue.record("\(name): worst \(worst), mean \(mean) of 255 off; it looks like \(result) now")
    }
  }

  private func write(_ picture: Picture, to path: String) throws {
    var pixels = picture.pixels
    let stride = picture.side * 4
    try pixels.withUnsafeMutableBytes { bytes in
      let sink = ByteSink()
      let memory = try #require(bytes.baseAddress)
      let surface = try Surface(
        format: .argb32, width: picture.side, height: picture.side, over: memory, stride: stride)
      try surface.writePNG(to: sink)
      try Data(sink.bytes).write(to: URL(filePath: path))
    }
  }
}
