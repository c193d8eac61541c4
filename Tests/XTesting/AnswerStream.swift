/// What an X server sends, of which replies are counted.
struct AnswerStream {
  private var pending: [UInt8] = []
  private var isSetUp = false

  /// Takes bytes as they come, and returns the number of replies that are whole now.
  mutating func replies(completedBy bytes: [UInt8]) -> Int {
    pending += bytes
    var (start, count) = (0, 0)
    while let size = messageSize(at: start), start + size <= pending.count {
      if isSetUp, pending[start] == Kind.reply { count += 1 }
      isSetUp = true
      start += size
    }
    pending.removeFirst(start)
    return count
  }

  /// The first byte of a message; errors and other events have 32 bytes, whatever they are.
  private enum Kind {
    static let reply: UInt8 = 1
    static let genericEvent: UInt8 = 35
    /// Set in events that a client has sent.
    static let sent: UInt8 = 0x80
  }

  /// The size in bytes of the message that starts here; nil until enough of it has come to tell.
  private func messageSize(at start: Int) -> Int? {
    let available = pending.count - start
    guard isSetUp else {
      return available >= 8 ? 8 + pending.number(at: start + 6, bytes: 2) * 4 : nil
    }
    guard available >= 32 else { return nil }
    guard [Kind.reply, Kind.genericEvent].contains(pending[start] & ~Kind.sent) else { return 32 }
    return 32 + pending.number(at: start + 4, bytes: 4) * 4
  }
}
