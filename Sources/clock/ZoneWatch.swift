import Desktop
import Timekeeping

/// Follows changes of the rules of the zone that the clock shows.
struct ZoneWatch: ~Copyable {
  /// When the rules are read again, in microseconds of the monotonic clock; nil for never.
  private(set) var deadline: Int64?

  /// What `poll` waits on; -1 where nothing is watched.
  let descriptor: Int32

  private var watch: FileWatch?

  /// How long whoever changes a file may be at it, in microseconds.
  private static let patience: Int64 = 200_000

  /// A watch on a zone's file, if its rules are in one; where the system has no watch left, that is
  /// said, and the clock does without.
  init(on zone: Zone) {
    guard let file = zone.file else {
      descriptor = -1
      return
    }
    do throws(DesktopError) {
      var watch = try FileWatch()
      watch.follow(file)
      descriptor = watch.descriptor
      self.watch = consume watch
    } catch {
      descriptor = -1
      report("\(error.message); changes of the time zone will go unnoticed")
    }
  }

  /// Takes what has happened.
  mutating func acknowledge(at now: Int64) {
    if watch?.takeChange() == true, deadline == nil { deadline = now + ZoneWatch.patience }
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
