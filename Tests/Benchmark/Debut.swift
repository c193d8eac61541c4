import CXTest
import Foundation
import XTesting

/// Sees a program's window come up, as soon as there is something in it.
final class Debut {
  private let client: XClient
  private var windows: [Window] = []

  /// Begins to look; windows that are there already are not seen.
  init(seenBy client: XClient) {
    self.client = client
    XSelectInput(client.display, client.root, SubstructureNotifyMask)
    XSync(client.display, 0)
  }

  /// Waits for a window that shows two colours.
  func window(of process: ChildProcess, named name: String) throws -> Window {
    let deadline = Date(timeIntervalSinceNow: 30)
    while Date() < deadline {
      takeNote()
      if let window = windows.first(where: isDrawn) {
        XSelectInput(client.display, client.root, NoEventMask)
        return window
      }
      if let ending = process.ending { throw Failure("\(name) shows nothing: \(ending)") }
      usleep(100)
    }
    throw Failure("\(name) shows nothing")
  }

  /// Notes which windows have come up that are a window manager's business.
  private func takeNote() {
    var event = XEvent()
    while XCheckTypedEvent(client.display, CreateNotify, &event) != 0 {
      let created = event.xcreatewindow
      if created.parent == client.root, created.override_redirect == 0 {
        windows.append(created.window)
      }
    }
  }

  /// Looks at a row through the middle, which is no load, and where a clock has its hands.
  private func isDrawn(_ window: Window) -> Bool {
    // The window manager's frames are of no class.
    guard client.isViewable(window), !client.windowClass(of: window).isEmpty,
      let place = client.place(of: window), place.width > 8
    else { return false }
    let row = Rectangle(
      x: place.x + place.width / 4, y: place.y + place.height / 2, width: place.width / 2,
      height: 1)
    return Set((try? client.screenshot(of: row))?.pixels ?? []).count > 1
  }
}
