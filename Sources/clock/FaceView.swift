import Canvas
import Desktop
import Face
import Timekeeping

/// The face in a window of one size: painter and picture.
final class FaceView {
  /// The window's extent in pixels.
  let width, height: Int
  /// The picture in our memory.
  let picture: WindowPicture

  private let window: WidgetWindow
  private let painter: FacePainter
  /// Where the square face is in a window that isn't square.
  private let offset: (x: Int, y: Int)

  private let extensions: Extensions

  /// A design's face for a window of an extent in pixels.
  ///
  /// - Throws: `ClockError` where there is no memory for it.
  init(
    _ design: FaceDesign, in window: WidgetWindow, width: Int, height: Int, extensions: Extensions
  ) throws(ClockError) {
    // No window manager should make it that small; a face needs a few pixels to be drawn at all.
    let side = max(8, min(width, height))
    self.window = window
    self.width = width
    self.height = height
    self.extensions = extensions
    offset = ((width - side) / 2, (height - side) / 2)
    do throws(DesktopError) {
      picture = try WindowPicture(of: window, side: side, offset: offset)
    } catch {
      throw ClockError(error)
    }
    do throws(CanvasError) {
      painter = try design.painter(
        side: side, in: window.hasAlpha ? .transparent : extensions.hasShape ? .cut : .opaque)
    } catch {
      throw ClockError(error)
    }
  }

  /// By how much the minute hand must turn to be seen to move, in radians.
  var leastMinuteTurn: Double { painter.leastMinuteTurn }
  /// By how much the second hand must turn to be seen to move, in radians.
  var leastSecondTurn: Double { painter.leastSecondTurn }

  /// Brings the picture up to date.
  ///
  /// - Returns: What changed in it.
  /// - Throws: `ClockError` where Cairo ran out of memory.
  func paint(_ pose: HandPose, showsSeconds: Bool) throws(ClockError) -> Damage {
    do throws(CanvasError) {
      return try painter.update(picture.surface, pose: pose, showsSeconds: showsSeconds)
    } catch {
      throw ClockError(error)
    }
  }

  /// The part of the picture that lies under a box of the window.
  func pictureBox(under box: PixelBox) -> PixelBox {
    PixelBox(x: box.x - offset.x, y: box.y - offset.y, width: box.width, height: box.height)
      .intersection(PixelBox(side: picture.side))
  }

  /// Cuts the window to the dial, where that is needed to see what lies around it, and has it take
  /// clicks where there is something of the face.
  ///
  /// - Parameters:
  ///   - isCut: Whether it is cut in any case.
  ///   - isClickThrough: Whether it takes no clicks at all.
  func shapeWindow(isCut: Bool, isClickThrough: Bool) {
    guard extensions.hasShape else { return }
    window.cut(to: isCut || !window.hasAlpha ? inWindow(painter.opaqueRows) : nil)
    // One that is cut takes them within its shape.
    let rows = window.hasAlpha ? inWindow(painter.touchRows) : nil
    window.takeClicks(in: isClickThrough ? [] : rows)
  }

  private func inWindow(_ rows: [PixelBox]) -> [PixelBox] {
    rows.map { row in
      PixelBox(x: row.x + offset.x, y: row.y + offset.y, width: row.width, height: row.height)
    }
  }
}
