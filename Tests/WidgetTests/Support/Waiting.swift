import Foundation

/// Waits until a condition holds.
func wait(
  for awaited: String, upTo seconds: Double = 10, until condition: () throws -> Bool
) throws {
  let _: Bool = try value(of: awaited, upTo: seconds) { try condition() ? true : nil }
}

/// Waits until there is a value, and returns it.
func value<Value>(
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
