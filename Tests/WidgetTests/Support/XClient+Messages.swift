import CXTest

/// Messages between clients.
extension XClient {
  /// Sends a window one of the protocols it takes part in, such as `WM_DELETE_WINDOW`.
  func send(_ windowProtocol: String, to window: Window, time: Int = 0) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom("WM_PROTOCOLS")
    event.xclient.format = 32
    event.xclient.data.l = (Int(atom(windowProtocol)), time, Int(window), 0, 0)
    XSendEvent(display, window, 0, 0, &event)
    XSync(display, 0)
  }

  /// From now on `nextMessage` sees what clients send to the root, and `sawWindow` their windows.
  func watchMessages() {
    XSelectInput(display, root, SubstructureNotifyMask)
    XSync(display, 0)
  }

  /// The next message of a type that was sent to the root: its data; nil while there is none.
  func nextMessage(_ type: String) -> [Int]? {
    var event = XEvent()
    while XCheckTypedEvent(display, ClientMessage, &event) != 0 {
      let message = event.xclient
      guard message.message_type == atom(type) else { continue }
      let data = message.data.l
      return [data.0, data.1, data.2, data.3, data.4]
    }
    return nil
  }

  /// Whether a window has come up, even if it is gone by now.
  func sawWindow() -> Bool {
    var event = XEvent()
    return XCheckTypedEvent(display, MapNotify, &event) != 0
  }
}
