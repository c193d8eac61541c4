/// How much a bar covers of the pixels of a row, from 0 to 1 each, four at a time.
///
/// The compiler makes one instruction of what is done with four pixels where a loop does little, and
/// ten where it does much: so each of these does one thing, and is not drawn into its caller.
struct RowCoverage {
  /// The row's coverage: a number for each pixel, and three more.
  private let start: UnsafeMutableRawPointer

  /// No coverage of a row of so many pixels, in memory of its own that lasts until `deallocate`.
  init(side: Int) {
    // Four pixels are worked on at once, and cleared beyond the last one.
    let count = (side + 4) * MemoryLayout<Float>.stride
    start = .allocate(byteCount: count, alignment: MemoryLayout<FourPixels>.alignment)
    start.initializeMemory(as: UInt8.self, repeating: 0, count: count)
  }

  /// Gives the memory back.
  func deallocate() { start.deallocate() }

  /// Some pixels of a row, and where they lie between two edges, in a kernel's units.
  struct Run {
    /// The first pixel's column.
    let first: Int
    /// The column after the last pixel; up to three more are worked on.
    let end: Int
    /// How far the first four pixels' middles are from the middle between the edges.
    let distances: FourPixels
    /// How much farther four columns on are.
    let step: Float
  }

  @inline(__always)
  private subscript(x: Int) -> FourPixels {
    get { start.loadUnaligned(fromByteOffset: x &* 4, as: FourPixels.self) }
    nonmutating set { start.storeBytes(of: newValue, toByteOffset: x &* 4, as: FourPixels.self) }
  }

  /// Four pixels are not covered from a column on.
  @inline(__always)
  func clear(from x: Int) { self[x] = .zero }

  /// The coverage that some numbers say, the first of which is for column 0; none of four pixels more.
  @inline(never)
  func fill(from first: Int, to end: Int, with shares: UnsafePointer<Float>) {
    let shares = UnsafeRawPointer(shares)
    var x = first
    while x < end {
      self[x] = shares.loadUnaligned(fromByteOffset: x &* 4, as: FourPixels.self)
      x &+= 4
    }
    clear(from: end)
  }

  /// Moves the coverage of some pixels elsewhere, and leaves none.
  func move(from first: Int, to end: Int, _ shares: UnsafeMutablePointer<Float>) {
    for x in first..<max(first, end) {
      shares[x - first] = start.load(fromByteOffset: x * 4, as: Float.self)
      start.storeBytes(of: 0, toByteOffset: x * 4, as: Float.self)
    }
  }

  /// The coverage by a strip whose edges lie so far from its middle that no pixel is in reach of both.
  @inline(never)
  func fill(_ run: Run, wide half: Float, kernel: some EdgeKernel) {
    var distance = run.distances
    var x = run.first
    while x < run.end {
      self[x] = kernel.bulge(half - distance.magnitude) + 0.5
      distance += run.step
      x &+= 4
    }
  }

  /// The coverage by a strip whose edges lie anywhere.
  @inline(never)
  func fill(_ run: Run, narrow half: Float, kernel: some EdgeKernel) {
    var distance = run.distances
    var x = run.first
    while x < run.end {
      self[x] = kernel.bulge(half - distance) - kernel.bulge(-half - distance)
      distance += run.step
      x &+= 4
    }
  }

  /// Leaves what lies between two ends so far from their middle that no pixel is in reach of both.
  @inline(never)
  func cut(_ run: Run, wide half: Float, kernel: some EdgeKernel) {
    var distance = run.distances
    var x = run.first
    while x < run.end {
      self[x] *= kernel.bulge(half - distance.magnitude) + 0.5
      distance += run.step
      x &+= 4
    }
  }

  /// Leaves what lies between two ends anywhere.
  @inline(never)
  func cut(_ run: Run, narrow half: Float, kernel: some EdgeKernel) {
    var distance = run.distances
    var x = run.first
    while x < run.end {
      self[x] *= kernel.bulge(half - distance) - kernel.bulge(-half - distance)
      distance += run.step
      x &+= 4
    }
  }

  /// Rounds corners: what lies beyond two edges moved inwards by a radius is covered no more than its
  /// distance from the corner so made lets it.
  @inline(never)
  func round(
    _ across: Run, width: Float, _ along: Run, length: Float, radius: Float,
    kernel: some EdgeKernel
  ) {
    var (inWidth, inLength) = (across.distances, along.distances)
    var x = across.first
    while x < across.end {
      let beyondWidth = (inWidth.magnitude - width).positive
      let beyondLength = (inLength.magnitude - length).positive
      let distance = (beyondWidth * beyondWidth + beyondLength * beyondLength).root
      // 1 where it is a corner, and 0 beside one.
      let isCorner = (beyondWidth * beyondLength * 1e9).atMost(.one)
      let coverage = self[x]
      let excess = (coverage - kernel.bulge(radius - distance) - 0.5).positive
      self[x] = coverage - excess * isCorner
      inWidth += across.step
      inLength += along.step
      x &+= 4
    }
  }

  /// Raises the coverage to another one's where that is more.
  @inline(never)
  func raise(to other: RowCoverage, from first: Int, to end: Int) {
    var x = first
    while x < end {
      self[x] = self[x].atLeast(other[x])
      other[x] = .zero
      x &+= 4
    }
  }

  /// Lays ink over pixels as far as they are covered, and leaves no coverage.
  ///
  /// - Parameters:
  ///   - ink: The ink.
  ///   - row: The row's first pixel.
  ///   - first: The first column.
  ///   - end: The column after the last; up to three more may be read and written as they were.
  ///   - side: How many pixels the row has.
  @inline(never)
  func spend(_ ink: Ink, on row: UnsafeMutableRawPointer, from first: Int, to end: Int, side: Int) {
    var x = first
    let whole = min(end, side &- 3)
    while x < whole {
      let below = row.loadUnaligned(fromByteOffset: x &* 4, as: SIMD4<UInt32>.self)
      let above = ink.over(below, coverage: self[x])
      row.storeBytes(of: above, toByteOffset: x &* 4, as: SIMD4<UInt32>.self)
      self[x] = .zero
      x &+= 4
    }
    guard x < end else { return }
    // The row ends before four pixels do.
    var last = SIMD4<UInt32>()
    for lane in 0..<side - x {
      last[lane] = row.load(fromByteOffset: (x + lane) * 4, as: UInt32.self)
    }
    last = ink.over(last, coverage: self[x])
    self[x] = .zero
    for lane in 0..<side - x {
      row.storeBytes(of: last[lane], toByteOffset: (x + lane) * 4, as: UInt32.self)
    }
  }
}
