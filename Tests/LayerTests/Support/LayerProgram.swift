import Foundation

/// The program under test, asked once.
struct LayerProgram {
  /// A record of an answer.
  enum Record: Equatable {
    case layer(Layer)
    case box(name: String, [Double])
    case error(name: String, String)
  }

  /// A drawing and its place.
  struct Layer: Equatable {
    let name: String
    let box: [Double]
    let scale: Double
    let drawing: [UInt8]

    /// The drawing with what is no text replaced.
    var text: String { String(decoding: drawing, as: UTF8.self) }
  }

  let status: Int32
  let output: [UInt8]

  /// Has a folder's files drawn.
  init(_ requests: [String], in folder: String, pixels: Int = 100) throws {
    try self.init(
      request: (["clock-layer 1", "folder \(folder)", "pixels \(pixels)"] + requests)
        .map { $0 + "\n" }.joined())
  }

  /// Passes on a whole request.
  init(request: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try LayerProgram.path)
    process.environment = [:]
    let (input, answer) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = answer
    process.standardError = Pipe()
    try process.run()
    // A program that has ended does not take the rest; that is not the tests' end.
    signal(SIGPIPE, SIG_IGN)
    try? input.fileHandleForWriting.write(contentsOf: Data(request.utf8))
    try? input.fileHandleForWriting.close()
    output = Array(try answer.fileHandleForReading.readToEnd() ?? Data())
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// The answer's records; fails where it is not one of the protocol's to its last byte.
  func records() throws -> [Record] {
    var records: [Record] = []
    var rest = output[...]
    while let end = rest.firstIndex(of: 10) {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      if line == "done" {
        guard rest.isEmpty else { throw Failure("the answer goes on after its end") }
        return records
      }
      let words = line.split(separator: " ", omittingEmptySubsequences: false)
      let numbers = words.dropFirst(2).map { Double($0) ?? .nan }
      switch (words[0], words.count) {
      case ("layer", 8):
        guard let count = Int(words[7]), numbers.allSatisfy(\.isFinite), count <= rest.count
        else { throw Failure("no record: \(line)") }
        records.append(
          .layer(
            Layer(
              name: String(words[1]), box: Array(numbers[..<4]), scale: numbers[4],
              drawing: Array(rest.prefix(count)))))
        rest = rest.dropFirst(count)
      case ("box", 6) where numbers.allSatisfy(\.isFinite):
        records.append(.box(name: String(words[1]), numbers))
      case ("error", 3...):
        records.append(
          .error(name: String(words[1]), words.dropFirst(2).joined(separator: " ")))
      default: throw Failure("no record: \(line)")
      }
    }
    throw Failure("the answer has no end: \(output.count) bytes, status \(status)")
  }

  /// The drawings alone; fails where there are other records.
  func layers() throws -> [Layer] {
    try records().map { record in
      guard case .layer(let layer) = record else { throw Failure("\(record)") }
      return layer
    }
  }

  /// The messages alone; fails where there are other records.
  func errors() throws -> [String] {
    try records().map { record in
      guard case .error(_, let message) = record else { throw Failure("no error: \(record)") }
      return message
    }
  }

  /// SwiftPM builds it beside the tests.
  static var path: String {
    get throws {
      let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let program = URL(fileURLWithPath: tests).deletingLastPathComponent().path + "/clock-layer"
      guard FileManager.default.isExecutableFile(atPath: program) else {
        throw Failure("no program to test at \(program)")
      }
      return program
    }
  }
}
