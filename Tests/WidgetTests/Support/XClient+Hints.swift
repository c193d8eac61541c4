import CXTest
import Foundation

/// What a clock tells the window manager.
extension XClient {
  /// What a clock is called in its window's title, behind the time and the date.
  func title(of window: Window) -> String? {
    text("_NET_WM_NAME", of: window)?.components(separatedBy: " – ").last
  }

  func sizeHints(of window: Window) -> XSizeHints {
    var hints = XSizeHints()
    var supplied = 0
    XGetWMNormalHints(display, window, &hints, &supplied)
    return hints
  }
}
