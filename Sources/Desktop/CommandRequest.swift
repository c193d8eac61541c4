/// A command that another program sends.
package struct CommandRequest {
  /// The most bytes that a command may have, and its answer.
  package static let mostBytes = 1 << 10
  /// What is right, for one who sent something else.
  package static let requirement =
    "a command is text of the type UTF8_STRING: at most \(mostBytes) bytes of valid UTF-8"

  /// The command.
  package let text: String

  private let reply: SelectionReply

  /// A command and the way to answer it.
  init(text: String, reply: SelectionReply) {
    self.text = text
    self.reply = reply
  }

  /// Tells the sender what became of the command; once.
  ///
  /// - Parameter text: "ok", or a message for the person who sent it. What goes beyond `mostBytes` is
  ///   left out.
  package func answer(_ text: String) {
    var text = text
    while text.utf8.count > Self.mostBytes { text.removeLast() }
    reply.give(text)
  }
}
