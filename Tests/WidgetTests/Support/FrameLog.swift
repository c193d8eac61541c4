import Foundation

/// What the program says about its frames under `--frame-log`.
struct FrameLog {
  /// One line of it.
  struct Frame {
    /// Number and time (µs) of the vertical blank that showed the frame; 0 without Present.
    let msc: Int
    let shown: Int
    /// The wall-clock time that the frame is for, µs since 1970.
    let wall: Int
    /// Where the second hand is in it.
    let secondDegrees: Double
    /// The CPU time it took, µs.
    let cost: Int

    fileprivate init?(line: Substring) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard
        fields.count == 5, let msc = Int(fields[0]), let shown = Int(fields[1]),
        let wall = Int(fields[2]), let degrees = Double(fields[3]), let cost = Int(fields[4])
      else { return nil }
      (self.msc, self.shown, self.wall, self.cost) = (msc, shown, wall, cost)
      secondDegrees = degrees
    }

    /// How far the hand is from the nearest whole second, in degrees.
    var degreesOffSecond: Double { angleBetween(secondDegrees, (secondDegrees / 6).rounded() * 6) }

    /// Whether the hand stands on a whole second.
    var isOnSecond: Bool { degreesOffSecond < 0.01 }
  }

  let frames: [Frame]

  /// Nil unless the text is a whole log: its header, and complete lines.
  init?(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.popLast()?.isEmpty == true, !lines.isEmpty,
      lines.removeFirst() == "msc\tust_us\twall_us\tsecond_deg\tcpu_us"
    else { return nil }
    frames = lines.compactMap(Frame.init)
    guard frames.count == lines.count else { return nil }
  }

  /// The frames drawn for an instant or later.
  func frames(since wall: Int) -> [Frame] {
    frames.filter { $0.wall >= wall }
  }
}

extension Collection<FrameLog.Frame> {
  /// How far apart the frames are on the wall clock, in µs.
  var gaps: [Int] {
    zip(self, dropFirst()).map { $1.wall - $0.wall }
  }
}

extension Collection<Int> {
  /// The middle one in size; 0 of none.
  var median: Int {
    isEmpty ? 0 : sorted()[count / 2]
  }

  /// One that a quarter of them are not larger than; 0 of none.
  var lowerQuartile: Int {
    isEmpty ? 0 : sorted()[count / 4]
  }
}
