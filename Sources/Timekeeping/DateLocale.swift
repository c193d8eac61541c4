import Glibc

/// The language that dates are written in, as the C library knows it.
@safe final class DateLocale: @unchecked Sendable {
  /// That of the environment.
  static let user = DateLocale()

  private let locale: locale_t?
  private let codeset: String

  /// A language by its locale's name; an empty one is that of the environment. Where the system has
  /// none of that name, dates are as the C library itself has them.
  init(_ name: String = "") {
    // A category's mask is its bit.
    let categories: Int32 = 1 << LC_TIME | 1 << LC_CTYPE
    let found = unsafe newlocale(categories, name, nil) ?? newlocale(categories, "C", nil)
    unsafe locale = found
    codeset = unsafe found.map { unsafe String(cString: nl_langinfo_l(nl_item(CODESET), $0)) } ?? ""
  }

  deinit {
    if let locale = unsafe locale { unsafe freelocale(locale) }
  }

  /// Most bytes of a text.
  private static let mostBytes = 256

  /// A time in words.
  ///
  /// The corresponding C function is `strftime_l`.
  ///
  /// - Returns: Nil where the format gives nothing, or more than 256 bytes.
  func text(_ format: String, of parts: tm) -> String? {
    guard let locale = unsafe locale else { return nil }
    var parts = unsafe parts
    var bytes = [CChar](repeating: 0, count: DateLocale.mostBytes + 1)
    let count = unsafe strftime_l(&bytes, bytes.count, format, &parts, locale)
    guard count > 0 else { return nil }
    return decoded(Array(bytes[..<count]))
  }

  /// A text in the locale's encoding; nil where it isn't one.
  private func decoded(_ text: [CChar]) -> String? {
    let bytes = text.map(UInt8.init(bitPattern:))
    if codeset == "UTF-8" { return String(validating: bytes, as: UTF8.self) }
    let converter = unsafe iconv_open("UTF-8", codeset)
    guard unsafe converter != iconv_t(bitPattern: -1) else { return nil }
    defer { unsafe iconv_close(converter) }
    var (input, output) = (text, [CChar](repeating: 0, count: text.count * 4))
    let outputCount = output.count
    let rest: Int? = unsafe input.withUnsafeMutableBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        var (from, to) = (source.baseAddress, target.baseAddress)
        var (left, room) = (source.count, target.count)
        return unsafe iconv(converter, &from, &left, &to, &room) == -1 ? nil : room
      }
    }
    return rest.flatMap { rest in
      String(
        validating: output[..<(outputCount - rest)].map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
