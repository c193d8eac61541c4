/// What the coverage of a row of pixels is worked out in.
final class CoverageRows {
  /// How many pixels a row has.
  let side: Int
  /// How much of each pixel is covered: nothing between two rows.
  let coverage: RowCoverage
  /// The same for a bar that crosses others: nothing between two bars.
  let crossing: RowCoverage

  /// Rows for square pictures of a side in pixels.
  init(side: Int) {
    self.side = side
    coverage = RowCoverage(side: side)
    crossing = RowCoverage(side: side)
  }

  deinit {
    coverage.deallocate()
    crossing.deallocate()
  }
}
