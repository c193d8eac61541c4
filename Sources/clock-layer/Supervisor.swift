import CRSVG
import Glibc

/// Lets a process of its own work on the requests, one after the other.
///
/// Where that dies of a request, another process tries it cautiously. Where it dies of that too, an
/// error is the request's answer, and the next process goes on with the next.
struct Supervisor {
  private let count: Int
  private let answer: (Int, Bool) -> [UInt8]
  private let failure: (Int, String) -> [UInt8]

  /// - Parameters:
  ///   - requests: How many there are.
  ///   - answer: Makes the record for one, cautiously or not; may crash.
  ///   - failure: The record for one that is not answered for a reason.
  init(
    requests: Int, answer: @escaping (Int, Bool) -> [UInt8],
    failure: @escaping (Int, String) -> [UInt8]
  ) {
    count = requests
    self.answer = answer
    self.failure = failure
  }

  /// Has all requests answered.
  ///
  /// - Returns: Whether all records were written.
  func run() -> Bool {
    var next = 0
    var cautious: Int?
    while next < count {
      guard let seconds = secondsLeft() else {
        guard Output.write(failure(next, Supervisor.timeIsUp)) else { return false }
        next += 1
        continue
      }
      guard let end = runWorker(from: &next, cautious: cautious, seconds: seconds) else {
        return false
      }
      if next == count { break }
      switch end {
      case SIGABRT where cautious != next: cautious = next
      case 0: return false
      default:
        guard Output.write(failure(next, Supervisor.reason(signal: end))) else { return false }
        next += 1
      }
    }
    return true
  }

  /// Lets a worker answer what it can.
  ///
  /// - Parameters:
  ///   - next: The request to begin with, then the one that has no record yet.
  ///   - cautious: One that has crashed before.
  ///   - seconds: The work that it may do in all.
  /// - Returns: The signal that ended it, 0 where none did; nil where there can be no worker.
  private func runWorker(from next: inout Int, cautious: Int?, seconds: UInt) -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    let worker = fork()
    if worker == 0 {
      work(from: next, cautious: cautious, reportingTo: ends[1], seconds: seconds)
    }
    close(ends[1])
    defer { close(ends[0]) }
    guard worker > 0 else { return nil }
    next += finished(ends[0])
    var status: Int32 = 0
    while waitpid(worker, &status, 0) < 0, errno == EINTR {}
    return status & 0x7f
  }

  /// The worker's life: a byte for each record that it has written.
  private func work(
    from first: Int, cautious: Int?, reportingTo progress: Int32, seconds: UInt
  ) -> Never {
    // Nobody else would end a worker whose parent was killed or waited too long.
    clock_end_with_parent()
    for index in first..<count {
      let used = UInt(Supervisor.secondsUsed(RUSAGE_SELF).rounded(.up))
      ResourceLimits.setWorkTime(min(used + Limits.requestSeconds, seconds))
      guard Output.write(answer(index, index == cautious)) else { _exit(1) }
      var byte: UInt8 = 1
      guard Glibc.write(progress, &byte, 1) == 1 else { _exit(1) }
    }
    _exit(0)
  }

  /// Counts a worker's bytes until it has ended.
  private func finished(_ progress: Int32) -> Int {
    var bytes = [UInt8](repeating: 0, count: 256)
    var sum = 0
    while true {
      let count = read(progress, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return sum }
      sum += count
    }
  }

  /// The time of the next worker; nil where earlier ones have left less than half a second.
  private func secondsLeft() -> UInt? {
    let left = Double(Limits.requestsSeconds) - Supervisor.secondsUsed(RUSAGE_CHILDREN)
    return left < 0.5 ? nil : UInt(left.rounded(.up))
  }

  private static func secondsUsed(_ who: __rusage_who) -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(who.rawValue), &usage)
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
      + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }

  private static let timeIsUp = "there is no time left for it"

  private static func reason(signal: Int32) -> String {
    switch signal {
    case SIGXCPU, SIGKILL: "drawing it takes too long"
    default: "drawing it ended in signal \(signal) (\(String(cString: strsignal(signal))))"
    }
  }
}
