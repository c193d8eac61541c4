import Testing

/// Expects two values to be equal in a process of a test's own, whose failures come with nothing but
/// their comments.
func expectInChild<Value: Equatable>(
  _ found: Value, _ expected: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    found == expected, "line \(sourceLocation.line): \(found), not \(expected)",
    sourceLocation: sourceLocation)
}
