import Glibc

/// A locale's names of days and months, and its ways to write a date.
///
/// Safe, as it owns both of its C objects, and frees them only with itself.
@safe final class DateLocale {
  /// The locale of the environment that the process has when it is first asked for.
  ///
  /// It is made once and only read from then on, which the C library allows from any thread; but the
  /// conversion has a state, and dates are written by one thread.
  nonisolated(unsafe) static let users = DateLocale()

  /// The longest text, in bytes of UTF-8.
  private static let limit = 256

  private let locale: locale_t?
  /// From the locale's encoding to UTF-8; nil where the two are the same.
  private let converter: iconv_t?

  /// The locale that `LC_ALL`, `LC_TIME` or `LANG` name now; C's where there is no such locale or
  /// where its encoding is not known here.
  ///
  /// The corresponding C function is `newlocale`.
  init() {
    if let named = unsafe newlocale(LC_TIME_MASK, "", nil) {
      // That of the dates' own category: another may differ.
      let encoding = unsafe String(cString: nl_langinfo_l(nl_item(_NL_TIME_CODESET), named))
      // C's, whose texts are UTF-8 as they are.
      if ["UTF-8", "ANSI_X3.4-1968"].contains(encoding) {
        unsafe locale = named
        unsafe converter = nil
        return
      }
      let opened = unsafe iconv_open("UTF-8", encoding)
      if unsafe opened != iconv_t(bitPattern: -1) {
        unsafe locale = named
        unsafe converter = opened
        return
      }
      unsafe freelocale(named)
    }
    unsafe locale = newlocale(LC_TIME_MASK, "C", nil)
    unsafe converter = nil
  }

  deinit {
    if let converter = unsafe converter { unsafe _ = iconv_close(converter) }
    if let locale = unsafe locale { unsafe freelocale(locale) }
  }

  /// A time's parts in a format; nil where nothing comes of it, or more than 256 bytes.
  ///
  /// The corresponding C function is `strftime_l`. It takes a format in the locale's encoding, while
  /// this one is UTF-8: so it is only given what reads the same in both.
  func text(_ format: String, of parts: tm) -> String? {
    var text: [UInt8] = []
    var rest = format.utf8.filter { $0 != 0 }[...]
    while let first = rest.first {
      let isASCII = first < 0x80
      let piece = rest.prefix { ($0 < 0x80) == isASCII }
      rest = rest[piece.endIndex...]
      guard let written = isASCII ? unsafe written(piece, of: parts) : Array(piece) else {
        return nil
      }
      text += written
      guard text.count <= DateLocale.limit else { return nil }
    }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  /// A piece of a format written out, in UTF-8; nil where it is too long.
  private func written(_ format: ArraySlice<UInt8>, of parts: tm) -> [UInt8]? {
    // The C function returns 0 for nothing and for too much alike: one character tells them apart.
    let format = ([UInt8(ascii: ".")] + format + [0]).map { CChar(bitPattern: $0) }
    var text = [CChar](repeating: 0, count: 1 + DateLocale.limit + 1)
    var parts = unsafe parts
    guard let locale = unsafe locale else { return nil }
    let count = unsafe strftime_l(&text, text.count, format, &parts, locale)
    guard count > 0 else { return nil }
    return converted(text[1..<count].map { UInt8(bitPattern: $0) })
  }

  private func converted(_ bytes: [UInt8]) -> [UInt8]? {
    guard let converter = unsafe converter else { return bytes }
    var source = bytes.map { CChar(bitPattern: $0) }
    // A character that is one byte in any encoding is at most four in UTF-8.
    var target = [CChar](repeating: 0, count: 4 * source.count)
    let size = target.count
    let left: Int? = unsafe source.withUnsafeMutableBufferPointer { source in
      unsafe target.withUnsafeMutableBufferPointer { target in
        var input = source.baseAddress
        var inputLeft = source.count
        var output = target.baseAddress
        var outputLeft = target.count
        unsafe iconv(converter, nil, nil, nil, nil)
        let failures = unsafe iconv(converter, &input, &inputLeft, &output, &outputLeft)
        return failures == -1 ? nil : outputLeft
      }
    }
    return left.map { target[..<(size - $0)].map { UInt8(bitPattern: $0) } }
  }
}
