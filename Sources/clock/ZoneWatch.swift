import Desktop
import Timekeeping

/// Follows changes of the rules of the zone that the clock shows.
struct ZoneWatch: ~Copyable {
  /// When the rules are read again, in microseconds of the monotonic clock; nil for never.
  private(set) var deadline: Int64?

  private var watch: FileWatch

  /// How long whoever changes a file may be at it, in microseconds.
  private static let patience: Int64 = 200_000

  /// A watch on a zone's file, if its rules are in one.
  ///
  /// - Throws: `DesktopError` where the system has no descriptor left.
  init(on zone: Zone) throws(DesktopError) {
    watch = try FileWatch()
    watch.follow(zone.file)
  }

  /// What `poll` waits on.
  var descriptor: Int32 { watch.descriptor }

  /// Takes what has happened.
  mutating func acknowledge(at now: Int64) {
    if watch.takeChange(), deadline == nil { deadline = now + ZoneWatch.patience }
  }

  /// Reads the rules again where that is due.
  ///
  /// - Returns: Whether it was.
  mutating func reload(at now: Int64) -> Bool {
    guard let deadline, deadline <= now else { return false }
    self.deadline = nil
    LocalZone.reload()
    return true
  }
}
