import Foundation
import Testing

@testable import Timekeeping

/// Dates in words. A locale is the environment's, and the environment the process's: so each test
/// has a process of its own. In the suite of those that set `TZ`, since dates are local.
extension LocalZoneTests {
  @Test func `Dates in C's locale`() async {
    await #expect(processExitsWith: .success) {
      let texts: [(format: String, text: String?)] = [
        ("%a %-d %b", "Tue 3 Mar"), ("%A, %d %B %Y", "Tuesday, 03 March 2026"),
        ("%H:%M:%S %Z", "10:06:40 JST"), ("%F", "2026-03-03"), ("%%", "%"), ("text", "text"),
        ("%d · %b — é", "03 · Mar — é"), ("日%d", "日03"), ("%d\0%m", "0303"),
        // Nothing at all, and what the C library's own format does not know.
        ("", nil), ("\0", nil), ("%", "%"), ("a%", "a%"), ("%é", "%é"), ("%Q", "%Q"), ("%E", "%E"),
        // At most 256 bytes, of UTF-8.
        ("%256d", String(repeating: "0", count: 254) + "03"), ("%257d", nil),
        ("%99999999999d", nil),
        (String(repeating: "x", count: 256), String(repeating: "x", count: 256)),
        (String(repeating: "x", count: 257), nil),
        (String(repeating: "é", count: 128), String(repeating: "é", count: 128)),
        (String(repeating: "é", count: 128) + "x", nil),
      ]
      LocalZone.use(Zone(variable: "Asia/Tokyo"))
      // 2026-03-03, a Tuesday, at 01:06:40 UTC.
      let instant = Instant(seconds: 1_772_500_000)
      // No such locale is C's, too; what follows is not looked at.
      for name in ["C", "C.UTF-8", "xx_XX.UTF-8"] {
        setenv("LC_ALL", name, 1)
        setenv("LC_TIME", "C.UTF-8", 1)
        let locale = DateLocale()
        for (format, text) in texts {
          expectInChild(LocalZone.text(format, at: instant, in: locale), text)
        }
      }
      expectInChild(LocalZone.text("%a %-d %b", at: instant), "Tue 3 Mar")
    }
  }

  private static let sources = "/usr/share/i18n/locales"

  @Test
  func `Dates in other locales, whatever their encoding`() async {
    await #expect(processExitsWith: .success) {
      let folder = try ScratchFolder()
      for (name, locale, encoding) in [
        ("de_DE.UTF-8", "de_DE", "UTF-8"), ("de_DE", "de_DE", "ISO-8859-1"),
        ("ja_JP.eucJP", "ja_JP", "EUC-JP"),
      ] {
        let tool = try Process.run(
          URL(fileURLWithPath: "/usr/bin/env"),
          arguments: ["localedef", "-i", locale, "-f", encoding, folder.file(name)])
        tool.waitUntilExit()
        try #require(tool.terminationStatus == 0)
      }
      unsetenv("LC_ALL")
      setenv("LOCPATH", folder.path, 1)
      LocalZone.use(Zone(variable: "UTC0"))
      let instant = Instant(seconds: 1_772_500_000)
      func expect(
        _ format: String, _ text: String?, sourceLocation: SourceLocation = #_sourceLocation
      ) {
        let found = LocalZone.text(format, at: instant, in: DateLocale())
        expectInChild(found, text, sourceLocation: sourceLocation)
      }

      for name in ["de_DE", "de_DE.UTF-8"] {
        setenv("LC_TIME", name, 1)
        // That of all others does not count.
        setenv("LANG", "ja_JP.eucJP", 1)
        setenv("LC_CTYPE", "ja_JP.eucJP", 1)
        expect("%A, %-d. %B", "Dienstag, 3. März")
        expect("—%B—日", "—März—日")
        // There is no "AM" in German.
        expect("%p", nil)
        expect("%d%p", "03")
      }
      unsetenv("LC_TIME")
      expect("%-d日(%a) é", "3日(火) é")
      expect("%EY", "令和08年")
      setenv("LC_ALL", "xx_XX", 1)
      expect("%A", "Tuesday")
      setenv("LC_ALL", "de_DE.UTF-8", 1)
      expect("%A", "Dienstag")
      // The user's own is the one of the environment when it was first asked for.
      expectInChild(LocalZone.text("%A", at: instant), "Dienstag")
      setenv("LC_ALL", "C", 1)
      expectInChild(LocalZone.text("%A", at: instant), "Dienstag")
    }
  }
}
