extension Options {
  /// What `--help` prints.
  static var help: String {
    var text = """
      Usage: clock [OPTION]...
             clock --command WORD [--name NAME]
             clock --render FILE.png|.svg|.pdf [--at TIME] [OPTION]...
      An analog clock for the desktop. Options start with one dash or two and take
      their values as --name value or --name=value.


      """
    let names = Option.all.map { option in
      "  --\(option.name)" + (option.placeholder.map { " " + $0 } ?? "")
    }
    let column = 28
    for (option, name) in zip(Option.all, names) {
      let gap = column - name.utf8.count
      let space =
        gap > 1 ? String(repeating: " ", count: gap) : "\n" + String(repeating: " ", count: column)
      text += name + space + option.summary + "\n"
    }
    return text + """

      Settings are lines KEY: VALUE in ~/.config/clock/clock.ad; a key is an option's
      name, with capitals for dashes.

      Keys: space or t changes between tick and sweep, g takes the next motion,
      s hides the second hand, d and l show date and label, [ ] take other themes,
      + - 0 change the size, a and b put the clock above or below, h lists the keys,
      q or Ctrl+Q ends.
      The left button moves the clock, the middle button and the wheel resize it.

      """
  }
}
