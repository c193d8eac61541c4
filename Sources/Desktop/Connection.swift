import CX11
import Glibc
import Synchronization

/// A connection to an X server.
package final class Connection {
  let display: OpaquePointer
  let screen: Int32
  let root: Window
  let atoms: Atoms
  /// Whether the server is gone; nothing that is asked of it is answered any more.
  package private(set) var isLost = false
  /// The number of the request that comes next after those which were sent.
  private var flushed: UInt = 0

  /// What `poll` waits on; readable when the server says something.
  package let descriptor: Int32

  /// Connects to a display.
  ///
  /// The corresponding C function is `XOpenDisplay`.
  ///
  /// - Parameters:
  ///   - name: As in "host:0"; nil for the one that the environment's `DISPLAY` names.
  ///   - clock: The name of the clock that it is, or asks.
  /// - Throws: `DesktopError` where there is no such server, or it refuses.
  package init(display name: String?, clock: String) throws(DesktopError) {
    let environment = getenv("DISPLAY").map { String(cString: $0) } ?? ""
    let wanted = name ?? environment
    guard !wanted.isEmpty else {
      throw DesktopError(
        "no display: DISPLAY is not set; start the clock in an X session or give --display NAME")
    }
    guard let display = XOpenDisplay(wanted) else {
      throw DesktopError(
        "cannot open the display \"\(wanted)\": check "
          + (name == nil ? "the environment's DISPLAY" : "--display")
          + " and that an X server runs there and lets you in")
    }
    self.display = display
    screen = XDefaultScreen(display)
    root = XDefaultRootWindow(display)
    descriptor = XConnectionNumber(display)
    atoms = Atoms(display: display, screen: screen, clock: clock)
    XSetErrorHandler { _, event in
      LastError.serial.store(event?.pointee.serial ?? 0, ordering: .relaxed)
      return 0
    }
    // By default Xlib ends the program when the server goes away. Here the event loop ends it, in
    // order: the handler that must not return does nothing, and the one that may marks it.
    XSetIOErrorHandler { _ in 0 }
    XSetIOErrorExitHandler(
      display,
      { _, connection in
        guard let connection else { return }
        Unmanaged<Connection>.fromOpaque(connection).takeUnretainedValue().isLost = true
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    // Xlib waits for the server once more before it closes. One that has stopped, or lies behind a
    // dead link, would keep the program for good: what is to be said has been sent, so hang up.
    XSetIOErrorExitHandler(display, { _, _ in }, nil)
    shutdown(descriptor, Int32(SHUT_RDWR))
    XCloseDisplay(display)
  }

  /// Whether the server is reached without a network, and so may be on this machine.
  var isLocal: Bool {
    var address = sockaddr()
    var size = socklen_t(MemoryLayout<sockaddr>.size)
    return getsockname(descriptor, &address, &size) == 0 && address.sa_family == AF_UNIX
  }

  /// How many bytes the server, or the network on the way to it, has not taken yet of what was sent.
  ///
  /// The corresponding C function is `ioctl` with `TIOCOUTQ`.
  package var unread: Int {
    var unread: Int32 = 0
    return ioctl(descriptor, UInt(TIOCOUTQ), &unread) == 0 ? Int(unread) : 0
  }

  /// Sends what is still in the buffer; only where there is something, it reads what the server has
  /// sent, too.
  package func flush() {
    // Xlib looks for events each time, which is not for nothing.
    guard XNextRequest(display) != flushed else { return }
    XFlush(display)
    flushed = XNextRequest(display)
  }

  /// Whether events have been read from the server that nobody has handled yet; `poll` does not see
  /// these.
  package var hasQueuedEvents: Bool {
    XEventsQueued(display, QueuedAlready) > 0
  }

  /// Whether the server did all that a closure asked of it. Waits for the server's answer.
  func succeeds(_ body: () -> Void) -> Bool {
    let first = XNextRequest(display)
    body()
    XSync(display, 0)
    return LastError.serial.load(ordering: .relaxed) < first
  }

  /// The owner of a selection, 0 where there is none. Waits for the server's answer.
  func owner(of selection: Atom) -> Window {
    XGetSelectionOwner(display, selection)
  }

  /// The screen's extent in pixels.
  package var screenSize: (width: Int, height: Int) {
    (Int(XDisplayWidth(display, screen)), Int(XDisplayHeight(display, screen)))
  }
}

/// The last error that the server reported. Errors of requests whose outcome nobody waits for (to a
/// window manager that has just gone, say) are of no consequence.
private enum LastError {
  /// The number of the request that failed. Atomic, since Xlib's error handler is given nothing to
  /// find an object by.
  static let serial = Atomic<UInt>(0)
}
