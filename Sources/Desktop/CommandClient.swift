import CX11
import Glibc

/// Sends commands to running clocks.
package enum CommandClient {
  /// How long an answer is waited for, in microseconds.
  private static let patience: Int64 = 2_000_000

  /// Sends a command to the clock of a name and waits for its answer, for two seconds.
  ///
  /// - Parameters:
  ///   - command: At most `CommandRequest.mostBytes`.
  ///   - name: The clock's.
  ///   - connection: To the display on which the clock is.
  /// - Returns: "ok", or a message for the person who sent the command.
  /// - Throws: `DesktopError` where there is no such clock, or no answer in time.
  package static func send(
    _ command: String, to name: String, on connection: Connection
  ) throws(DesktopError) -> String {
    guard command.utf8.count <= CommandRequest.mostBytes else {
      throw DesktopError(CommandRequest.requirement)
    }
    let atoms = connection.atoms
    let deadline = SystemTime.monotonic() + patience
    let window = HiddenWindow(on: connection)
    connection.set(
      atoms[.clockCommand], on: window.id, type: atoms[.utf8], Array(command.utf8))
    // The report tells the time by which the clock sees that it is meant; and after it, questions
    // can be asked that Xlib waits for as long as it takes: the server is alive.
    guard let change = try next(PropertyNotify, for: window, on: connection, until: deadline) else {
      throw DesktopError(
        "the display \"\(connection.name)\" does not answer; check that its X server runs")
    }
    let selection = atoms[.clock]
    XConvertSelection(
      connection.display, selection, atoms[.clockCommand], atoms[.clockCommand], window.id,
      change.xproperty.time)
    guard let notice = try next(SelectionNotify, for: window, on: connection, until: deadline)
    else {
      throw DesktopError(
        "the clock \"\(name)\" has not answered within two seconds; "
          + "try again, or end its process and start it anew")
    }
    guard notice.xselection.property == atoms[.clockCommand] else {
      throw refusal(name: name, hasOwner: connection.owner(of: selection) != 0, connection)
    }
    let answer = connection.bytes(
      of: atoms[.clockCommand], on: window.id, type: atoms[.utf8], limit: CommandRequest.mostBytes)
    guard !connection.isLost else { throw connection.loss }
    guard let answer else {
      throw DesktopError("the clock \"\(name)\" has answered with something that is no text")
    }
    return String(decoding: answer, as: UTF8.self)
  }

  /// Why nobody took a command.
  private static func refusal(
    name: String, hasOwner: Bool, _ connection: Connection
  ) -> DesktopError {
    guard !connection.isLost else { return connection.loss }
    return DesktopError(
      hasOwner
        ? "the program that is the clock \"\(name)\" takes no commands; end it and start a clock"
        : "no clock \"\(name)\" runs on the display \"\(connection.name)\"; "
          + "start it with \"clock --name \(name)\"")
  }

  /// The next event of a type that the server reports to a window; nil where none comes by a time of
  /// the monotonic clock, in microseconds.
  ///
  /// - Throws: `DesktopError` where the server is gone.
  private static func next(
    _ type: Int32, for window: HiddenWindow, on connection: Connection, until deadline: Int64
  ) throws(DesktopError) -> XEvent? {
    var event = XEvent()
    // Sends what is to be sent, and reads what has come.
    while XCheckTypedWindowEvent(connection.display, window.id, type, &event) == 0 {
      let left = deadline - SystemTime.monotonic()
      guard !connection.isLost else { throw connection.loss }
      guard left > 0 else { return nil }
      var state = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&state, 1, Int32((left + 999) / 1_000))
    }
    return event
  }
}

extension Connection {
  /// The display's name, as in ":0".
  fileprivate var name: String {
    XDisplayString(display).map { String(cString: $0) } ?? ""
  }

  /// What there is to say once the server is gone.
  fileprivate var loss: DesktopError {
    DesktopError("the X server of the display \"\(name)\" is gone")
  }
}
