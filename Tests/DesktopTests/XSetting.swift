/// A setting, and how a settings manager writes it.
struct XSetting: Sendable {
  enum Value: Sendable {
    case integer(Int32)
    case string(String)
    case color(UInt16, UInt16, UInt16, UInt16)
  }

  let name: String
  let value: Value

  init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }

  /// A manager's property with settings.
  static func property(_ settings: [XSetting], isBigEndian: Bool) -> [UInt8] {
    func number<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian, Array.init)
    }
    func padded(_ text: String) -> [UInt8] {
      Array(text.utf8) + [UInt8](repeating: 0, count: -text.utf8.count & 3)
    }
    let serial = number(UInt32(7))
    let start = [isBigEndian ? 1 : 0, 0, 0, 0] + serial + number(UInt32(settings.count))
    return settings.reduce(start) { bytes, setting in
      let head = number(UInt16(setting.name.utf8.count)) + padded(setting.name) + serial
      return switch setting.value {
      case .integer(let value):
        bytes + [0, 0] + head + number(value)
      case .string(let text):
        bytes + [1, 0] + head + number(UInt32(text.utf8.count)) + padded(text)
      case .color(let red, let green, let blue, let alpha):
        bytes + [2, 0] + head + [red, blue, green, alpha].flatMap { number($0) }
      }
    }
  }
}
