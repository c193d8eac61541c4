import CX11
import Glibc

/// What surrounds the window on its display, and tells of changes there: the compositing manager,
/// the window manager, monitors, desktops, the screen saver, and what the desktop wishes.
package final class Surroundings {
  /// Whether a compositing manager draws the screen, so that windows can be seen through.
  package private(set) var hasCompositor: Bool
  /// Whether a window manager runs.
  package var hasWindowManager: Bool { windowManager.isRunning }
  /// Whether the desktop wishes things to move; nil where nobody says.
  package var enablesAnimations: Bool? { settings.enablesAnimations }

  /// The number of the desktop that is shown; nil where nobody says.
  private(set) var currentDesktop: UInt?
  /// Whether the screen saver is at work.
  private(set) var isSaverActive = false
  /// When the window manager cleared the desktop of windows, in microseconds of the monotonic clock;
  /// nil where it has not.
  private var clearing: Int64?
  /// When it cleared the desktop that it has shown again since; nil where nobody has to know.
  private var endedClearing: Int64?

  private(set) lazy var windowManager = WindowManager(of: connection)
  private lazy var settings = XSettings(of: connection)
  private let connection: Connection
  private let extensions: Extensions

  /// Looks for what a window has to know before it appears: whether there is a compositor. `watch`
  /// does the rest. Waits for the server's answer.
  package init(of connection: Connection, extensions: Extensions) {
    self.connection = connection
    self.extensions = extensions
    let (display, root) = (connection.display, connection.root)
    XSelectInput(display, root, PropertyChangeMask | StructureNotifyMask)
    if extensions.randREvent != nil {
      XRRSelectInput(
        display, root,
        Int32(RRScreenChangeNotifyMask | RRCrtcChangeNotifyMask | RROutputChangeNotifyMask))
    }
    hasCompositor = connection.owner(of: connection.atoms[.compositor]) != 0
  }

  /// Looks around, and has the server tell of changes from here on. Waits for the server's answers.
  package func watch() {
    let (display, root) = (connection.display, connection.root)
    // First the selection, then the look, so that no change comes in between.
    if extensions.fixesEvent != nil {
      XFixesSelectSelectionInput(
        display, root, connection.atoms[.compositor],
        UInt(
          XFixesSetSelectionOwnerNotifyMask | XFixesSelectionWindowDestroyNotifyMask
            | XFixesSelectionClientCloseNotifyMask))
    }
    if extensions.saverEvent != nil {
      XScreenSaverSelectInput(display, root, UInt(ScreenSaverNotifyMask))
      var info = XScreenSaverInfo()
      isSaverActive =
        XScreenSaverQueryInfo(display, root, &info) != 0 && info.state == ScreenSaverOn
    }
    hasCompositor = connection.owner(of: connection.atoms[.compositor]) != 0
    _ = (windowManager, settings)
    lookForDesktop()
  }

  /// Learns from an event that does not concern the clock's own window.
  ///
  /// - Returns: What it means to the clock; nil for nothing.
  func translate(_ event: inout XEvent) -> Event? {
    if settings.handle(event) { return .animationsChanged }
    switch event.type {
    case PropertyNotify where event.xproperty.window == connection.root:
      return noteProperty(event.xproperty.atom)
    case ConfigureNotify where event.xconfigure.window == connection.root:
      XRRUpdateConfiguration(&event)
      return .monitorsChanged
    case DestroyNotify:
      _ = windowManager.lose(event.xdestroywindow.window)
      return nil
    default:
      return translateExtension(&event)
    }
  }

  private func translateExtension(_ event: inout XEvent) -> Event? {
    if let first = extensions.randREvent, (first...first + RRNotify).contains(event.type) {
      XRRUpdateConfiguration(&event)
      return .monitorsChanged
    }
    if let first = extensions.fixesEvent, event.type == first + XFixesSelectionNotify {
      let hasOwner = withUnsafeBytes(of: &event) {
        $0.load(as: XFixesSelectionNotifyEvent.self).owner != 0
      }
      guard hasOwner != hasCompositor else { return nil }
      hasCompositor = hasOwner
      return .compositorChanged
    }
    if let first = extensions.saverEvent, event.type == first + ScreenSaverNotify {
      isSaverActive = withUnsafeBytes(of: &event) {
        $0.load(as: XScreenSaverNotifyEvent.self).state != ScreenSaverOff
      }
    }
    return nil
  }

  /// Tells, once, that the window manager shows windows again that it had cleared the desktop of.
  ///
  /// - Returns: When it had cleared it, in microseconds of the monotonic clock; nil where it did not.
  func takeEndedClearing() -> Int64? {
    defer { endedClearing = nil }
    return endedClearing
  }

  private func noteProperty(_ atom: Atom) -> Event? {
    switch atom {
    case connection.atoms[.supportingCheck]:
      return windowManager.look() ? .windowManagerCame : nil
    case connection.atoms[.currentDesktop]:
      lookForDesktop()
    case connection.atoms[.showingDesktop]:
      if cardinal(.showingDesktop) == 1 {
        clearing = SystemTime.monotonic()
      } else {
        (endedClearing, clearing) = (clearing, nil)
      }
    case XA_RESOURCE_MANAGER:
      return .resourcesChanged
    default:
      break
    }
    return nil
  }

  private func lookForDesktop() {
    currentDesktop = cardinal(.currentDesktop)
  }

  private func cardinal(_ name: Atoms.Name) -> UInt? {
    connection.values(of: connection.atoms[name], on: connection.root, type: XA_CARDINAL).first
  }
}

extension Connection {
  /// Whether the monitor is switched off, which no event tells. Waits for the server's answer.
  package func isMonitorOff(_ extensions: Extensions) -> Bool {
    var (level, isEnabled): (CARD16, BOOL) = (0, 0)
    return extensions.hasMonitorPower && DPMSInfo(display, &level, &isEnabled) != 0
      && isEnabled != 0 && level != DPMSModeOn
  }

  /// The display's resources as they were at the connection; nil where there were none.
  ///
  /// The corresponding C function is `XResourceManagerString`.
  package var firstResources: [UInt8]? {
    guard let text = XResourceManagerString(display) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text))
    return bytes.count > ResourceDatabase.mostBytes ? nil : Array(bytes)
  }

  /// The display's resources as they are now, in `RESOURCE_MANAGER` on the first screen's root
  /// window; nil where there are none. Waits for the server's answer.
  package var resources: [UInt8]? {
    bytes(
      of: XA_RESOURCE_MANAGER, on: XRootWindow(display, 0), type: XA_STRING,
      limit: ResourceDatabase.mostBytes)
  }
}
