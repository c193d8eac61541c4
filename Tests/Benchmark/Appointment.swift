import Foundation

/// When a measurement begins; it is arranged that all clocks then show the same time.
struct Appointment {
  /// The beginning, in seconds since 1970.
  let start: Double
  /// How long it takes, in seconds.
  let seconds: Int
  /// A zone in which it is ten past ten, and some seconds, in the middle of the measurement.
  let zone: String

  /// How long after a full minute the middle is, in seconds. Then the second hand is as far off the
  /// vertical as its box has the size that it has on average; and neither the beginning nor the end
  /// is near to a tick.
  private static let middle = 3.25

  private init(start: Double, seconds: Int, zone: String) {
    (self.start, self.seconds, self.zone) = (start, seconds, zone)
  }

  /// A measurement in so many seconds or a little later.
  init(in lead: Double, for seconds: Int) {
    self.seconds = seconds
    let offset = (Appointment.middle - Double(seconds) / 2)
    let fraction = offset - offset.rounded(.down)
    start = (Date().timeIntervalSince1970 + lead - fraction).rounded(.up) + fraction
    let local = 36_600 + Int(offset.rounded(.down))
    // West is positive, and at most a day.
    let west = (Int(start) - local) % 86_400
    zone = "TEN\(west / 3600):\(west / 60 % 60):\(west % 60)"
  }

  /// The same one, or where it has begun by now a later one: quarters of a turn of the second hand
  /// later, where its box has the same size.
  var stillAhead: Appointment {
    let late = Date().timeIntervalSince1970 - start
    return late < 0
      ? self
      : Appointment(start: start + (late / 15).rounded(.up) * 15, seconds: seconds, zone: zone)
  }

  /// When it is over.
  var end: Date { Date(timeIntervalSince1970: start + Double(seconds)) }

  /// Waits for the beginning.
  func wait() {
    Thread.sleep(until: Date(timeIntervalSince1970: start))
  }

  /// Waits for the end.
  func waitForEnd() {
    Thread.sleep(until: end)
  }
}
