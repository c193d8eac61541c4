import CX11

/// What the server can do beyond the core protocol, as far as the clock has use for it.
package struct Extensions {
  /// The number that tells the Present extension's events from others'; nil where it is missing.
  let presentOpcode: Int32?
  /// The first of the XFixes extension's events; nil where it is missing.
  let fixesEvent: Int32?
  /// The first of the RandR extension's events; nil where it is missing, or knows no monitors yet.
  let randREvent: Int32?
  /// The first of the screen saver extension's events; nil where it is missing.
  let saverEvent: Int32?
  /// Whether windows can be cut to a shape.
  package let hasShape: Bool
  /// Whether a window can let clicks through.
  package let hasInputShape: Bool
  /// Whether the monitor can be asked if it is switched off.
  package let hasMonitorPower: Bool

  /// Whether frames can be shown with the vertical blank.
  package var hasPresent: Bool { presentOpcode != nil }

  /// Asks a server for its extensions.
  package init(of connection: Connection) {
    let display = connection.display
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    var (major, minor): (Int32, Int32) = (0, 0)
    /// Whether the version that the server speaks, told just before, is at least another.
    func isAtLeast(_ one: Int32, _ two: Int32) -> Bool { (major, minor) >= (one, two) }

    hasShape = XShapeQueryExtension(display, &event, &error) != 0
    hasInputShape = hasShape && XShapeQueryVersion(display, &major, &minor) != 0 && isAtLeast(1, 1)
    let hasMonitors =
      XRRQueryExtension(display, &event, &error) != 0
      && XRRQueryVersion(display, &major, &minor) != 0 && isAtLeast(1, 5)
    randREvent = hasMonitors ? event : nil
    saverEvent = XScreenSaverQueryExtension(display, &event, &error) != 0 ? event : nil
    hasMonitorPower =
      DPMSQueryExtension(display, &event, &error) != 0 && DPMSCapable(display) != 0
    let hasFixes =
      XFixesQueryExtension(display, &event, &error) != 0
      && XFixesQueryVersion(display, &major, &minor) != 0
    fixesEvent = hasFixes ? event : nil
    let hasPresent =
      XPresentQueryExtension(display, &opcode, &event, &error) != 0
      && XPresentQueryVersion(display, &major, &minor) != 0
    presentOpcode = hasPresent ? opcode : nil
  }
}
