import CXTest

/// A key as a hand finds it: by its place, and whether Shift goes with it.
struct Key {
  var code: KeyCode
  var isShifted: Bool
}
