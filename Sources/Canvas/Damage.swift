/// The pixels in which a picture differs from the one before: a few boxes.
package struct Damage: Equatable {
  /// Boxes that together hold every changed pixel; none is empty.
  package private(set) var boxes: [PixelBox] = []

  /// No damage.
  package init() {}

  /// Adds a box. Boxes that are no larger together than apart become one.
  package mutating func add(_ box: PixelBox) {
    guard !box.isEmpty else { return }
    var box = box
    while let index = boxes.firstIndex(where: { $0.union(box).area <= $0.area + box.area }) {
      box = box.union(boxes.remove(at: index))
    }
    boxes.append(box)
  }

  /// Adds all boxes of another picture's damage.
  package mutating func add(_ other: Damage) {
    for box in other.boxes { add(box) }
  }

  /// Forgets all boxes; their memory is kept for the next picture's.
  package mutating func removeAll() {
    boxes.removeAll(keepingCapacity: true)
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { boxes.isEmpty }
}
