import CX11

/// What the server can do beyond the core protocol, as far as the clock has use for it.
package struct Extensions {
  /// The number that tells the Present extension's events from others'; nil where it is missing.
  let presentOpcode: Int32?
  /// Whether windows can be cut to a shape.
  package let hasShape: Bool
  /// Whether the server knows its monitors.
  let hasRandR: Bool

  /// Whether frames can be shown with the vertical blank.
  package var hasPresent: Bool { presentOpcode != nil }

  /// Asks a server for its extensions.
  package init(of connection: Connection) {
    let display = connection.display
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    hasShape = XShapeQueryExtension(display, &event, &error) != 0
    hasRandR = XRRQueryExtension(display, &event, &error) != 0
    // Present names what changed by a region of XFixes.
    let hasFixes = XFixesQueryExtension(display, &event, &error) != 0
    var (major, minor): (Int32, Int32) = (0, 0)
    let hasPresent =
      hasFixes && XPresentQueryExtension(display, &opcode, &event, &error) != 0
      && XPresentQueryVersion(display, &major, &minor) != 0
    presentOpcode = hasPresent ? opcode : nil
  }
}
