import Foundation
import XTesting

/// Instructions a frame, which hardly depend on the machine: a sweep without the Present extension.
struct InstructionSection {
  let bench: Bench
  /// How long the second hand takes to go through all directions that differ in cost, in seconds.
  private let quarterTurn = 15

  func measure() throws -> Section.Result {
    var table = MarkdownTable("sweep", ["client", "server", "together"])
    for side in [200, 400] {
      for face in Contender.Face.allCases {
        report("  \(side) px, \(face) face")
        let (client, server) = try instructions(face, side: side)
        table.add(
          "\(side) px, \(face) face", [client, server, client + server].map(\.figure))
      }
    }
    return Section.Result(text: table.text)
  }

  /// Instructions a frame of client and server.
  private func instructions(_ face: Contender.Face, side: Int) throws -> (Double, Double) {
    let folder = try ScratchFolder()
    let (ours, theirs) = (
      Callgrind(in: folder, named: "client"), Callgrind(in: folder, named: "server")
    )
    let frames = FrameCount(in: folder)
    let server = try XServer(through: theirs.tool)
    let session = try Session(
      .ours(.sweep, face, of: bench, options: frames.options), side: side, of: bench,
      at: Appointment(in: 6, for: quarterTurn), on: server, through: ours.tool,
      isProxied: true, hiding: "Present")
    session.appointment.wait()
    let (process, serverID) = (session.process, try server.processID)
    // Both go on while one of them is asked.
    let parts = [(ours, process.processID), (theirs, serverID)]
    var starts: [Double] = []
    for (callgrind, processID) in parts {
      try callgrind.reset(processID)
      starts.append(Date().timeIntervalSince1970)
    }
    session.appointment.waitForEnd()
    let counts = try parts.map { callgrind, processID in
      (Date().timeIntervalSince1970, Double(try callgrind.instructions(of: processID)))
    }
    let results = try zip(starts, counts).map { start, count in
      let drawn = try frames.frames(of: process, from: start, to: count.0)
      guard drawn > 0 else { throw Failure("no frames under callgrind") }
      return count.1 / Double(drawn)
    }
    return (results[0], results[1])
  }
}
