import CX11
import Glibc

/// The names that clients and window managers agree on, as this server numbers them.
struct Atoms {
  /// A name, as the Inter-Client Communication Conventions, the Extended Window Manager Hints or
  /// Motif have it.
  enum Name: Int, CaseIterable {
    case protocols, deleteWindow, ping, userTime, pid, name, icon, utf8, windowType, typeUtility
    case typeNormal, state, above, below, hidden, sticky, skipTaskbar, skipPager, desktop
    case currentDesktop, showingDesktop, opacity, moveResize, supported, supportingCheck
    case motifHints, manager, settings, targets, timestamp
    /// What a clock converts a command to: its answer.
    case clockCommand
    /// The selection that the clock of a name owns; the name follows.
    case clock
    /// The selection that a compositing manager owns; the screen's number follows.
    case compositor
    /// The selection that a settings manager owns; the screen's number follows.
    case settingsManager

    /// How it is written, without what follows.
    var text: String {
      switch self {
      case .protocols: "WM_PROTOCOLS"
      case .deleteWindow: "WM_DELETE_WINDOW"
      case .ping: "_NET_WM_PING"
      case .userTime: "_NET_WM_USER_TIME"
      case .pid: "_NET_WM_PID"
      case .name: "_NET_WM_NAME"
      case .icon: "_NET_WM_ICON"
      case .utf8: "UTF8_STRING"
      case .windowType: "_NET_WM_WINDOW_TYPE"
      case .typeUtility: "_NET_WM_WINDOW_TYPE_UTILITY"
      case .typeNormal: "_NET_WM_WINDOW_TYPE_NORMAL"
      case .state: "_NET_WM_STATE"
      case .above: "_NET_WM_STATE_ABOVE"
      case .below: "_NET_WM_STATE_BELOW"
      case .hidden: "_NET_WM_STATE_HIDDEN"
      case .sticky: "_NET_WM_STATE_STICKY"
      case .skipTaskbar: "_NET_WM_STATE_SKIP_TASKBAR"
      case .skipPager: "_NET_WM_STATE_SKIP_PAGER"
      case .desktop: "_NET_WM_DESKTOP"
      case .currentDesktop: "_NET_CURRENT_DESKTOP"
      case .showingDesktop: "_NET_SHOWING_DESKTOP"
      case .opacity: "_NET_WM_WINDOW_OPACITY"
      case .moveResize: "_NET_WM_MOVERESIZE"
      case .supported: "_NET_SUPPORTED"
      case .supportingCheck: "_NET_SUPPORTING_WM_CHECK"
      case .motifHints: "_MOTIF_WM_HINTS"
      case .manager: "MANAGER"
      case .settings: "_XSETTINGS_SETTINGS"
      case .targets: "TARGETS"
      case .timestamp: "TIMESTAMP"
      case .clockCommand: "_CLOCK_COMMAND"
      case .clock: "_CLOCK_"
      case .compositor: "_NET_WM_CM_S"
      case .settingsManager: "_XSETTINGS_S"
      }
    }

    /// Whether each screen has a name of its own, which ends with the screen's number.
    var isOfScreen: Bool { self == .compositor || self == .settingsManager }
  }

  /// By the names' numbers.
  private let values: [Atom]

  /// Asks for all of them in one round trip.
  init(display: OpaquePointer, screen: Int32, clock: String) {
    var texts = Name.allCases.map { name in
      let suffix = name == .clock ? clock : name.isOfScreen ? "\(screen)" : ""
      return strdup(name.text + suffix)
    }
    var atoms = [Atom](repeating: 0, count: texts.count)
    XInternAtoms(display, &texts, Int32(texts.count), 0, &atoms)
    for text in texts { free(text) }
    values = atoms
  }

  /// The server's number for a name.
  subscript(_ name: Name) -> Atom { values[name.rawValue] }
}
