import Canvas
import Testing

@testable import Face

/// Drawings of black whose colour is chosen later.
@Suite struct DrawingColorTests {
  private let all = "n 0 0 20 20 rectangle"

  private func pixel(_ steps: String, _ color: Color = Color(0xff0000)) throws -> UInt32 {
    try Picture(of: Drawing(steps: steps).colored(color))[10, 10]
  }

  @Test func blackIsReplaced() throws {
    #expect(try pixel("\(all) fill+") == 0xffff_0000, "black that is not said")
    #expect(try pixel("0 g set-source \(all) fill+") == 0xffff_0000)
    #expect(try pixel("0 0 0 rgb set-source \(all) fill+") == 0xffff_0000)
    #expect(try pixel("1 g set-source 0 g set-source \(all) fill+") == 0xffff_0000)
    #expect(try pixel("20 set-line-width n 0 10 m 20 10 l stroke+") == 0xffff_0000)
  }

  @Test func opacitiesAreMultiplied() throws {
    #expect(try pixel("\(all) fill+", Color(0x0000ff, alpha: 0.5)) == 0x8000_0080)
    #expect(try pixel("0.5 a set-source \(all) fill+") == 0x8080_0000)
    #expect(try pixel("0.5 a set-source \(all) fill+", Color(0xff0000, alpha: 0.5)) >> 24 == 0x40)
  }

  @Test func otherPaintsStay() throws {
    #expect(try pixel("0 0 1 rgb set-source \(all) fill+") == 0xff00_00ff)
    #expect(
      try pixel("0 0 20 0 linear 0 0 0 0 1 add-color-stop set-source \(all) fill+") == 0xff00_0000)
  }

  @Test func groupsAreColoredToo() throws {
    let group = "//COLOR_ALPHA [] record dup /s1 exch def dup context \(all) fill+ pop pattern"
    #expect(try pixel("\(group) set-source 0.5 a mask") == 0x8080_0000)
  }

  @Test func nothingStaysNothing() {
    #expect(Drawing().colored(Color(0xff0000)) == Drawing())
  }
}
