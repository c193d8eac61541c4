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

  /// Draws the frame that is seen next, unless one is still on its way to the screen: then its
  /// vertical blank brings us back here.
  func drawFrame() throws(ClockError) {
    guard pacer.vblankDeadline == nil else { return }
    // Frames that a stopped server does not take would pile up and, in the end, block the clock.
    if isMoving, !pacer.hasVblanks, !desk.connection.canSend {
      needsFrame = false
      return
    }
    if desk.extensions.hasMonitorPower {
      let now = SystemTime.monotonic()
      if powerCheck <= now { checkPower(at: now) }
    }
    let processor = frameLog == nil ? 0 : SystemTime.processor()
    let now = Moment.now.instant
    // At rest a frame has no blank to wait for; but a log wants to know when each was shown.
    let isPresented =
      pacer.hasVblanks
      && (frameLog != nil || next(after: now, reading: LocalZone.timeOfDay(at: now)) == .everyFrame)
    let moment = pacer.momentOfNextFrame(isPresented: isPresented)
    let reading = LocalZone.reading(at: moment.instant)
    let pose = movement.pose(at: reading.time, moment.monotonic)
    try tell(reading, at: moment.instant)
    let next = next(after: moment.instant, reading: reading.time)
    switch try stage.draw(pose, showsSeconds: movement.showsSeconds, isPresented: isPresented) {
    case .busy:
      return
    case .unchanged:
      break
    case .shown:
      if isPresented { pacer.expectVblank() }
      stage.flush()
      frameLog?.add(
        drawnFor: moment.instant, angle: pose.second, processor: SystemTime.processor() - processor)
    }
    needsFrame = false
    isMoving = next == .everyFrame
    if isMoving, pacer.hasVblanks, pacer.vblankDeadline == nil {
      stage.awaitVblank(msc: pacer.nextMSC)
      pacer.expectVblank()
    }
    pacer.schedule(next)
  }

  /// When the hands will have moved next.
  private func next(after instant: Instant, reading time: TimeOfDay) -> NextChange {
    movement.next(after: instant, reading: time, leastTurn: stage.leastMinuteTurn)
  }

  /// Asks whether the monitor is switched off.
  func checkPower(at now: Int64) {
    powerCheck = now + powerPeriod
    stage.reader.isMonitorOff = desk.connection.isMonitorOff(desk.extensions)
  }
}
