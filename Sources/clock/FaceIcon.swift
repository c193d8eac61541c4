import Canvas
import Desktop
import Face
import Timekeeping

extension WidgetWindow {
  /// Gives task lists and docks the face itself, at ten past ten.
  ///
  /// - Throws: `ClockError` where there is no memory for it.
  func setIcon(showing design: FaceDesign) throws(ClockError) {
    let side = 64
    let time = TimeOfDay(hour: 10, minute: 10, second: 36)
    do throws(CanvasError) {
      let icon = try Surface(format: .argb32, width: side, height: side)
      design.face(side, true).draw(
        on: Context(on: icon),
        pose: Motion.tick.pose(at: time, showsSeconds: true, work: design.work),
        showsSeconds: true)
      setIcon(icon, side: side)
    } catch {
      throw ClockError(error)
    }
  }
}
