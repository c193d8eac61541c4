import CX11
import Canvas

extension Connection {
  /// The monitors that there are; the whole screen where the server does not know them. Waits for the
  /// server's answer.
  package func monitors(_ extensions: Extensions) -> [Monitor] {
    var count: Int32 = 0
    if extensions.randREvent != nil, let list = XRRGetMonitors(display, root, 1, &count) {
      defer { XRRFreeMonitors(list) }
      let infos = UnsafeBufferPointer(start: list, count: Int(count))
      let names = names(of: infos.map(\.name))
      let monitors = infos.indices.map { index in
        let info = infos[index]
        return Monitor(
          name: names[index],
          box: PixelBox(
            x: Int(info.x), y: Int(info.y), width: Int(info.width), height: Int(info.height)))
      }
      if !monitors.isEmpty { return monitors }
    }
    let (width, height) = screenSize
    return [Monitor(name: "", box: PixelBox(x: 0, y: 0, width: width, height: height))]
  }

  private func names(of atoms: [Atom]) -> [String] {
    var (atoms, texts) = (atoms, [UnsafeMutablePointer<CChar>?](repeating: nil, count: atoms.count))
    XGetAtomNames(display, &atoms, Int32(atoms.count), &texts)
    defer { for text in texts { XFree(text) } }
    return texts.map { $0.map { String(cString: $0) } ?? "" }
  }

  /// The refresh rate of the monitor under a point of the root window, in hertz; nil where the
  /// server does not know it.
  package func refreshRate(atX x: Int, y: Int, extensions: Extensions) -> Double? {
    guard extensions.randREvent != nil,
      let resources = XRRGetScreenResourcesCurrent(display, root)
    else { return nil }
    defer { XRRFreeScreenResources(resources) }
    var rates: [Double] = []
    for index in 0..<Int(resources.pointee.ncrtc) {
      guard let crtc = XRRGetCrtcInfo(display, resources, resources.pointee.crtcs[index]) else {
        continue
      }
      defer { XRRFreeCrtcInfo(crtc) }
      guard let rate = rate(of: crtc.pointee.mode, in: resources.pointee) else { continue }
      let box = crtc.pointee
      let holdsPoint =
        (Int(box.x)..<Int(box.x) + Int(box.width)).contains(x)
        && (Int(box.y)..<Int(box.y) + Int(box.height)).contains(y)
      if holdsPoint { return rate }
      rates.append(rate)
    }
    return rates.first
  }

  private func rate(of mode: RRMode, in resources: XRRScreenResources) -> Double? {
    for index in 0..<Int(resources.nmode) {
      let info = resources.modes[index]
      let pixels = Double(info.hTotal) * Double(info.vTotal)
      if info.id == mode, info.dotClock > 0, pixels > 0 { return Double(info.dotClock) / pixels }
    }
    return nil
  }
}
