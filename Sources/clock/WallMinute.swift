import Timekeeping

/// A minute of a day, as the wall reads it.
struct WallMinute: Equatable {
  private let date: CivilDate
  private let hour, minute: Int

  /// The minute that a reading is in.
  init(_ reading: WallReading) {
    (date, hour, minute) = (reading.date, reading.time.hour, reading.time.minute)
  }

  /// The time of day as people write it: `09:05`.
  var text: String {
    (hour < 10 ? "0" : "") + String(hour) + (minute < 10 ? ":0" : ":") + String(minute)
  }
}
