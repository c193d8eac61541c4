import CXTest

/// Monitors that come, go and change.
extension XClient {
  /// Gives the screen, and the only monitor that there really is, another size: at most that which
  /// the server began with.
  func setScreen(width: Int, height: Int) throws {
    guard let resources = XRRGetScreenResources(display, root) else { throw Failure("no RandR") }
    defer { XRRFreeScreenResources(resources) }
    var output = resources.pointee.outputs[0]
    let crtc = resources.pointee.crtcs[0]
    let mode = mode(width: width, height: height, of: output, in: resources.pointee)
    // Nobody sees what is in between: no monitor at all.
    XGrabServer(display)
    var (status, rotation) = (RRSetConfigSuccess, Rotation(RR_Rotate_0))
    status |= Int32(
      XRRSetCrtcConfig(display, resources, crtc, Time(CurrentTime), 0, 0, 0, rotation, nil, 0))
    XRRSetScreenSize(
      display, root, Int32(width), Int32(height), Int32(width) / 4, Int32(height) / 4)
    rotation = Rotation(RR_Rotate_0)
    status |= Int32(
      XRRSetCrtcConfig(
        display, resources, crtc, Time(CurrentTime), 0, 0, mode, rotation, &output, 1))
    XUngrabServer(display)
    XSync(display, 0)
    guard status == RRSetConfigSuccess, let screen = place(of: root),
      (screen.width, screen.height) == (width, height)
    else { throw Failure("the screen does not become \(width)x\(height)") }
  }

  private func mode(
    width: Int, height: Int, of output: RROutput, in resources: XRRScreenResources
  ) -> RRMode {
    for index in 0..<Int(resources.nmode) {
      let known = resources.modes[index]
      if (Int(known.width), Int(known.height)) == (width, height) { return known.id }
    }
    var name = Array("\(width)x\(height)".utf8CString)
    return name.withUnsafeMutableBufferPointer { name in
      var info = XRRModeInfo()
      (info.width, info.height) = (UInt32(width), UInt32(height))
      (info.hTotal, info.vTotal) = (info.width, info.height)
      (info.name, info.nameLength) = (name.baseAddress, UInt32(name.count - 1))
      let mode = XRRCreateMode(display, root, &info)
      XRRAddOutputMode(display, output, mode)
      return mode
    }
  }

  /// Makes a part of the screen a monitor of its own.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - box: The part.
  ///   - isReal: Whether it stands for the monitor that there really is.
  /// - Throws: `Failure` where the server does not do it.
  func setMonitor(_ name: String, to box: Rectangle, isReal: Bool = false) throws {
    guard let resources = XRRGetScreenResources(display, root),
      let monitor = XRRAllocateMonitor(display, isReal ? 1 : 0)
    else { throw Failure("no RandR") }
    defer {
      XRRFreeScreenResources(resources)
      XRRFreeMonitors(monitor)
    }
    monitor.pointee.name = atom(name)
    (monitor.pointee.x, monitor.pointee.y) = (Int32(box.x), Int32(box.y))
    (monitor.pointee.width, monitor.pointee.height) = (Int32(box.width), Int32(box.height))
    (monitor.pointee.mwidth, monitor.pointee.mheight) = (170, 270)
    if isReal { monitor.pointee.outputs[0] = resources.pointee.outputs[0] }
    XRRSetMonitor(display, root, monitor)
    XSync(display, 0)
    guard monitors.contains(name) else { throw Failure("no monitor \(name)") }
  }

  func removeMonitor(_ name: String) throws {
    XRRDeleteMonitor(display, root, atom(name))
    XSync(display, 0)
    guard !monitors.contains(name) else { throw Failure("there still is a monitor \(name)") }
  }

  /// The names of the monitors that there are.
  var monitors: [String] {
    var count: Int32 = 0
    guard let list = XRRGetMonitors(display, root, 1, &count) else { return [] }
    defer { XRRFreeMonitors(list) }
    return UnsafeBufferPointer(start: list, count: Int(count)).map { monitor in
      guard let name = XGetAtomName(display, monitor.name) else { return "" }
      defer { XFree(name) }
      return String(cString: name)
    }
  }
}
