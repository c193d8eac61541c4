import Face

/// What a face is made of on its way: a theme, and a person's own dial if there is one.
final class FaceLoader {
  /// Whether only a face that has outgrown its pictures is made anew; what is there stays if that
  /// fails.
  let isGrowth: Bool

  private let theme: ThemeLoader?
  private let hours: Int?
  private let dial: DialLoader?
  private var design: FaceDesign?
  private var dialImage: LayerImage?

  /// Starts to load.
  ///
  /// - Parameters:
  ///   - folder: The theme's; nil for the classic face.
  ///   - hours: The hours in which the hour hand turns once; nil for what the theme wishes.
  ///   - dial: The file of the dial's picture; nil for the theme's own dial.
  ///   - side: The side of the face in pixels.
  ///   - isGrowth: Whether only a face that has outgrown its pictures is made anew.
  /// - Throws: `ClockError` that names the file and the reason.
  init(
    theme folder: ThemeFolder?, hours: Int?, dial: String?, side: Int, isGrowth: Bool
  ) throws(ClockError) {
    self.isGrowth = isGrowth
    self.hours = hours
    theme = if let folder { try ThemeLoader(folder, side: side) } else { nil }
    self.dial = if let dial { try DialLoader(dial, side: side) } else { nil }
  }

  /// What `poll` waits on for more of the theme; -1 where nothing is to be waited for.
  var themeDescriptor: Int32 { design == nil ? theme?.layers.descriptor ?? -1 : -1 }

  /// What `poll` waits on for more of the dial; -1 where nothing is to be waited for.
  var dialDescriptor: Int32 { dialImage == nil ? dial?.layers.descriptor ?? -1 : -1 }

  /// By when the helper must have answered, in microseconds of the monotonic clock.
  var deadline: Int64? {
    [theme?.layers.deadline, dial?.layers.deadline].compactMap(\.self).max()
  }

  /// Whether something that is to be seen could not be made.
  var hasProblems: Bool {
    theme?.layers.hasProblems ?? false || dial?.layers.hasProblems ?? false
  }

  /// The face, if all of it is there now; does not wait.
  ///
  /// - Returns: Nil while the helper is at work.
  /// - Throws: `ClockError` where it can't be shown.
  func face() throws(ClockError) -> FaceDesign? {
    if design == nil {
      let found = if let theme { try theme.design() } else { FaceDesign.classic() }
      design = found?.turning(hours: hours)
    }
    if dialImage == nil, let dial, let images = try dial.layers.images() {
      dialImage = try dial.image(from: images)
    }
    guard let design, dial == nil || dialImage != nil else { return nil }
    return dialImage.map { design.withDial($0) } ?? design
  }
}
