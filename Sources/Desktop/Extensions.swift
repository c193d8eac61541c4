import CX11

/// What the server can do beyond the core protocol, as far as the clock has use for it.
///
/// The server is asked for an extension when it is first needed, and the answer waited for: a window
/// comes onto the screen without most of them.
package final class Extensions {
  /// The number that tells the Present extension's events from others'; nil where it is missing.
  private(set) lazy var presentOpcode = findPresent()
  /// The first of the XFixes extension's events; nil where it is missing.
  private(set) lazy var fixesEvent = firstEvent(XFixesQueryExtension)
  /// The first of the RandR extension's events; nil where it is missing. (It may be an old one, to
  /// which a question for monitors is an error like any other.)
  private(set) lazy var randREvent = firstEvent(XRRQueryExtension)
  /// The first of the screen saver extension's events; nil where it is missing.
  private(set) lazy var saverEvent = firstEvent(XScreenSaverQueryExtension)
  /// Whether windows can be cut to a shape, and let clicks through. (The first version of the
  /// extension does not know the latter, and goes on without.)
  package private(set) lazy var hasShape = firstEvent(XShapeQueryExtension) != nil
  /// Whether the monitor can be asked if it is switched off.
  package private(set) lazy var hasMonitorPower =
    firstEvent(DPMSQueryExtension) != nil && DPMSCapable(display) != 0

  /// Whether the server can tell of vertical blanks.
  package var hasPresent: Bool { presentOpcode != nil }

  private let display: OpaquePointer

  /// The extensions of a server, which is not asked yet.
  package init(of connection: Connection) {
    display = connection.display
  }

  /// The first event of the extension that a function of its library asks for; nil where it is
  /// missing.
  private func firstEvent(
    _ query: (OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
  ) -> Int32? {
    var (event, error): (Int32, Int32) = (0, 0)
    return query(display, &event, &error) != 0 ? event : nil
  }

  private func findPresent() -> Int32? {
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    var (major, minor): (Int32, Int32) = (0, 0)
    let isThere =
      XPresentQueryExtension(display, &opcode, &event, &error) != 0
      && XPresentQueryVersion(display, &major, &minor) != 0
    return isThere ? opcode : nil
  }
}
