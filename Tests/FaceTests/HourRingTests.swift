import Canvas
import Foundation
import Testing
import Timekeeping

@testable import Face

/// Hour hands that turn once a day, and the classic dial for them.
@Suite struct HourRingTests {
  /// What the ring changes in the dial, by the degree of the circle, clockwise from 12.
  private func ink(side: Int) throws -> [Int: Int] {
    let design = FaceDesign.classic()
    let faces = [design, design.turning(hours: 24)].map { $0.face(side, false) }
    let (plain, ringed) = (try faces[0].groundPicture(), try faces[1].groundPicture())
    var ink: [Int: Int] = [:]
    for index in plain.pixels.indices where plain.pixels[index] != ringed.pixels[index] {
      let x = Double(index % side) + 0.5 - Double(side) / 2
      let y = Double(index / side) + 0.5 - Double(side) / 2
      // Between the hour hand's end and the minutes' marks.
      let distance = (x * x + y * y).squareRoot() / faces[0].radius
      #expect(distance > 0.5 && distance < 0.73, "\(distance)")
      let degree = Int((atan2(x, -y) * 180 / .pi).rounded())
      ink[(degree + 360) % 360, default: 0] += 1
    }
    return ink
  }

  @Test(arguments: [200, 401, 800]) func `There are twenty-four hours`(side: Int) throws {
    let ink = try ink(side: side)
    for hour in 0..<24 {
      let near = (-2...2).reduce(0) { $0 + ink[(hour * 15 + $1 + 360) % 360, default: 0] }
      #expect(near > 3, "\(hour) o'clock")
      // Numerals are broader than marks.
      guard hour % 6 != 0, hour % 6 != 5 else { continue }
      for degree in hour * 15 + 4...hour * 15 + 11 {
        #expect(ink[degree] == nil, "\(degree)° between the hours")
      }
    }
  }

  @Test(arguments: [48, 95]) func `Small ones have the quarters alone`(side: Int) throws {
    for degree in try ink(side: side).keys {
      #expect((degree + 15) % 90 <= 30, "\(degree)°")
    }
  }

  @Test func `An hour hand turns as it is told`() throws {
    let classic = FaceDesign.classic()
    let day = try ThemeFile(bundled: "day").design
    #expect(classic.turning(hours: nil).work == classic.work)
    #expect(day.turning(hours: nil).work.hoursPerTurn == 24)
    #expect(classic.turning(hours: 12).face(200, true) == classic.face(200, true))
    #expect(day.turning(hours: 24).face(200, true) == day.face(200, true))
    let half = day.turning(hours: 12)
    #expect(half.face(200, true) == day.face(200, true) && half.motion == day.motion)
    #expect(half.background == day.background && half.name == day.name)
    let evening = TimeOfDay(hour: 18, minute: 0, second: 0)
    for (design, angle) in [
      (classic, 180.0), (classic.turning(hours: 24), 270), (day, 270), (half, 180),
    ] {
      let pose = Motion.tick.pose(at: evening, showsSeconds: true, work: design.work)
      let turned = (pose.hour * 180 / .pi).truncatingRemainder(dividingBy: 360)
      #expect(abs(turned - angle) < 1e-6, "\(design.name)")
    }
  }

  @Test func `A dial of one's own has no ring`() {
    let page = Rectangle(minX: 0, minY: 0, maxX: 10, maxY: 10)
    let dial = LayerImage(drawing: Drawing(), page: page, scale: 1)
    let classic = FaceDesign.classic()
    let design = classic.turning(hours: 24).withDial(dial)
    #expect(design.work.hoursPerTurn == 24)
    #expect(design.face(200, true) == classic.withDial(dial).face(200, true))
  }
}
