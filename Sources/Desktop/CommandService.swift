import CX11

/// Takes commands for the clock of a name, as the one client of the display that is it.
///
/// Who owns the selection named after the clock is that clock: the server lets only one. Another
/// client puts a command into a property of a window of its own and asks for the selection to be
/// converted to a command's answer, in that property.
package final class CommandService {
  /// Whether this client is still the clock of its name.
  package private(set) var isOwner = true

  private let connection: Connection
  private let window: HiddenWindow
  private let selection: Atom
  /// Since when it is, by the server's clock.
  private let start: Time

  /// Becomes the clock of the connection's name; nil where another client is it, or the server is
  /// gone. Waits for the server's answer.
  package init?(on connection: Connection) {
    let atoms = connection.atoms
    let selection = atoms[.clock]
    let window = HiddenWindow(on: connection)
    // Two clocks that start at once must not both find the selection free.
    XGrabServer(connection.display)
    defer {
      XUngrabServer(connection.display)
      connection.flush()
    }
    window.askForTime(byAppendingNothingTo: atoms[.clockCommand])
    // When the server tells the owner, it has told the time before.
    guard connection.owner(of: selection) == 0, let time = window.toldTime else { return nil }
    window.ignoreChanges()
    // The server lets a client have what nobody has, at a time that is not before the last change.
    XSetSelectionOwner(connection.display, selection, window.id, time)
    self.connection = connection
    self.window = window
    self.selection = selection
    start = time
  }

  /// Whether events of a window are the service's.
  func owns(_ window: Window) -> Bool { window == self.window.id }

  /// Takes a request for the selection. What is no command is answered here.
  ///
  /// - Parameter event: As the server sent it.
  /// - Returns: A command, which the caller answers; nil where it was none.
  func request(from event: XSelectionRequestEvent) -> CommandRequest? {
    guard owns(event.owner) else { return nil }
    let atoms = connection.atoms
    let reply = SelectionReply(to: event, on: connection)
    // A request may be meant for whoever had the selection before. One that names no property is a
    // very old client's.
    let isObsolete = event.time != Time(CurrentTime) && event.time.isBefore(start)
    guard isOwner, event.selection == selection, !isObsolete, event.property != Atom(None) else {
      reply.refuse()
      return nil
    }
    switch event.target {
    case atoms[.clockCommand]:
      guard let text = command(in: event.property, of: event.requestor) else {
        reply.give(CommandRequest.requirement)
        return nil
      }
      return CommandRequest(text: text, reply: reply)
    case atoms[.targets]:
      reply.give(
        [atoms[.targets], atoms[.timestamp], atoms[.clockCommand]], type: XA_ATOM)
    case atoms[.timestamp]:
      reply.give([start], type: XA_INTEGER)
    default:
      reply.refuse()
    }
    return nil
  }

  /// Learns that another client took the selection, in spite of its owner.
  ///
  /// - Parameter event: As the server sent it.
  /// - Returns: Whether this client is no longer the clock of its name.
  func lose(_ event: XSelectionClearEvent) -> Bool {
    guard owns(event.window), event.selection == selection, !event.time.isBefore(start) else {
      return false
    }
    isOwner = false
    return true
  }

  private func command(in property: Atom, of requestor: Window) -> String? {
    connection.bytes(
      of: property, on: requestor, type: connection.atoms[.utf8], limit: CommandRequest.mostBytes
    ).flatMap { String(validating: $0, as: UTF8.self) }
  }
}

extension Time {
  /// Whether a time of the server's is earlier than another; it counts milliseconds in 32 bits and
  /// begins again after 49 days.
  fileprivate func isBefore(_ other: Time) -> Bool {
    Int32(truncatingIfNeeded: self &- other) < 0
  }
}
