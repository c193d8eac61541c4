import Canvas
import Testing
import Timekeeping

@testable import Face

/// Repainting only what moved.
@Suite struct PainterTests {
  private func time(_ milliseconds: Int) -> TimeOfDay {
    let seconds = milliseconds / 1_000
    return TimeOfDay(
      hour: 10, minute: 10 + seconds / 60, second: seconds % 60,
      microsecond: milliseconds % 1_000 * 1_000)
  }

  @Test(arguments: [Motion.tick, .sweep], [48, 200, 333])
  func `Damage holds every changed pixel`(motion: Motion, side: Int) throws {
    let face = ClassicFace.face(side: side, castsShadow: true)
    let painter = try FacePainter(face: face)
    let surface = try Surface(format: .argb32, width: side, height: side)
    var before = Picture(surface, side: side)
    for frame in 0..<100 {
      let pose = motion.pose(at: time(frame * 617), showsSeconds: true)
      let damage = try painter.update(surface, pose: pose, showsSeconds: true)
      let after = Picture(surface, side: side)
      var patched = before
      for box in damage.boxes {
        for y in box.y..<box.y + box.height {
          let row = y * side + box.x..<y * side + box.x + box.width
          patched.pixels.replaceSubrange(row, with: after.pixels[row])
        }
      }
      #expect(patched == after, "frame \(frame) changed pixels outside its damage")
      before = after
    }
  }

  @Test(arguments: [48, 200, 333])
  func `Many small repaints make the same picture as a whole one`(side: Int) throws {
    let face = ClassicFace.face(side: side, castsShadow: true)
    let painter = try FacePainter(face: face)
    let surface = try Surface(format: .argb32, width: side, height: side)
    for frame in 0..<600 {
      let now = time(frame * 97)
      let pose = Motion.sweep.pose(at: now, showsSeconds: true)
      _ = try painter.update(surface, pose: pose, showsSeconds: true)
      guard frame % 60 == 59 else { continue }
      // A hand may lag behind by a sixteenth of a pixel, which an edge shows as a sixteenth of 255.
      let whole = try Picture(of: face, at: now)
      let difference = Picture(surface, side: side).difference(from: whole)
      #expect(difference.worst <= 18)
      #expect(difference.mean < 0.15)
    }
  }

  @Test func `Nothing moves, nothing is repainted`() throws {
    let painter = try FacePainter(face: ClassicFace.face(side: 200, castsShadow: true))
    let surface = try Surface(format: .argb32, width: 200, height: 200)
    let pose = Motion.tick.pose(at: time(36_000), showsSeconds: true)
    #expect(try !painter.update(surface, pose: pose, showsSeconds: true).isEmpty)
    #expect(try painter.update(surface, pose: pose, showsSeconds: true).isEmpty)
  }

  @Test func `The second hand goes and comes back`() throws {
    let face = ClassicFace.face(side: 200, castsShadow: true)
    let painter = try FacePainter(face: face)
    let surface = try Surface(format: .argb32, width: 200, height: 200)
    let pose = Motion.sweep.pose(at: time(36_000), showsSeconds: true)
    _ = try painter.update(surface, pose: pose, showsSeconds: true)
    let with = Picture(surface, side: 200)
    _ = try painter.update(surface, pose: pose, showsSeconds: false)
    #expect(
      Picture(surface, side: 200) == (try Picture(of: face, at: time(36_000), showsSeconds: false)))
    _ = try painter.update(surface, pose: pose, showsSeconds: true)
    #expect(Picture(surface, side: 200) == with)
  }

  @Test(arguments: [32, 200, 401])
  func `The dial's opaque part is a disc`(side: Int) throws {
    let face = ClassicFace.face(side: side, castsShadow: false)
    let rows = try FacePainter(face: face).opaqueRows
    let area = Double(rows.reduce(0) { $0 + $1.area })
    #expect(abs(area / (.pi * face.radius * face.radius) - 1) < 0.02)
    #expect(rows.allSatisfy { $0.height == 1 && abs(side - 2 * $0.x - $0.width) <= 1 })
  }
}
