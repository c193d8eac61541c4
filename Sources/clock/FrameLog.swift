import Desktop
import Timekeeping

/// What every frame was and when it was shown, kept in memory until somebody wants it.
struct FrameLog {
  /// One frame.
  private struct Frame {
    /// The vertical blank that it is seen with, as foretold until the server has told of it.
    var vblank: Vblank
    /// The number of the blank that the server was asked about right after the frame.
    let asked: UInt64
    /// Whether the server has answered.
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

  /// Adds a frame that was drawn just now.
  ///
  /// - Parameters:
  ///   - instant: What it was drawn for.
  ///   - angle: The second hand's, in radians.
  ///   - processor: The processor time that it took, in microseconds.
  ///   - vblank: The blank that it is to be seen with.
  ///   - asked: The number of the blank that the server is asked about after the frame.
  mutating func add(
    drawnFor instant: Instant, angle: Double, processor: Int64, seenWith vblank: Vblank,
    asked: UInt64
  ) {
    frames.append(
      Frame(
        vblank: vblank, asked: asked, instant: instant, angle: angle, processor: processor))
  }

  /// What a question to the server is known by that follows no frame.
  static let noSerial = UInt32.max

  /// What a question to the server is known by that comes right after the next frame.
  var nextSerial: UInt32 { UInt32(truncatingIfNeeded: frames.count) }

  /// Learns of a vertical blank that the server was asked about right after a frame.
  ///
  /// Where that is a later one, the server had not got so far, nor had the frame been shown.
  ///
  /// - Parameters:
  ///   - vblank: As the server reported it.
  ///   - serial: What the question was known by.
  ///   - period: The time from one blank to the next, in microseconds.
  mutating func note(_ vblank: Vblank, serial: UInt32, period: Double) {
    guard let index = Int(exactly: serial), index < frames.count else { return }
    let asked = frames[index].asked
    // How late the server was says nothing of what was asked for without a number.
    let lateness = asked == 0 ? 0 : vblank.msc - min(asked, vblank.msc)
    frames[index].vblank.msc += lateness
    frames[index].vblank.ust += Int64(Double(lateness) * period)
    if asked == 0 || frames[index].vblank.msc == vblank.msc { frames[index].vblank = vblank }
    frames[index].isReported = true
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
