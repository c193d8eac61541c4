import Desktop
import Timekeeping

/// What every frame was and when it was shown, kept in memory until somebody wants it.
struct FrameLog {
  /// One frame.
  private struct Frame {
    /// The vertical blank that it is seen with, as foretold until it is reported.
    var vblank: Vblank
    /// Whether the server has told of that blank, or of a later one.
    var isReported = false
    /// The instant it was drawn for.
    let instant: Instant
    /// The second hand's angle in radians.
    let angle: Double
    /// The processor time it took, in microseconds.
    let processor: Int64
  }

  private let file: OutputFile
  private var frames: [Frame] = []

  /// A log that will be written to a file.
  ///
  /// - Throws: `ClockError` where that can be seen to fail.
  init(path: String) throws(ClockError) {
    file = try OutputFile(path)
  }

  /// Adds a frame that was drawn just now, to be seen with a vertical blank.
  mutating func add(
    drawnFor instant: Instant, angle: Double, processor: Int64, seenWith vblank: Vblank
  ) {
    frames.append(Frame(vblank: vblank, instant: instant, angle: angle, processor: processor))
  }

  /// Learns of a vertical blank, which may be one that a frame is seen with.
  mutating func note(_ vblank: Vblank) {
    var index = frames.count - 1
    while index >= 0, !frames[index].isReported, vblank.msc >= frames[index].vblank.msc {
      frames[index].isReported = true
      if vblank.msc == frames[index].vblank.msc { frames[index].vblank = vblank }
      index -= 1
    }
  }

  /// Writes all frames so far.
  ///
  /// - Throws: `ClockError` where the file can't be written.
  func write() throws(ClockError) {
    var text = "msc\tust_us\twall_us\tsecond_deg\tcpu_us\n"
    for frame in frames {
      let vblank = frame.isReported ? frame.vblank : Vblank(msc: 0, ust: 0)
      let degrees = decimal(frame.angle * 180 / .pi)
      text +=
        "\(vblank.msc)\t\(vblank.ust)\t\(frame.instant.microseconds)\t\(degrees)\t"
        + "\(frame.processor)\n"
    }
    try file.write(Array(text.utf8))
  }

  /// A number that is not negative, with four digits behind the point.
  private func decimal(_ number: Double) -> String {
    let scaled = Int((number * 10_000).rounded())
    let fraction = String(scaled % 10_000)
    return "\(scaled / 10_000)." + String(repeating: "0", count: 4 - fraction.count) + fraction
  }
}
