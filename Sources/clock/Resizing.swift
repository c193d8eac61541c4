import Desktop

/// The extent that the window is to have, and the one that the server has given it.
///
/// However fast either changes, the face is made anew once a frame at most.
struct Resizing {
  /// The side that was wished last, in pixels; nil where the window has it.
  private(set) var wantedSide: Int?
  private var wantedCentre: (x: Int, y: Int)?
  /// What was asked for and has not come.
  private var request: (side: Int, view: FaceView?, centre: (x: Int, y: Int), time: Int64)?
  /// What the server reported last.
  private var extent: (width: Int, height: Int)?
  /// When a face was made last, in microseconds of the monotonic clock.
  private var lastMaking: Int64 = 0

  /// The time from one face to the next, in microseconds.
  private static let pause: Int64 = 16_000
  /// How long a window manager may take to resize the window, in microseconds.
  private static let patience: Int64 = 500_000

  /// Whether a size was asked for that has not come.
  var isUnderway: Bool { request != nil }

  /// Where the middle is to be, or was asked to be, on the root window in pixels; nil for wherever it
  /// is.
  var centre: (x: Int, y: Int)? { wantedCentre ?? request?.centre }

  /// When there is something to do, in microseconds of the monotonic clock; nil for never.
  var deadline: Int64? {
    if extent != nil { return lastMaking + Resizing.pause }
    if let request { return request.time + Resizing.patience }
    return wantedSide == nil ? nil : lastMaking + Resizing.pause
  }

  /// Wishes for a side.
  ///
  /// - Parameters:
  ///   - side: In pixels.
  ///   - now: The one that there is.
  ///   - centre: Where the middle is to be on the root window, in pixels; nil where it stays.
  mutating func want(_ side: Int, now: Int, about centre: (x: Int, y: Int)? = nil) {
    wantedSide = side == now && request == nil ? nil : side
    wantedCentre = centre
  }

  /// Learns of the window's extent in pixels.
  mutating func note(width: Int, height: Int) {
    extent = (width, height)
  }

  /// Whether the window has another extent than a face was made for.
  func isDue(_ view: FaceView) -> Bool {
    extent.map { $0 != (view.width, view.height) } ?? false
  }

  /// The extent to make a face for now; nil where it is too early, or the face has it.
  mutating func extentToTake(_ view: FaceView, at now: Int64) -> (width: Int, height: Int)? {
    guard let extent else { return nil }
    guard extent != (view.width, view.height) else {
      self.extent = nil
      return nil
    }
    guard isExpected(extent) || now >= lastMaking + Resizing.pause else { return nil }
    self.extent = nil
    lastMaking = now
    return extent
  }

  private func isExpected(_ extent: (width: Int, height: Int)) -> Bool {
    request.map { extent == ($0.side, $0.side) } ?? false
  }

  /// The face that was made when an extent was asked for; that has come now. Nil for another one.
  mutating func takeView(width: Int, height: Int) -> FaceView? {
    guard let request, (width, height) == (request.side, request.side) else { return nil }
    self.request = nil
    if wantedSide == request.side { wantedSide = nil }
    return request.view
  }

  /// Whether a size has not come for so long that it was refused; that is told once.
  ///
  /// - Parameters:
  ///   - side: The one that there is, in pixels.
  ///   - now: The time in microseconds of the monotonic clock.
  /// - Returns: Whether it was refused just now.
  mutating func isRefused(having side: Int, at now: Int64) -> Bool {
    guard let request, now >= request.time + Resizing.patience else { return false }
    self.request = nil
    if wantedSide == request.side || wantedSide == side { wantedSide = nil }
    return true
  }

  /// The side to ask for now; nil for none. One is asked for after the other.
  func sideToAskFor(at now: Int64) -> Int? {
    request == nil && now >= lastMaking + Resizing.pause ? wantedSide : nil
  }

  /// Notes that a face was made, and its extent asked for.
  mutating func ask(_ view: FaceView, about centre: (x: Int, y: Int), at now: Int64) {
    request = (view.picture.side, view, centre, now)
    wantedCentre = nil
    lastMaking = now
  }

  /// Begins again with another window; what was wished is still to come.
  mutating func restart() {
    (request, extent) = (nil, nil)
  }

  /// Drops a face that was made for what has not come: it looks otherwise now.
  mutating func forgetView() {
    request?.view = nil
  }
}
