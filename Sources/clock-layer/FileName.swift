/// A file as the request names it: bytes, relative to the theme's folder.
struct FileName: Equatable {
  /// The path, not ended by a zero byte and holding none.
  let bytes: [UInt8]

  /// The name for a message; what is no UTF-8 shows as U+FFFD.
  var shown: String { String(decoding: bytes, as: UTF8.self) }

  /// Decodes a request's field; nil where that is not encoded rightly.
  init?(percentEncoded field: some Collection<UInt8>) {
    guard let bytes = PercentEncoding.decode(field) else { return nil }
    self.bytes = bytes
  }
}
