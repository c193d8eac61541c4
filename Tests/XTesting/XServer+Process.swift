import CXTest
import Foundation

extension XServer {
  /// The process at the other end of its clients' sockets: Xvfb, whatever watches over it.
  package var processID: Int32 {
    get throws {
      let client = try XClient(to: displayName)
      // The C library's `struct ucred`, which its Swift module leaves out.
      var peer: (processID: Int32, user: uid_t, group: gid_t) = (0, 0, 0)
      var size = socklen_t(MemoryLayout.size(ofValue: peer))
      let socket = XConnectionNumber(client.display)
      guard getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 else {
        throw Failure("nobody is at \(displayName): \(systemMessage(errno))")
      }
      return peer.processID
    }
  }
}
