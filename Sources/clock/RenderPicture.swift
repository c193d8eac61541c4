import Canvas
import Desktop
import Face
import Timekeeping

/// Draws the picture that `--render` asks for; needs no display.
///
/// - Parameters:
///   - file: Where it goes and what kind it is.
///   - options: The time.
///   - settings: The size and the hands.
///   - design: The face.
/// - Throws: `ClockError` where the time does not exist, or the file can't be written.
func renderPicture(
  _ file: PictureFile, options: Options, settings: Settings, design: FaceDesign
) throws(ClockError) {
  settings.enterZone()
  let output = try OutputFile(file.path)
  let side = settings.side()
  let (instant, reading) = try pictureTime(options)
  var texts = DialTexts(settings, instance: options.name)
  texts.follow(reading, at: instant)
  let face = design.inscribed(with: try texts.waitForInscriptions()).face(side, true)
  var motion = settings.motion ?? design.motion ?? .tick
  // A still picture shows hands that have arrived.
  if motion == .glide || motion == .elastic { motion = .tick }
  let pose = motion.pose(
    at: reading.time, showsSeconds: settings.showsSeconds, work: design.work)
  let sink = ByteSink()
  do throws(CanvasError) {
    switch file.format {
    case .png:
      let surface = try Surface(format: .argb32, width: side, height: side)
      _ = try FacePainter(face: face).update(
        surface, pose: pose, showsSeconds: settings.showsSeconds)
      try surface.writePNG(to: sink)
    case .svg, .pdf:
      let surface = try Surface(
        file.format == .svg ? .svg : .pdf,
        size: Size(width: Double(side), height: Double(side)), sink: sink)
      let context = Context(on: surface)
      face.draw(on: context, pose: pose, showsSeconds: settings.showsSeconds)
      try context.check()
      try surface.finish()
    }
  } catch {
    throw ClockError(error)
  }
  try output.write(sink.bytes)
}

/// The time to draw: the one asked for, or the wall's own.
private func pictureTime(
  _ options: Options
) throws(ClockError) -> (instant: Instant, reading: WallReading) {
  guard let at = options.at else {
    let now = Instant(microseconds: SystemTime.wall())
    return (now, LocalZone.reading(at: now))
  }
  guard let instant = LocalZone.instant(reading: at.date, at: at.time) else {
    throw ClockError(
      "--at: clocks skip that time in this time zone; give one before or after the gap")
  }
  return (instant, WallReading(date: at.date, time: at.time))
}
