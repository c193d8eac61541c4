extension [UInt8] {
  /// A number as X has it; little-endian: that is what the clients of these tests speak.
  package func number(at index: Int, bytes: Int) -> Int {
    self[index..<index + bytes].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
