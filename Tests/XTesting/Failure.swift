import Foundation

/// What stopped a test or a measurement from going on, in words.
package struct Failure: Error, CustomStringConvertible {
  /// The words.
  package let description: String

  /// A failure that is told in these words.
  package init(_ description: String) {
    self.description = description
  }
}

/// What the C library calls an error.
package func systemMessage(_ error: Int32) -> String {
  strerror(error).map { String(cString: $0) } ?? "error \(error)"
}
