import Desktop
import Timekeeping

/// What can be set by a resource, on any level.
struct Settings: Equatable {
  /// The theme's name, or its folder; nil for the classic face.
  var theme: String?
  /// A picture for the dial; nil for the theme's own.
  var dial: String?
  /// How the hands move; nil for what the theme wishes.
  var motion: Motion?
  /// Whether the second hand is there.
  var showsSeconds = true
  /// The hours in which the hour hand turns once; nil for what the theme wishes.
  var hours: Int?
  /// Where the time is the clock's; nil for where the system is.
  var zone: Zone?
  /// A text on the dial; nil for the city of the zone.
  var label: String?
  /// Whether the label is there; nil where it is if there is something to tell: a text, or a zone.
  var showsLabel: Bool?
  /// Whether the date is on the dial.
  var showsDate = false
  /// How the date is written, as `strftime` takes it.
  var dateFormat = "%a %-d %b"
  /// The side of the window or picture in pixels; nil for the default.
  var size: Int?
  /// Where the window goes, and how large it is, as X reads it.
  var geometry: Geometry?
  /// Where the window was put by hand.
  var place: Place?
  /// Where the window is among others.
  var layer = StackingLayer.above
  /// Whether the window is on all workspaces.
  var isSticky = true
  /// Whether clicks go through the clock to what lies beneath.
  var isClickThrough = false
  /// How far the clock covers what lies beneath: 1 for wholly.
  var opacity = 1.0
  /// What the window's title calls the clock, behind the time.
  var title = "Clock"
  /// Whether all motions are to be ticks; nil where the desktop decides.
  var reducesMotion: Bool?

  /// What the levels say, from the lowest to the highest: a key is taken from the highest that has
  /// it, and has a value that can be taken.
  ///
  /// - Parameters:
  ///   - levels: From the lowest to the highest.
  ///   - sizes: The sides that there may be, in pixels.
  ///   - report: Is told what is wrong with a value.
  init(
    levels: [any SettingsLevel], sizes: ClosedRange<Int> = Options.windowSizes,
    report: (String) -> Void = { _ in }
  ) {
    var ranks: [String: Int] = [:]
    for setting in Setting.all {
      for (rank, level) in levels.enumerated().reversed() {
        guard let value = level.value(of: setting.name) else { continue }
        var next = self
        if setting.take(&next, value), next.requestedSides.allSatisfy(sizes.contains) {
          self = next
          ranks[setting.name] = rank
          break
        }
        report("\(level.origin): \(setting.name) \(setting.problem(value))")
      }
    }
    let rank = { (name: String) in ranks[name] ?? -1 }
    // A geometry is one kind of place, and may hold a size.
    if geometry?.x != nil, rank("geometry") > rank("place") { place = nil }
    for level in levels.dropFirst(rank("size") + 1) {
      let side = level.value(of: "geometry").flatMap { Geometry($0)?.side }
      if let side, sizes.contains(side) { size = side }
    }
  }

  /// Whether the label is on the dial before anybody changes that.
  var hasLabel: Bool { showsLabel ?? (label != nil || zone != nil) }

  /// The zone whose time is shown.
  var shownZone: Zone { zone ?? .inherited }

  /// Has the time be that of the zone; what is wrong with the environment's is reported.
  func enterZone() {
    if let problem = shownZone.problem { report("TZ \(problem); UTC is shown") }
    LocalZone.use(shownZone)
  }

  private var requestedSides: [Int] { [size, geometry?.side].compactMap(\.self) }

  /// The side of the face before anybody changes it, in pixels.
  ///
  /// - Parameter dotsPerInch: The desktop's; 96 where it doesn't say.
  /// - Returns: The side that was asked for, or else the default.
  func side(dotsPerInch: Double = 96) -> Int {
    size ?? Int((200 * dotsPerInch / 96).rounded())
  }
}
