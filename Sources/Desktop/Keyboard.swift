import CX11

/// Tells what a key press may stand for, whatever the layout.
final class Keyboard {
  private let display: OpaquePointer
  /// Whether any key of the layout types a letter from a to z; nil until somebody asks.
  private var hasLatinLetters: Bool?

  /// The keyboard of a display.
  init(display: OpaquePointer) {
    self.display = display
  }

  /// Learns of another layout.
  func refresh(_ mapping: inout XMappingEvent) {
    XRefreshKeyboardMapping(&mapping)
    hasLatinLetters = nil
  }

  /// The symbols of a key press, the most fitting first: what was typed; what the key types in the
  /// layout's other groups; what it types on a keyboard without layouts, told by its place.
  func symbols(of press: inout XKeyEvent) -> [KeySymbol] {
    var typed = KeySym(NoSymbol)
    XLookupString(&press, nil, 0, &typed, nil)
    let keycode = KeyCode(truncatingIfNeeded: press.keycode)
    let level: Int32 = press.state & UInt32(ShiftMask) != 0 ? 1 : 0
    let groups = (0..<Int32(XkbNumKbdGroups)).map {
      XkbKeycodeToKeysym(display, keycode, $0, level)
    }
    var symbols = ([typed] + groups).compactMap(KeySymbol.init(keysym:))
    // In a layout with Latin letters, what is not one of them is meant as it is.
    if !typesLatinLetters(), let name = name(of: keycode), let letter = letterByPlace[name] {
      symbols.append(.character(letter))
    }
    return symbols
  }

  /// Whether a key only changes what others type.
  func isModifier(_ press: inout XKeyEvent) -> Bool {
    var typed = KeySym(NoSymbol)
    XLookupString(&press, nil, 0, &typed, nil)
    return clock_is_modifier_key(typed) != 0
  }

  private func typesLatinLetters() -> Bool {
    if let hasLatinLetters { return hasLatinLetters }
    var (least, most): (Int32, Int32) = (0, 0)
    XDisplayKeycodes(display, &least, &most)
    let found = (least...max(least, most)).contains { keycode in
      (0..<Int32(XkbNumKbdGroups)).contains { group in
        (KeySym(XK_a)...KeySym(XK_z)).contains(
          XkbKeycodeToKeysym(display, KeyCode(truncatingIfNeeded: keycode), group, 0))
      }
    }
    hasLatinLetters = found
    return found
  }

  /// The XKB name of a key, which says where on the keyboard it is: row and column, as in "AC01".
  private func name(of keycode: KeyCode) -> String? {
    guard let keyboard = XkbAllocKeyboard() else { return nil }
    defer { XkbFreeKeyboard(keyboard, UInt32(XkbAllComponentsMask), 1) }
    keyboard.pointee.device_spec = UInt16(XkbUseCoreKbd)
    guard XkbGetNames(display, UInt32(XkbKeyNamesMask), keyboard) == Success,
      let keys = keyboard.pointee.names?.pointee.keys,
      (keyboard.pointee.min_key_code...keyboard.pointee.max_key_code).contains(keycode)
    else { return nil }
    return withUnsafeBytes(of: keys[Int(keycode)].name) { name in
      String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}

/// What the keys type on an American keyboard, by their XKB names; the rows that hold letters.
private let letterByPlace: [String: Character] = {
  var letters: [String: Character] = [:]
  for (row, keys) in [("AD", "qwertyuiop[]"), ("AC", "asdfghjkl"), ("AB", "zxcvbnm")] {
    for (column, letter) in keys.enumerated() {
      let number = column + 1
      letters[row + (number < 10 ? "0" : "") + "\(number)"] = letter
    }
  }
  return letters
}()

extension KeySymbol {
  /// The symbol for one of X's; nil for one that the clock has no use for.
  init?(keysym: KeySym) {
    switch Int32(truncatingIfNeeded: keysym) {
    case 0x20...0x7e:
      self = .character(Character(UnicodeScalar(UInt8(keysym))))
    case XK_KP_Add: self = .character("+")
    case XK_KP_Subtract: self = .character("-")
    case XK_KP_0, XK_KP_Insert: self = .character("0")
    case XK_KP_Space: self = .character(" ")
    case XK_Escape: self = .escape
    case XK_F1, XK_Help: self = .help
    case XK_Menu: self = .menu
    default: return nil
    }
  }
}
