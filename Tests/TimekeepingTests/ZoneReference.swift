import Foundation
import Testing

/// What Python's `zoneinfo`, a reader of zone data of its own, makes of the system's time zones.
struct ZoneReference {
  /// A zone, and what its wall reads at some instants.
  struct Readings {
    let zone: String
    fileprivate let records: ArraySlice<UInt8>

    /// An instant in seconds since the epoch, and its reading: year, month, day, hour, minute, second.
    typealias Reading = (seconds: Int64, parts: SIMD8<Int16>)

    var count: Int { records.count / ZoneReference.recordSize }

    subscript(index: Int) -> Reading {
      records.withUnsafeBytes { bytes in
        let start = index * ZoneReference.recordSize
        return (
          bytes.loadUnaligned(fromByteOffset: start, as: Int64.self),
          bytes.loadUnaligned(fromByteOffset: start + 8, as: SIMD8<Int16>.self)
        )
      }
    }
  }

  /// The readings in each zone that was asked for.
  let zones: [Readings]

  private static let recordSize = 24

  /// Lets Python read its own random instants from 1900 up to 2100, and the seconds before, at and
  /// after each change of offset in that time.
  ///
  /// - Parameters:
  ///   - zones: Their names.
  ///   - count: How many random instants for each.
  ///   - seed: The same gives the same instants.
  /// - Throws: What the test needs and does not find.
  init(of zones: [String], random count: Int, seed: Int) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", ZoneReference.script, "\(seed)", "\(count)"] + zones
    process.environment = ["PATH": "/usr/bin:/bin", "PYTHONTZPATH": "/usr/share/zoneinfo"]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(
      process.terminationStatus == 0,
      "needs the packages python3 (3.9 or later) and tzdata; python3 says: \(said)")

    var rest = bytes[...]
    self.zones = try zones.map { zone in
      try #require(rest.count >= 8)
      let size = rest.withUnsafeBytes { Int($0.loadUnaligned(as: Int64.self)) } * Self.recordSize
      rest = rest.dropFirst(8)
      try #require(rest.count >= size)
      defer { rest = rest.dropFirst(size) }
      return Readings(zone: zone, records: rest.prefix(size))
    }
    try #require(rest.isEmpty)
  }

  private static let script = """
    import os, random, struct, sys
    try:
        import zoneinfo
    except ImportError:
        sys.exit("this python3 has no zoneinfo")
    from datetime import datetime, timezone

    folder = os.environ["PYTHONTZPATH"]
    if zoneinfo.TZPATH != (folder,):
        sys.exit(f"zoneinfo does not read {folder} but {zoneinfo.TZPATH}")
    seed, count, names = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    start, end = (int(datetime(y, 1, 1, tzinfo=timezone.utc).timestamp()) for y in (1900, 2100))
    step = 14 * 86400

    for name in names:
        # Else zoneinfo would take the data of a Python package.
        if not os.path.exists(os.path.join(folder, name)):
            sys.exit(f"there is no {folder}/{name}")
        zone = zoneinfo.ZoneInfo(name)
        dice = random.Random(f"{seed} {name}")
        seconds = [dice.randrange(start, end) for _ in range(count)]
        read = datetime.fromtimestamp
        before = read(start, zone).utcoffset()
        for time in range(start, end, step):
            after = read(time + step, zone).utcoffset()
            low, high = time, time + step
            while before != after and high - low > 1:
                middle = (low + high) // 2
                if read(middle, zone).utcoffset() == before:
                    low = middle
                else:
                    high = middle
            if before != after:
                seconds += [high - 1, high, high + 1]
            before = after
        records = [struct.pack("=q", len(seconds))]
        for second in seconds:
            t = read(second, zone)
            records.append(struct.pack(
                "=q8h", second, t.year, t.month, t.day, t.hour, t.minute, t.second, 0, 0))
        sys.stdout.buffer.write(b"".join(records))
    """
}
