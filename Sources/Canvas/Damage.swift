/// The pixels in which a picture differs from the one before: a few boxes, kept in place, as there
/// are some in every frame.
package struct Damage: Equatable {
  /// Boxes that together hold every changed pixel; none is empty.
  package private(set) var boxes = Boxes()

  /// No damage.
  package init() {}

  /// Adds a box. Boxes that are no larger together than apart become one, and so do those that are
  /// the least larger where there would be too many.
  package mutating func add(_ box: PixelBox) {
    guard !box.isEmpty else { return }
    var box = box
    var index = 0
    while index < boxes.count {
      let union = boxes[index].union(box)
      if union.area <= boxes[index].area + box.area {
        box = union
        boxes.remove(at: index)
        // The larger box may meet those that the smaller one did not.
        index = 0
      } else {
        index += 1
      }
    }
    guard boxes.count == Boxes.most else { return boxes.append(box) }
    var nearest = 0
    for index in boxes.indices where growth(of: index, by: box) < growth(of: nearest, by: box) {
      nearest = index
    }
    box = box.union(boxes[nearest])
    boxes.remove(at: nearest)
    add(box)
  }

  private func growth(of index: Int, by box: PixelBox) -> Int {
    boxes[index].union(box).area - boxes[index].area
  }

  /// Adds all boxes of another picture's damage.
  package mutating func add(_ other: Damage) {
    for box in other.boxes { add(box) }
  }

  /// Forgets all boxes.
  package mutating func removeAll() {
    boxes = Boxes()
  }

  /// Whether nothing differs.
  package var isEmpty: Bool { boxes.isEmpty }
}

extension Damage {
  /// Some boxes, in no memory of their own.
  package struct Boxes: RandomAccessCollection, Equatable {
    /// How many boxes there can be.
    package static let most = 4

    /// How many boxes there are.
    package private(set) var count = 0
    private var storage = InlineArray<4, PixelBox>(repeating: PixelBox(side: 0))

    /// The first box's index.
    package var startIndex: Int { 0 }
    /// The index after the last box's.
    package var endIndex: Int { count }
    /// A box.
    package subscript(index: Int) -> PixelBox { storage[index] }

    fileprivate mutating func append(_ box: PixelBox) {
      storage[count] = box
      count += 1
    }

    fileprivate mutating func remove(at index: Int) {
      count -= 1
      for later in index..<count { storage[later] = storage[later + 1] }
    }

    /// Whether the boxes are the same, in the same order.
    package static func == (one: Boxes, other: Boxes) -> Bool { one.elementsEqual(other) }
  }
}
