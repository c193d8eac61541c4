import Canvas

/// Where a picture was painted on what lies below: for each row, the columns from the first pixel to
/// the last.
final class Footprint {
  private let rows: UnsafeMutablePointer<Range<Int32>>

  /// No footprint in a square picture of a side in pixels.
  init(side: Int) {
    rows = .allocate(capacity: side)
    rows.initialize(repeating: 0..<0, count: side)
  }

  deinit {
    rows.deallocate()
  }

  /// Adds some columns of a row.
  @inline(__always)
  func add(row y: Int, from first: Int, to end: Int) {
    let old = rows[y]
    let (first, end) = (Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: end))
    rows[y] =
      old.isEmpty
      ? Range(uncheckedBounds: (first, end))
      : Range(uncheckedBounds: (min(old.lowerBound, first), max(old.upperBound, end)))
  }

  /// Brings back what lies below in a box: all of it, or what there is a footprint on.
  func clear(
    _ box: PixelBox, of picture: borrowing Surface, to below: borrowing Surface, whole: Bool
  ) {
    if whole { picture.copy(box, from: below) }
    let columns = Range(
      uncheckedBounds: (
        Int32(truncatingIfNeeded: box.x), Int32(truncatingIfNeeded: box.x + box.width)
      ))
    below.withPixels { source, sourceStride in
      picture.withMutablePixels { target, targetStride in
        guard let source = source.baseAddress else { return }
        var y = box.y
        while y < box.y + box.height {
          let row = rows[y]
          let first = max(row.lowerBound, columns.lowerBound)
          let end = min(row.upperBound, columns.upperBound)
          if first < end {
            if !whole {
              (target + y &* targetStride + Int(first) &* 4).copyMemory(
                from: source + y &* sourceStride + Int(first) &* 4,
                byteCount: Int(end &- first) &* 4)
            }
            // What lies in the box is gone; what lies on both of its sides is kept as one with it.
            let isInside = first == row.lowerBound && end == row.upperBound
            if isInside { rows[y] = Range(uncheckedBounds: (0, 0)) }
          }
          y &+= 1
        }
      }
    }
  }
}
