import Desktop
import Timekeeping

/// How often it is asked whether the monitor is switched off, in microseconds.
private let powerPeriod: Int64 = 60_000_000

/// What the clock shows, frame by frame.
extension Widget {
  /// Shows the window, with the time now in it.
  func appear() throws(ClockError) {
    let now = Moment.now
    let reading = LocalZone.reading(at: now.instant)
    let pose = movement.pose(at: reading.time, now.monotonic)
    try tell(reading, at: now.instant)
    try stage.show(pose, showsSeconds: movement.showsSeconds)
  }

  /// Draws a frame, and has the next one drawn in time.
  func drawFrame() throws(ClockError) {
    let now = Moment.now
    guard isFrameDue || pacer.mayDraw(at: now.monotonic) else { return }
    if desk.extensions.hasMonitorPower, powerCheck <= now.monotonic {
      checkPower(at: now.monotonic)
    }
    let processor = frameLog == nil ? 0 : SystemTime.processor()
    let blank = pacer.vblank(at: now.monotonic)
    let isDrawn = !needsFrame && blank.msc == pacer.lastBlank
    isFrameDue = false
    if isMoving, !stage.canDraw {
      needsFrame = false
      return pacer.leaveOut(blank)
    }
    if isMoving, isDrawn {
      return schedule(.everyFrame, after: blank, seenWith: blank, at: now, serial: nil)
    }
    // What is drawn at a blank is seen at once; but a compositor takes it up then, and shows it with
    // the next. A frame at rest comes at any time, and is seen from the next blank on.
    let isSeenAtOnce = isMoving && !desk.surroundings.hasCompositor
    let seen = isSeenAtOnce ? blank : pacer.vblank(after: blank)
    let moment = isMoving ? now + (seen.ust - now.monotonic) : now
    let reading = LocalZone.reading(at: moment.instant)
    let pose = movement.pose(at: reading.time, moment.monotonic)
    try tell(reading, at: moment.instant)
    let outcome = try stage.draw(pose, showsSeconds: movement.showsSeconds)
    needsFrame = outcome == .busy
    if needsFrame { return }
    let next = movement.next(
      after: moment.instant, reading: reading.time, leastTurn: stage.leastMinuteTurn)
    isMoving = next == .everyFrame
    let serial = outcome == .shown ? frameLog?.nextSerial : nil
    schedule(next, after: blank, seenWith: seen, at: now, serial: serial)
    guard outcome == .shown else { return }
    pacer.noteFrame(at: now.monotonic)
    guard frameLog != nil else { return }
    stage.flush()
    frameLog?.add(
      drawnFor: moment.instant, angle: pose.second,
      processor: SystemTime.processor() - processor, seenWith: seen, asked: pacer.lastAsked)
  }

  private func schedule(
    _ next: NextChange, after blank: Vblank, seenWith seen: Vblank, at now: Moment, serial: UInt32?
  ) {
    let pause = movement.pause(leastTurn: stage.leastSecondTurn)
    let msc = pacer.schedule(next, pause: pause, after: blank, seenWith: seen, at: now.monotonic)
    if let msc { stage.window.awaitVblank(msc: msc, serial: serial ?? FrameLog.noSerial) }
  }

  /// Asks whether the monitor is switched off.
  func checkPower(at now: Int64) {
    powerCheck = now + powerPeriod
    stage.reader.isMonitorOff = desk.connection.isMonitorOff(desk.extensions)
  }
}
