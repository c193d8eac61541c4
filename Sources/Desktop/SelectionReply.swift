import CX11

/// What a client that asked for a selection is still to be told: each gets exactly one answer.
struct SelectionReply {
  private let connection: Connection
  private let request: XSelectionRequestEvent

  /// The answer to a request.
  init(to request: XSelectionRequestEvent, on connection: Connection) {
    self.request = request
    self.connection = connection
  }

  /// Answers with text.
  func give(_ text: String) {
    connection.set(
      request.property, on: request.requestor, type: connection.atoms[.utf8], Array(text.utf8))
    notify(request.property)
  }

  /// Answers with 32-bit values of a type.
  func give(_ values: [UInt], type: Atom) {
    connection.set(request.property, on: request.requestor, type: type, values)
    notify(request.property)
  }

  /// Answers that there is nothing to be had.
  func refuse() {
    notify(Atom(None))
  }

  private func notify(_ property: Atom) {
    var event = XEvent()
    event.xselection = XSelectionEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = property
    event.xselection.time = request.time
    XSendEvent(connection.display, request.requestor, 0, NoEventMask, &event)
    // The clock may be about to end, and hangs up when it does.
    connection.flush()
  }
}
