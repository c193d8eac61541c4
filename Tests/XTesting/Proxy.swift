import Foundation

/// A socket before an X server that counts what goes through it, and may keep one of the server's
/// extensions from clients.
///
/// Xvfb refuses to drop some extensions. Here a client's question for one of them gets a name put in
/// that no extension has, so the server itself answers "absent". Bytes alone go through: of what the
/// clocks and these tests use, nothing passes file descriptors.
package final class Proxy: XEndpoint {
  /// The display that clients of the proxy connect to.
  package let displayName: String
  /// What has gone through it.
  package let traffic = Traffic()
  private let listener: UnixSocket
  private let path: String
  /// Kept alive as long as the proxy before it.
  private let server: XServer

  /// Puts a proxy before a server.
  ///
  /// - Parameters:
  ///   - server: The server, which lives as long as the proxy.
  ///   - hidden: The extension that the proxy's clients do not get to see, if any.
  /// - Throws: `Failure` where there is no socket for it.
  package init(before server: XServer, hiding hidden: String? = nil) throws {
    // Xlib wants a number, and a socket where the servers have theirs; so high up there are none.
    (displayName, listener) = try value(of: "a free display number") {
      let name = ":\(Int.random(in: 20_000..<30_000))"
      return UnixSocket(listeningAt: socketPath(of: name)).map { (name, $0) }
    }
    path = socketPath(of: displayName)
    self.server = server
    let serverPath = socketPath(of: server.displayName)
    Thread.detachNewThread { [listener, traffic] in
      while let client = listener.nextClient() {
        guard let server = UnixSocket(connectedTo: serverPath) else { continue }
        Thread.detachNewThread { forwardAnswers(from: server, to: client, traffic: traffic) }
        Thread.detachNewThread {
          forwardRequests(from: client, to: server, hiding: hidden, traffic: traffic)
        }
      }
    }
  }

  deinit {
    unlink(path)
    listener.hangUp()
  }
}

/// Where the server of a display listens.
package func socketPath(of displayName: String) -> String {
  "/tmp/.X11-unix/X" + displayName.dropFirst()
}

private func forwardAnswers(from server: UnixSocket, to client: UnixSocket, traffic: Traffic) {
  var stream = AnswerStream()
  while let bytes = server.read() {
    // Counted before the client can go on with it.
    for _ in 0..<stream.replies(completedBy: bytes) { traffic.recordReply() }
    guard client.write(bytes) else { break }
  }
  client.hangUp()
  server.hangUp()
}

private func forwardRequests(
  from client: UnixSocket, to server: UnixSocket, hiding hidden: String?, traffic: Traffic
) {
  var stream = RequestStream()
  while let bytes = client.read() {
    var forwarded: [UInt8] = []
    for message in stream.messages(completedBy: bytes) {
      switch message {
      case .hello(let bytes): forwarded += bytes
      case .request(let bytes):
        // Counted before anybody can have an answer to it.
        traffic.record(bytes)
        forwarded += masked(bytes, hiding: hidden)
      }
    }
    guard server.write(forwarded) else { break }
  }
  client.hangUp()
  server.hangUp()
}

/// The request, with a name of nothing in it if it asks for the hidden extension.
private func masked(_ request: [UInt8], hiding hidden: String?) -> [UInt8] {
  let queryExtension: UInt8 = 98
  guard let hidden, request[0] == queryExtension,
    request.dropFirst(8).starts(with: hidden.utf8)
  else { return request }
  return request.prefix(8) + request.dropFirst(8).map { $0 == 0 ? 0 : UInt8(ascii: "-") }
}
