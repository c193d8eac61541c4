import Canvas

/// What lies under the parts of a picture that something was drawn on, to be put back.
final class SavedPixels {
  /// The parts of the picture.
  private var boxes = Damage()
  private let pixels: UnsafeMutablePointer<UInt32>
  private let side: Int

  /// None of a square picture of a side in pixels.
  init(side: Int) {
    self.side = side
    // Memory that nothing is written to costs nothing.
    pixels = .allocate(capacity: side * side)
  }

  deinit {
    pixels.deallocate()
  }

  /// Saves boxes of a picture that nothing is drawn on, in place of what was saved.
  func save(_ boxes: Damage, of picture: borrowing Surface) {
    self.boxes = boxes
    // Boxes that overlap may be more than the picture.
    if boxes.boxes.reduce(0, { $0 + $1.area }) > side * side {
      self.boxes = Damage()
      self.boxes.add(PixelBox(side: side))
    }
    forEachRow(of: picture) { row, saved, count in
      saved.update(from: row, count: count)
    }
  }

  /// Puts back what was saved.
  func putBack(on picture: borrowing Surface) {
    forEachRow(of: picture) { row, saved, count in
      row.update(from: saved, count: count)
    }
  }

  /// Runs a closure while the picture looks as if nothing were drawn on it.
  func withoutDrawings<Result>(on picture: borrowing Surface, _ body: () -> Result) -> Result {
    func exchange(backwards: Bool) {
      forEachRow(of: picture, backwards: backwards) { row, saved, count in
        for index in 0..<count { (row[index], saved[index]) = (saved[index], row[index]) }
      }
    }
    exchange(backwards: false)
    defer { exchange(backwards: true) }
    return body()
  }

  /// Runs a closure for each row of each box, from the first box to the last or backwards, with the
  /// picture's pixels and those saved.
  private func forEachRow(
    of picture: borrowing Surface, backwards: Bool = false,
    _ body: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>, Int) -> Void
  ) {
    picture.withMutablePixels { start, stride in
      var saved = backwards ? boxes.boxes.reduce(0) { $0 + $1.area } : 0
      for index in boxes.boxes.indices {
        let box = boxes.boxes[backwards ? boxes.boxes.count - 1 - index : index]
        if backwards { saved -= box.area }
        for y in 0..<box.height {
          let row = start + (box.y + y) * stride + box.x * 4
          body(
            row.assumingMemoryBound(to: UInt32.self), pixels + saved + y * box.width, box.width)
        }
        if !backwards { saved += box.area }
      }
    }
  }
}
