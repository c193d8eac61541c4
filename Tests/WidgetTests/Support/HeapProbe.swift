import Foundation

/// What the library of this name, loaded into a clock, counts there.
struct HeapProbe {
  /// The counts when the clock's loop waited after a frame.
  struct Frame {
    /// How often the loop had gone to wait.
    let turns: Int
    /// How often Xlib had asked for memory, and how often all others had.
    let xlibAllocations, otherAllocations: Int
    /// The bytes of the heap that were in use.
    let liveBytes: Int
  }

  private let path: String

  /// A probe whose file will be in a folder.
  init(in folder: ScratchFolder) {
    path = folder.file("probe")
  }

  /// What the clock has to be started with.
  var environment: [String: String] {
    get throws {
      ["LD_PRELOAD": try ClockProgram.built("libHeapProbe.so"), "CLOCK_HEAP_PROBE": path]
    }
  }

  /// How often the clock's loop has gone to wait.
  var turns: Int {
    get throws { try numbers(1, at: 0)[0] }
  }

  /// How many frames the clock has sent.
  var frames: Int {
    get throws { try numbers(1, at: 1)[0] }
  }

  /// The counts of a frame, from the first, 0, to the 16,384th.
  func frame(_ index: Int) throws -> Frame {
    let numbers = try numbers(4, at: 2 + 4 * index)
    return Frame(
      turns: numbers[0], xlibAllocations: numbers[1], otherAllocations: numbers[2],
      liveBytes: numbers[3])
  }

  /// Some of the file's numbers, from one on.
  private func numbers(_ count: Int, at index: Int) throws -> [Int] {
    let size = MemoryLayout<Int>.size
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    try file.seek(toOffset: UInt64(index * size))
    guard let data = try file.read(upToCount: count * size), data.count == count * size else {
      throw Failure("the probe in the clock has not counted so far")
    }
    return data.withUnsafeBytes { Array($0.bindMemory(to: Int.self)) }
  }
}

extension Collection<HeapProbe.Frame> {
  /// The bytes of the heap that were in use all the time. (An event of the server's takes some, until
  /// it is handled.)
  var liveBytes: Int { map(\.liveBytes).min() ?? 0 }
}
