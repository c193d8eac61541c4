import CX11
import Canvas

/// How a window's pixels are kept, in the server and in the pictures that are sent to it.
struct WindowVisual {
  let visual: UnsafeMutablePointer<Visual>
  let depth: Int32
  let format: PixelFormat

  /// Whether what lies beneath shows through where a pixel says so.
  var hasAlpha: Bool { format == .argb32 }

  /// The visual to use: one with alpha where it is wanted and there, else the screen's own.
  ///
  /// - Throws: `DesktopError` where the screen keeps its pixels in a way that nobody draws in.
  init(on connection: Connection, wantsAlpha: Bool) throws(DesktopError) {
    if wantsAlpha {
      var info = XVisualInfo()
      let found = XMatchVisualInfo(
        connection.display, connection.screen, 32, TrueColor, &info)
      if found != 0, let visual = info.visual, Masks(visual) == Masks.eightBits {
        (self.visual, depth, format) = (visual, 32, .argb32)
        return
      }
    }
    let depth = XDefaultDepth(connection.display, connection.screen)
    guard let visual = XDefaultVisual(connection.display, connection.screen),
      let format = WindowVisual.format(depth: depth, masks: Masks(visual))
    else {
      throw DesktopError(
        "the screen has \(depth) bits a pixel in a layout unknown to the clock; "
          + "it takes a TrueColor screen of depth 16, 24, 30 or 32")
    }
    (self.visual, self.depth, self.format) = (visual, depth, format)
  }

  /// The number of an opaque colour's pixels; with alpha, that of one that can't be seen.
  func pixel(of color: Color) -> UInt {
    func bits(_ component: Double, _ count: UInt) -> UInt {
      UInt((min(max(component, 0), 1) * Double((1 << count) - 1)).rounded())
    }
    func pixel(_ red: UInt, _ green: UInt, _ blue: UInt) -> UInt {
      bits(color.red, red) << (green + blue) | bits(color.green, green) << blue
        | bits(color.blue, blue)
    }
    return switch format {
    case .rgb16: pixel(5, 6, 5)
    case .rgb30: pixel(10, 10, 10)
    case .rgb24: pixel(8, 8, 8)
    default: 0
    }
  }

  private static func format(depth: Int32, masks: Masks) -> PixelFormat? {
    switch (depth, masks) {
    case (24, .eightBits), (32, .eightBits): .rgb24
    case (30, .tenBits): .rgb30
    case (16, .sixteenInAll): .rgb16
    default: nil
    }
  }

  /// Which bits of a pixel hold a colour.
  private struct Masks: Equatable {
    let red, green, blue: UInt

    init(_ visual: UnsafeMutablePointer<Visual>) {
      let visual = visual.pointee
      (red, green, blue) = (visual.red_mask, visual.green_mask, visual.blue_mask)
    }

    private init(_ red: UInt, _ green: UInt, _ blue: UInt) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }

    static let eightBits = Masks(0xff0000, 0xff00, 0xff)
    static let tenBits = Masks(0x3ff0_0000, 0xffc00, 0x3ff)
    static let sixteenInAll = Masks(0xf800, 0x7e0, 0x1f)
  }
}
