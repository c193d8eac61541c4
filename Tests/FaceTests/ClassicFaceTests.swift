import Canvas
import Testing
import Timekeeping

@testable import Face

/// What the classic face promises to those who read it.
@Suite struct ClassicFaceTests {
  @Test(arguments: [ClassicFace.enamel, ClassicFace.enamelEdge])
  func `Hands and marks stand out from the dial`(enamel: Color) {
    #expect(ClassicFace.ink.contrast(to: enamel) >= 7)
    #expect(ClassicFace.accent.contrast(to: enamel) >= 7)
  }

  @Test(arguments: [32, 47, 48, 95, 96, 200, 400, 401, 2_160])
  func `Hands differ in length and weight`(side: Int) throws {
    let face = ClassicFace.face(side: side, castsShadow: true)
    let shapes = [Layer.Hand.hour, .minute, .second].compactMap { hand in
      face.layers.first { $0.hand == hand && $0.shape?.blur == 0 }?.shape
    }
    try #require(shapes.count == 3)
    let (hour, minute, second) = (shapes[0].bars[0], shapes[1].bars[0], shapes[2].bars[0])
    #expect(hour.to < 0.76 && hour.to > 0.45)
    #expect(minute.to > 0.78 && minute.to < 0.9)
    #expect(second.to > minute.to)
    #expect(hour.width > minute.width && minute.width > second.width)
  }

  @Test func `Small faces leave out what would be a smudge`() {
    let small = ClassicFace.face(side: 40, castsShadow: true)
    let large = ClassicFace.face(side: 200, castsShadow: true)
    #expect(!small.layers.contains { ($0.shape?.blur ?? 0) > 0 })
    #expect(large.layers.filter { ($0.shape?.blur ?? 0) > 0 }.count == 3)
  }

  @Test func `12 o'clock is told from the other hours`() throws {
    let picture = try Picture(
      of: ClassicFace.face(side: 200, castsShadow: false),
      at: TimeOfDay(hour: 6, minute: 32, second: 31))
    // The picture upside down has one mark where the upright one has two.
    #expect(picture.difference(from: picture.turned.turned).worst > 200)
    let row = picture.pixels[20 * 200 + 93..<20 * 200 + 107].map { $0 & 0xff < 0x60 }
    let edges = zip(row, row.dropFirst()).filter { $0 != $1 }.count
    #expect(edges == 4)
  }
}
