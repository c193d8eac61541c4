import Foundation

/// A wall clock that the program alone sees, some whole seconds ahead of the system's.
///
/// Only wall time is another; the monotonic clock, which stamps frames, stays the system's.
struct ShiftedTime {
  let seconds: Int

  /// A clock that shows one time when the system's shows another, both in seconds since 1970.
  init(showing time: Int, at moment: Int) {
    seconds = time - moment
  }

  /// What the program is started with.
  var environment: [String: String] {
    get throws {
      guard seconds != 0 else { return [:] }
      return [
        "LD_PRELOAD": try ShiftedTime.library,
        "FAKETIME": seconds < 0 ? "\(seconds)" : "+\(seconds)",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
      ]
    }
  }

  /// Removes what is left of a program that was killed with another time.
  static func cleanUp(after process: ChildProcess) {
    for name in ["faketime_shm_", "sem.faketime_sem_"] {
      unlink("/dev/shm/\(name)\(process.processID)")
    }
  }

  /// Where Debian's package keeps it, whatever the processor.
  private static var library: String {
    get throws {
      let folders = try FileManager.default.contentsOfDirectory(atPath: "/usr/lib")
      let paths = folders.map { "/usr/lib/\($0)/faketime/libfaketime.so.1" }
      guard let path = paths.first(where: FileManager.default.fileExists) else {
        throw Failure("faketime is not installed")
      }
      return path
    }
  }
}
