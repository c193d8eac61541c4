/// What an X server sends, of which the replies are counted.
struct AnswerStream {
  private var pending: [UInt8] = []
  private var isSetUp = false

  /// Takes bytes as they come, and returns how many replies are whole now.
  mutating func replies(completedBy bytes: some Sequence<UInt8>) -> Int {
    let reply: UInt8 = 1
    pending += bytes
    var (replies, start) = (0, 0)
    while let size = messageSize(at: start), start + size <= pending.count {
      if isSetUp, pending[start] == reply { replies += 1 }
      isSetUp = true
      start += size
    }
    pending.removeFirst(start)
    return replies
  }

  /// The size in bytes of the message that starts here; nil until enough of it has come to tell.
  ///
  /// Numbers are little-endian: that is what the clients of these tests speak.
  private func messageSize(at start: Int) -> Int? {
    let available = pending.count - start
    guard isSetUp else {
      return available >= 8 ? 8 + number(at: start + 6, bytes: 2) * 4 : nil
    }
    guard available >= 32 else { return nil }
    let (reply, genericEvent): (UInt8, UInt8) = (1, 35)
    // Where a client has sent the event, the first bit is set.
    let kind = pending[start] & 0x7f
    return kind == reply || kind == genericEvent ? 32 + number(at: start + 4, bytes: 4) * 4 : 32
  }

  private func number(at index: Int, bytes: Int) -> Int {
    pending[index..<index + bytes].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
