import Testing

@testable import Desktop

/// What a settings manager says.
@Suite struct XSettingsReaderTests {
  static let animations = "Gtk/EnableAnimations"

  /// As a desktop's manager writes them, with names and strings of all lengths of padding.
  static let desktop: [XSetting] = [
    .init("Net/ThemeName", .string("Adwaita")),
    .init("Net/DoubleClickTime", .integer(400)),
    .init("a", .string("")), .init("ab", .string("x")), .init("abc", .string("xy")),
    .init("Gtk/Background", .color(0xffff, 0x8000, 0, 0xffff)),
    .init(animations, .integer(0)),
    .init("Xft/DPI", .integer(-98_304)),
    .init("", .string("xyz")),
  ]

  static let tables: [(settings: [XSetting], name: String, value: Int32?)] = [
    ([], animations, nil),
    (desktop, animations, 0),
    (desktop, "Net/DoubleClickTime", 400),
    (desktop, "Xft/DPI", -98_304),
    ([.init(animations, .integer(1))], animations, 1),
    ([.init("x", .integer(.max)), .init("y", .integer(.min))], "y", .min),
    // Names differ in case and length; others' types count for nothing.
    (desktop, "Gtk/EnableAnimation", nil),
    (desktop, "gtk/enableanimations", nil),
    (desktop, "Net/ThemeName", nil),
    (desktop, "Gtk/Background", nil),
    (desktop, "", nil),
  ]

  @Test(arguments: tables, [false, true])
  func `A setting is found`(
    table: (settings: [XSetting], name: String, value: Int32?), isBigEndian: Bool
  ) {
    let bytes = XSetting.property(table.settings, isBigEndian: isBigEndian)
    #expect(XSettingsReader.integer(named: table.name, in: bytes) == table.value)
    // What follows the last setting is of no consequence.
    #expect(XSettingsReader.integer(named: table.name, in: bytes + [1, 2, 3]) == table.value)
  }

  /// Written down by hand from the specification, so that reader and tests can't err alike.
  static let written: [[UInt8]] = [
    [
      0, 0, 0, 0, 7, 0, 0, 0, 2, 0, 0, 0,
      1, 0, 3, 0, 0x41, 0x2f, 0x42, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0x68, 0x69, 0, 0,
      0, 0, 5, 0, 0x41, 0x2f, 0x43, 0x61, 0x62, 0, 0, 0, 2, 0, 0, 0, 0x78, 0x56, 0x34, 0x12,
    ],
    [
      1, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 2,
      1, 0, 0, 3, 0x41, 0x2f, 0x42, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0x68, 0x69, 0, 0,
      0, 0, 0, 5, 0x41, 0x2f, 0x43, 0x61, 0x62, 0, 0, 0, 0, 0, 0, 2, 0x12, 0x34, 0x56, 0x78,
    ],
  ]

  @Test(arguments: written) func `The specification's layout is understood`(bytes: [UInt8]) {
    #expect(XSettingsReader.integer(named: "A/Cab", in: bytes) == 0x1234_5678)
    #expect(XSettingsReader.integer(named: "A/B", in: bytes) == nil)
  }

  @Test(arguments: [false, true]) func `A piece of a property says nothing`(isBigEndian: Bool) {
    let bytes = XSetting.property(Self.desktop, isBigEndian: isBigEndian)
    for length in 0..<bytes.count {
      let piece = Array(bytes.prefix(length))
      #expect(XSettingsReader.integer(named: Self.animations, in: piece) == nil, "\(length) bytes")
    }
  }

  static let damages: [(offset: Int, bytes: [UInt8])] = [
    // Another byte order than the two, and one that the property does not have.
    (0, [2]), (0, [255]), (0, [1]),
    // More settings than there are: one, and all that can be said.
    (8, [3, 0, 0, 0]), (8, [255, 255, 255, 255]),
    // A type that there isn't; a string that is called a number; a name and a string too long.
    (12, [3]), (12, [0]), (14, [255, 255]), (24, [255, 255, 255, 255]), (24, [255, 255, 255, 127]),
    (34, [14, 0]),
  ]

  @Test(arguments: damages) func `Damage says nothing`(offset: Int, bytes: [UInt8]) {
    var property = Self.written[0]
    property.replaceSubrange(offset..<offset + bytes.count, with: bytes)
    #expect(XSettingsReader.integer(named: "A/Cab", in: property) == nil)
  }

  @Test(arguments: 1...8) func `Any damage does no harm`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var (read, refused) = (0, 0)
    for _ in 0..<2_000 {
      var bytes = XSetting.property(Self.desktop, isBigEndian: Bool.random(using: &dice))
      for _ in 0..<Int.random(in: 1...4, using: &dice) {
        let place = Int.random(in: 0..<bytes.count, using: &dice)
        bytes[place] = UInt8.random(in: 0...255, using: &dice)
      }
      if Bool.random(using: &dice) {
        bytes.removeSubrange(Int.random(in: 0..<bytes.count, using: &dice)...)
      }
      let value = XSettingsReader.integer(named: Self.animations, in: bytes)
      if value == nil { refused += 1 } else { read += 1 }
    }
    #expect(read > 100 && refused > 100, "\(read) read, \(refused) refused")
  }
}
