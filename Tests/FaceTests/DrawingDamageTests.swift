import Canvas
import Foundation
import Testing

@testable import Face

/// Drawings that nobody should have sent.
@Suite struct DrawingDamageTests {
  @Test(arguments: [
    "frobnicate", "show-text-glyphs", "curveto", "0 0 m 1 1 L", "fill", "//NO_SUCH set-line-cap",
    "m", "1 m", "1 2 3 4 5 c", "1 2 3 rectangle", "rgb", "1 0 rgb set-source", "set-source",
    "1 set-source", "[1 2] set-source", "//LINE_CAP_ROUND set-source", "a", "[3 2] set-dash",
    "0 set-dash", "[0 0] 0 set-dash", "[-1 2] 0 set-dash", "[1 /a] 0 set-dash",
    "//LINE_CAP_OVAL set-line-cap", "1 set-line-cap", "//LINE_CAP_ROUND set-line-join",
    "//ODD set-fill-rule", "//EXTEND_MORE set-extend", "//EXTEND_PAD set-extend",
    "0 1 0 0 1 add-color-stop", "1 g 0 1 0 0 1 add-color-stop", "0 0 1 linear",
    "0 0 -1 0 0 1 radial", "[1 0 0 1 0] set-matrix", "[0 0 0 0 0 0] set-matrix",
    "[1 2 2 4 0 0] set-matrix", "1 set-matrix", "0 1 scale", "1 0 0 rgb mask 3 mask",
    "s0 pattern set-source", "0 g def", "1 /a def exch x", "]", "[1 2", "<<", "surface", "pop pop",
  ])
  func `Words out of place are refused`(steps: String) {
    expectRefusal(of: Drawing.script(of: steps))
  }

  @Test(arguments: [
    "nan", "-nan", "inf", "-inf", "+inf", "1e999", "-1e999", "1e10", "1.2.3", "--1", "1-",
    "-", "+", ".", "1e", "1,5", "9999999999999999999999999999",
  ])
  func `Numbers that are none are refused`(number: String) {
    for words in ["\(number) 0 m", "\(number) g set-source", "[\(number) 1] 0 set-dash"] {
      expectRefusal(of: Drawing.script(of: words))
    }
  }

  @Test func `Steps that draw on nothing are refused`() {
    for text in ["1 2 m", "0 g set-source", "paint", "pop", "fill+", "n", "2 set-line-width"] {
      expectRefusal(of: Array("%!CairoScript\n\(text)\n".utf8))
    }
  }

  @Test func `Groups too deep in one another are refused`() throws {
    func nested(_ count: Int) -> [UInt8] {
      let open = "//COLOR_ALPHA [] record dup context\n"
      let close = "pop pattern set-source 0.5 a mask\n"
      return Drawing.script(
        of: String(repeating: open, count: count) + "n 0 0 9 9 rectangle fill+\n"
          + String(repeating: close, count: count))
    }
    #expect(throws: Never.self) { try Drawing(script: nested(10)) }
    for count in [17, 100, 100_000] { expectRefusal(of: nested(count)) }
  }

  /// Each group draws the one before ten times: what is short to read would take forever to draw.
  @Test func `Groups that multiply are refused`() {
    let open = "//COLOR_ALPHA [] record dup"
    var steps = "\(open) /s0 exch def dup context n 0 0 9 9 rectangle fill+ pop pattern set-source"
    for index in 1...12 {
      let uses = String(repeating: "s\(index - 1) pattern set-source paint\n", count: 10)
      steps += "\n\(open) /s\(index) exch def dup context \(uses) pop pattern set-source paint"
    }
    expectRefusal(of: Drawing.script(of: steps))
  }

  @Test func `Too much of anything is refused`() {
    expectRefusal(of: Drawing.script(of: String(repeating: "1 ", count: 100)))
    expectRefusal(of: Drawing.script(of: "[\(String(repeating: "1 ", count: 1_000))] 0 set-dash"))
    expectRefusal(of: Drawing.script(of: String(repeating: "x", count: 1_000)))
    expectRefusal(of: Drawing.script(of: String(repeating: "n ", count: 1_100_000)))
    expectRefusal(of: [UInt8](repeating: 32, count: (64 << 20) + 1))
  }

  @Test(arguments: [
    "1 1 image\n", "1 1 image\nabc", "2 2 image\n123456789012345", "8192 8192 image\nabc",
    "1 1 image abcd", "0 1 image\nabcd", "-1 1 image\nabcd", "1.5 1 image\nabcd",
    "8193 1 image\nabcd", "1000000000 1000000000 image\nabcd",
  ])
  func `Pictures cut short are refused`(steps: String) {
    var script = Drawing.script(of: steps)
    script.removeLast("\npop\n".utf8.count)
    expectRefusal(of: script)
  }

  @Test func `Scripts cut short are refused`() {
    let whole = Drawing.script(of: "n 0 0 20 20 rectangle 0 0 1 rgb set-source fill+")
    let header = Drawing.script(of: "").count - "\n\npop\n".utf8.count - 1
    for count in header..<whole.count - 4 { expectRefusal(of: Array(whole[..<count])) }
  }

  /// Dashes that nobody can see one by one, on lines that lead nowhere.
  @Test func `Fine dashes on long lines don't take forever`() throws {
    let line = "n -1e9 1 m 1e9 2 l stroke+ "
    let drawing = try? Drawing(steps: "[0.2] 0 set-dash " + String(repeating: line, count: 3))
    guard let drawing else { return }
    let start = Date()
    _ = try Picture(of: drawing)
    #expect(Date().timeIntervalSince(start) < 1)
  }

  private func expectRefusal(
    of script: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // A drawing that was taken all the same is not shown: it may be too much for that, too.
    do {
      _ = try Drawing(script: script)
      Issue.record("it is taken", sourceLocation: sourceLocation)
    } catch {
      #expect(!error.message.isEmpty, sourceLocation: sourceLocation)
    }
  }
}
