import Canvas
import Testing

/// Boxes of changed pixels.
@Suite struct DamageTests {
  private func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelBox {
    PixelBox(x: x, y: y, width: width, height: height)
  }

  @Test func `Boxes that overlap much become one`() {
    var damage = Damage()
    damage.add(box(0, 0, 10, 10))
    damage.add(box(1, 1, 10, 10))
    #expect(Array(damage.boxes) == [box(0, 0, 11, 11)])
  }

  @Test func `Boxes far apart stay two`() {
    var damage = Damage()
    damage.add(box(0, 0, 10, 10))
    damage.add(box(100, 100, 10, 10))
    #expect(damage.boxes.count == 2)
  }

  @Test func `A box that bridges two makes one of three`() {
    var damage = Damage()
    damage.add(box(0, 0, 10, 10))
    damage.add(box(20, 0, 10, 10))
    damage.add(box(5, 0, 20, 10))
    #expect(Array(damage.boxes) == [box(0, 0, 30, 10)])
  }

  @Test func `Nothing is no damage`() {
    var damage = Damage()
    damage.add(box(5, 5, 0, 10))
    damage.add(box(0, 0, 4, 4).intersection(box(8, 8, 4, 4)))
    #expect(damage.isEmpty)
  }

  @Test func `More boxes than there is room for become fewer`() {
    var damage = Damage()
    let corners = [(0, 0), (100, 0), (0, 100), (100, 100), (12, 0)]
    for (x, y) in corners {
      damage.add(box(x, y, 10, 10))
      #expect(damage.boxes.count <= Damage.Boxes.most)
    }
    for (x, y) in corners {
      #expect(damage.boxes.contains { $0.intersection(box(x, y, 10, 10)) == box(x, y, 10, 10) })
    }
    // Those that are close to one another, not any two.
    #expect(damage.boxes.contains(box(0, 0, 22, 10)))
  }
}
