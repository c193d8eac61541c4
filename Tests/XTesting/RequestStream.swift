/// What an X client sends, cut into its messages.
struct RequestStream {
  /// One message.
  enum Message {
    /// The first one, which sets up the connection.
    case hello([UInt8])
    case request([UInt8])
  }

  private var pending: [UInt8] = []
  private var isSetUp = false

  /// Takes bytes as they come, and returns the messages that are whole now.
  mutating func messages(completedBy bytes: some Sequence<UInt8>) -> [Message] {
    pending += bytes
    var messages: [Message] = []
    var start = 0
    while let size = messageSize(at: start), start + size <= pending.count {
      let message = Array(pending[start..<start + size])
      messages.append(isSetUp ? .request(message) : .hello(message))
      isSetUp = true
      start += size
    }
    pending.removeFirst(start)
    return messages
  }

  /// The size in bytes of the message that starts here; nil until enough of it has come to tell.
  private func messageSize(at start: Int) -> Int? {
    let available = pending.count - start
    guard isSetUp else {
      guard available >= 12 else { return nil }
      return 12 + padded(pending.number(at: start + 6, bytes: 2))
        + padded(pending.number(at: start + 8, bytes: 2))
    }
    guard available >= 4 else { return nil }
    let units = pending.number(at: start + 2, bytes: 2)
    if units > 0 { return units * 4 }
    // BIG-REQUESTS: the length is in the next 32 bits.
    return available >= 8 ? pending.number(at: start + 4, bytes: 4) * 4 : nil
  }

  private func padded(_ size: Int) -> Int {
    (size + 3) / 4 * 4
  }
}
