import Foundation

/// Waits until a condition holds.
///
/// - Parameters:
///   - awaited: What is waited for, in words.
///   - seconds: How long, at most.
///   - condition: Whether it is there by now.
/// - Throws: `Failure` where it does not come; what the condition throws.
package func wait(
  for awaited: String, upTo seconds: Double = 10, until condition: () throws -> Bool
) throws {
  let _: Bool = try value(of: awaited, upTo: seconds) { try condition() ? true : nil }
}

/// Waits until there is a value.
///
/// - Parameters:
///   - awaited: What is waited for, in words.
///   - seconds: How long, at most.
///   - source: What has the value once it is there.
/// - Returns: The value.
/// - Throws: `Failure` where it does not come; what the source throws.
package func value<Value>(
  of awaited: String, upTo seconds: Double = 10, from source: () throws -> Value?
) throws -> Value {
  let deadline = Date(timeIntervalSinceNow: seconds)
  while true {
    // The deadline is looked at before the condition: however late this thread is woken, the
    // condition gets its last chance after the time has passed.
    let isOver = Date() >= deadline
    if let value = try source() { return value }
    if isOver { throw Failure("waited \(seconds) s in vain for \(awaited)") }
    usleep(4000)
  }
}
