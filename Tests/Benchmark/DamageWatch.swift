import Foundation
import XTesting

/// Sees which parts of a screen are drawn anew, through the server's DAMAGE extension.
///
/// It speaks the protocol itself: the library of that extension would be one more to install.
final class DamageWatch {
  private let socket: UnixSocket
  private var pending: [UInt8] = []
  private var event: UInt8 = 0

  /// Begins to look.
  init(on server: XServer, root: UInt) throws {
    guard let socket = UnixSocket(connectedTo: socketPath(of: server.displayName)) else {
      throw Failure("no X server at \(server.displayName)")
    }
    self.socket = socket
    // Little-endian, version 11.0, nothing to authorise with.
    _ = socket.write([0x6C, 0, 11, 0] + [UInt8](repeating: 0, count: 8))
    let size = try take(8).number(at: 6, bytes: 2) * 4
    let identifier = try take(size).number(at: 4, bytes: 4)
    let queryExtension: UInt8 = 98
    // The length of the name, and the name.
    let name = Array("DAMAGE\0\0".utf8)
    send(queryExtension, 0, [6, name.number(at: 0, bytes: 4), name.number(at: 4, bytes: 4)])
    let answer = try take(32)
    let damage = answer[9]
    event = answer[10]
    let (queryVersion, create): (UInt8, UInt8) = (0, 1)
    send(damage, queryVersion, [1, 1])
    _ = try take(32)
    // Each rectangle as it is drawn.
    send(damage, create, [identifier, Int(root), 0])
    // A new watcher is greeted with the whole screen.
    _ = try take(32)
  }

  /// What was drawn until an instant: the number of frames, and the pixels of the median one.
  ///
  /// A frame is what is drawn with less than 4 ms in between.
  func frames(until end: Date) throws -> (count: Int, pixels: Double) {
    /// Each rectangle's time by the server, in ms, and its pixels.
    var parts: [(time: Int, pixels: Int)] = []
    while hasMessage(by: end) {
      let message = try take(32)
      guard message[0] & 0x7F == event else { continue }
      let (width, height) = (message.number(at: 20, bytes: 2), message.number(at: 22, bytes: 2))
      parts.append((message.number(at: 12, bytes: 4), width * height))
    }
    var frames: [Double] = []
    for (index, part) in parts.enumerated() {
      if index == 0 || part.time - parts[index - 1].time >= 4 { frames.append(0) }
      frames[frames.count - 1] += Double(part.pixels)
    }
    return (frames.count, frames.median ?? 0)
  }

  /// Sends a request of numbers of 32 bits.
  private func send(_ opcode: UInt8, _ minor: UInt8, _ words: [Int]) {
    let head = Int(opcode) | Int(minor) << 8 | (1 + words.count) << 16
    _ = socket.write(
      ([head] + words).flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
      })
  }

  /// Waits for a message; false if none comes before an instant.
  private func hasMessage(by end: Date) -> Bool {
    if pending.count >= 32 { return true }
    let milliseconds = Int32(max(0, end.timeIntervalSinceNow * 1e3))
    var readable = pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&readable, 1, milliseconds) > 0
  }

  private func take(_ count: Int) throws -> [UInt8] {
    while pending.count < count {
      guard let bytes = socket.read() else { throw Failure("the X server went away") }
      pending += bytes
    }
    defer { pending.removeFirst(count) }
    return Array(pending.prefix(count))
  }
}
