/// Where a window is among others.
package enum StackingLayer: String, CaseIterable, Sendable {
  /// Above all that are not above themselves.
  case above
  /// Among the others, as they are raised and lowered.
  case normal
  /// Below all others, on the desktop.
  case below
}
