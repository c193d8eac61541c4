import Foundation

/// What stopped a test from going on, in words.
struct Failure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// What the C library calls an error.
func systemMessage(_ error: Int32) -> String {
  strerror(error).map { String(cString: $0) } ?? "error \(error)"
}
