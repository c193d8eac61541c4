import Foundation

/// A stream socket of the file system; it closes with its owner.
package final class UnixSocket: Sendable {
  /// The system's number for it.
  package let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits for clients at a path; nil if there is something already.
  convenience init?(listeningAt path: String) {
    self.init()
    guard withAddress(path, { bind(descriptor, $0, $1) }) == 0, listen(descriptor, 8) == 0 else {
      return nil
    }
  }

  /// Connects to whoever listens at a path; nil if nobody does.
  package convenience init?(connectedTo path: String) {
    self.init()
    guard withAddress(path, { connect(descriptor, $0, $1) }) == 0 else { return nil }
  }

  private convenience init() {
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    self.init(descriptor: socket(AF_UNIX, type, 0))
  }

  deinit {
    close(descriptor)
  }

  /// Waits for the next client; nil once nobody listens any more.
  func nextClient() -> UnixSocket? {
    let client = accept(descriptor, nil, nil)
    return client >= 0 ? UnixSocket(descriptor: client) : nil
  }

  /// Ends both directions, for whoever waits in `nextClient` or `read`, too.
  func hangUp() {
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Waits for bytes; nil once there are no more.
  package func read() -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, recv(descriptor, buffer.baseAddress, buffer.count, 0))
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// Writes all bytes; false if nobody takes them.
  package func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// Lends a path as the address of a socket.
private func withAddress(
  _ path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
) -> Int32 {
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(107)) }
  return withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
    }
  }
}
