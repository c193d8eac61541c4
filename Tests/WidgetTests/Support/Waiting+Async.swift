import Foundation

/// Waits until a condition holds that takes a while; other tests run meanwhile.
func waitAside(
  for awaited: String, upTo seconds: Double, until condition: () throws -> Bool
) async throws {
  let deadline = Date(timeIntervalSinceNow: seconds)
  while true {
    // As in `wait`.
    let isOver = Date() >= deadline
    if try condition() { return }
    if isOver { throw Failure("waited \(seconds) s in vain for \(awaited)") }
    try await Task.sleep(for: .milliseconds(100))
  }
}
