import CPixbuf

/// Unpacks what is deflated.
enum Inflater {
  /// Whether a file begins as a gzip file does.
  static func isPacked(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x1f, 0x8b])
  }

  /// Unpacks a gzip file.
  ///
  /// - Returns: The content; nil where it is damaged or has more bytes than the limit.
  static func unpack(_ packed: [UInt8], limit: Int) -> [UInt8]? {
    var stream = z_stream()
    let hasStarted = inflateInit2_(
      &stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard hasStarted == Z_OK else { return nil }
    defer { inflateEnd(&stream) }
    var input = packed
    var piece = [UInt8](repeating: 0, count: 64 << 10)
    var content: [UInt8] = []
    return input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      while true {
        let (status, count) = piece.withUnsafeMutableBufferPointer { piece in
          stream.next_out = piece.baseAddress
          stream.avail_out = UInt32(piece.count)
          return (inflate(&stream, Z_NO_FLUSH), piece.count - Int(stream.avail_out))
        }
        content.append(contentsOf: piece[..<count])
        guard content.count <= limit else { return nil }
        if status == Z_STREAM_END { return content }
        guard status == Z_OK else { return nil }
      }
    }
  }

  /// Unpacks a zlib stream of known length.
  ///
  /// - Returns: Exactly so many bytes; nil where the stream has others.
  static func unpack(_ packed: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
    var content = [UInt8](repeating: 0, count: count)
    var length = UInt(count)
    let status = packed.withUnsafeBufferPointer { packed in
      uncompress(&content, &length, packed.baseAddress, UInt(packed.count))
    }
    return status == Z_OK && length == count ? content : nil
  }
}
