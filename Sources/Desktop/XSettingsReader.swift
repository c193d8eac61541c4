/// Reads the property in which a settings manager says what the desktop's settings are, laid out as
/// version 0.5 of the XSETTINGS specification has it.
///
/// Whoever owns the selection may have written anything: nothing is taken from a property that is
/// not whole.
struct XSettingsReader {
  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private var position = 0

  /// The value of a setting.
  ///
  /// - Parameters:
  ///   - name: The setting's, as in "Gtk/EnableAnimations".
  ///   - bytes: The property.
  /// - Returns: Nil where there is no such setting, it is no integer, or the property is damaged.
  static func integer(named name: String, in bytes: [UInt8]) -> Int32? {
    guard let order = bytes.first, order <= 1 else { return nil }
    var reader = XSettingsReader(bytes: bytes, isBigEndian: order == 1)
    // The byte order, three unused bytes and the property's serial number come first.
    guard reader.take(8) != nil, let count = reader.card32() else { return nil }
    var value: Int32?
    for _ in 0..<count {
      guard let setting = reader.setting() else { return nil }
      if setting.name.elementsEqual(name.utf8), value == nil { value = setting.integer }
    }
    return value
  }

  private init(bytes: [UInt8], isBigEndian: Bool) {
    self.bytes = bytes
    self.isBigEndian = isBigEndian
  }

  /// Takes one setting; its value is nil where it is no integer.
  private mutating func setting() -> (name: ArraySlice<UInt8>, integer: Int32?)? {
    // Type, an unused byte, the name and its length, the serial number of the last change, value.
    guard let type = take(2)?.first, let length = card16(), let name = take(padded: Int(length)),
      take(4) != nil
    else { return nil }
    switch type {
    case 0:
      guard let value = card32() else { return nil }
      return (name, Int32(bitPattern: value))
    case 1:
      guard let length = card32(), take(padded: Int(length)) != nil else { return nil }
      return (name, nil)
    case 2:
      // A colour: four times 16 bits.
      return take(8) == nil ? nil : (name, nil)
    default:
      return nil
    }
  }

  /// Takes bytes; nil, and none, where fewer are left.
  private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= bytes.count - position else { return nil }
    defer { position += count }
    return bytes[position..<position + count]
  }

  /// Takes bytes and what fills them up to a multiple of four.
  private mutating func take(padded count: Int) -> ArraySlice<UInt8>? {
    take((count + 3) & ~3)?.prefix(count)
  }

  private mutating func card16() -> UInt16? {
    take(2).map { UInt16(truncatingIfNeeded: number($0)) }
  }

  private mutating func card32() -> UInt32? {
    take(4).map(number)
  }

  private func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let digits = isBigEndian ? Array(bytes) : bytes.reversed()
    return digits.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
