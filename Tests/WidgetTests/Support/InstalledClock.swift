import CXTest
import Foundation

/// An installed program's window on a server of its own.
final class InstalledClock {
  let installation: Installation
  let process: ChildProcess
  private let server: XServer
  private let client: XClient
  private let window: Window

  /// Starts the program and waits for its picture.
  init(
    _ installation: Installation, _ arguments: [String] = [], over ground: Pixel? = nil
  ) throws {
    let server = try XServer()
    let client = try XClient(to: server)
    if let ground { client.fillScreen(with: ground) }
    let frames = ["--frame-log", installation.folder.file("frames")]
    let process = try installation.start(arguments + frames, on: server)
    let window = try value(of: "the clock's window") {
      if let ending = process.ending { throw Failure("\(ending): \(installation.errors)") }
      return client.visibleWindows(ofClass: "Clock").first
    }
    (self.installation, self.server, self.client) = (installation, server, client)
    (self.process, self.window) = (process, window)
    try wait(for: "the clock's picture") { Set(try picture.pixels).count > 16 }
    let place = try place
    client.movePointer(toX: place.x + place.width / 2, y: place.y + place.height / 4)
  }

  private var place: Rectangle {
    get throws {
      guard let place = client.place(of: window) else { throw Failure("the window is gone") }
      return place
    }
  }

  /// What the screen shows where the window is.
  var picture: Picture {
    get throws { try client.screenshot(of: place) }
  }

  func press(_ symbol: String) throws {
    try client.press(client.key(for: symbol))
  }

  /// The frames so far.
  func frames() throws -> [FrameLog.Frame] {
    try? FileManager.default.removeItem(atPath: installation.folder.file("frames"))
    process.send(SIGUSR1)
    return try value(of: "the frame log") {
      FrameLog(text: installation.folder.text(of: "frames"))?.frames
    }
  }

  /// The processes that the clock has started and not let go of yet, zombies among them.
  var children: [Substring] {
    let path = "/proc/\(process.processID)/task/\(process.processID)/children"
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return text.split(separator: " ")
  }
}
