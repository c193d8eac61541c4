import CXTest

/// What tells programs a desktop's settings, by the protocol XSETTINGS.
final class SettingsManager {
  private let client: XClient
  private let window: Window
  private var serial: UInt32 = 0

  /// Takes the place of the one that there may be.
  init(on server: XServer, animations: Bool?) throws {
    client = try XClient(to: server)
    window = client.makeWindow()
    setAnimations(animations)
    let display = client.display
    XSetSelectionOwner(display, client.atom("_XSETTINGS_S0"), window, Time(CurrentTime))
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = client.root
    event.xclient.message_type = client.atom("MANAGER")
    event.xclient.format = 32
    event.xclient.data.l = (
      Int(CurrentTime), Int(client.atom("_XSETTINGS_S0")), Int(window), 0, 0
    )
    XSendEvent(display, client.root, 0, StructureNotifyMask, &event)
    XSync(display, 0)
  }

  deinit {
    client.destroy(window)
  }

  /// Says whether things are to move; nil to say nothing about it.
  func setAnimations(_ areEnabled: Bool?) {
    serial += 1
    var settings = [
      // Kinds of settings that others have: a text and a colour.
      setting("Net/ThemeName", kind: 1, bytes(4, width: 4) + Array("Dawn".utf8)),
      setting("Gtk/Background", kind: 2, [UInt8](repeating: 0x40, count: 8)),
    ]
    if let areEnabled {
      settings.append(setting("Gtk/EnableAnimations", kind: 0, bytes(areEnabled ? 1 : 0, width: 4)))
    }
    settings.append(setting("Net/DoubleClickTime", kind: 0, bytes(250, width: 4)))
    // Little-endian: what comes first.
    let all =
      [0, 0, 0, 0] + bytes(serial, width: 4) + bytes(UInt32(settings.count), width: 4)
      + settings.joined()
    let atom = client.atom("_XSETTINGS_SETTINGS")
    XChangeProperty(
      client.display, window, atom, atom, 8, PropModeReplace, all, Int32(all.count))
    XSync(client.display, 0)
  }

  private func setting(_ name: String, kind: UInt8, _ value: [UInt8]) -> [UInt8] {
    let padding = [UInt8](repeating: 0, count: (4 - name.utf8.count % 4) % 4)
    return [kind, 0] + bytes(UInt32(name.utf8.count), width: 2) + Array(name.utf8) + padding
      + bytes(serial, width: 4) + value
  }

  private func bytes(_ number: UInt32, width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
