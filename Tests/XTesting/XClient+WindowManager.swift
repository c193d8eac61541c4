package import CXTest

extension XClient {
  /// Asks the window manager for something about a window or the desktop, with numbers.
  package func tellRoot(_ message: String, about window: Window, _ numbers: [Int] = []) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom(message)
    event.xclient.format = 32
    let all = numbers + Array(repeating: 0, count: 5 - numbers.count)
    event.xclient.data.l = (all[0], all[1], all[2], all[3], all[4])
    XSendEvent(display, root, 0, SubstructureRedirectMask | SubstructureNotifyMask, &event)
    XSync(display, 0)
  }
}
