/// One of the places that settings come from.
protocol SettingsLevel {
  /// What it is called where something in it is wrong.
  var origin: String { get }
  /// What it says about a setting; nil for nothing.
  func value(of setting: String) -> String?
}
