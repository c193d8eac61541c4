import Desktop
import Foundation
import Testing

@testable import Face

/// What is wrong with a theme is said, and the rest of it stands.
@Suite struct ThemeProblemTests {
  private static let good = """
    motion: glide
    radius: 0.9
    hour.size: 0.08 0.6
    minute.color: #224466
    minute.shadow: 0.01 0.02 0.03 0.4
    second.disc: 0.5 0.1
    hub.radius: 0.1
    smallBelow: 80
    small.hour.size: 0.1 0.5

    """

  /// A key and its bad value, and what the one line about it must hold.
  @Test(
    arguments: [
      ("frobnicate", "1", ["frobnicate", "no such key"]),
      ("hour.Size", "0.1 0.5", ["hour.Size", "hour.size"]),
      ("tiny.minute.size", "0.1 0.5", ["tiny.minute.size", "no such key"]),
      ("minute.size", "0.07", ["minute.size", "\"0.07\"", "2 numbers"]),
      ("minute.size", "0.07 0.5 3", ["minute.size", "2 numbers"]),
      ("minute.size", "wide 0.5", ["minute.size", "wide", "2 numbers"]),
      ("minute.size", "nan 0.5", ["minute.size", "2 numbers"]),
      ("minute.size", "inf 0.5", ["minute.size", "2 numbers"]),
      ("minute.size", "1e999 0.5", ["minute.size", "2 numbers"]),
      ("minute.size", "0.07 50", ["minute.size", "2 numbers", "4"]),
      ("minute.size", "-0.07 0.5", ["minute.size", "2 numbers", "0"]),
      ("minute.cornerRadius", "-1", ["minute.cornerRadius", "0"]),
      ("second.shadow", "0 0 -1 0.5", ["second.shadow", "4 numbers"]),
      ("second.anchor", "0.5", ["second.anchor", "2 numbers"]),
      ("dial.size", "-1", ["dial.size", "0", "4"]),
      ("cap.radius", "huge", ["cap.radius", "a number"]),
      ("largeAbove", "many", ["largeAbove", "a number"]),
      ("small.minute.size", "x y", ["small.minute.size", "2 numbers"]),
      ("hour.color", "#12", ["hour.color", "#12", "#c8102e"]),
      ("hour.color", "#gggggg", ["hour.color", "#gggggg", "red"]),
      ("hour.color", "blurple", ["hour.color", "blurple", "red"]),
      ("background", "paper", ["background", "paper", "red"]),
      ("minuteMotion", "jump", ["minuteMotion", "jump", "creep", "step"]),
      ("hourMotion", "glide", ["hourMotion", "glide", "creep", "minute", "step"]),
      ("hours", "13", ["hours", "13", "12", "24"]),
      ("date.position", "0.5", ["date.position", "2 numbers", "-1"]),
      ("label.position", "0 2", ["label.position", "2 numbers", "1"]),
      ("date.size", "0", ["date.size", "a number", "0.02"]),
      ("label.color", "inky", ["label.color", "inky", "red"]),
      ("date.colour", "red", ["date.colour", "no such key"]),
    ] as [(String, String, [String])])
  func `A bad key is named, and the rest stands`(
    key: String, value: String, words: [String]
  ) throws {
    let theme = try ThemeFile(text: Self.good + "\(key): \(value)\n")
    try #require(theme.problems.count == 1, "\(theme.problems)")
    for word in words { #expect(theme.problems[0].contains(word), "\(theme.problems[0])") }
    let without = try ThemeFile(text: Self.good)
    #expect(without.problems == [])
    #expect(theme.design.motion == without.design.motion)
    #expect(theme.design.work == without.design.work)
    for side in [64, 200, 800] { #expect(theme.face(side) == without.face(side), "\(side) px") }
  }

  @Test func `A bad motion is the theme's only loss`() throws {
    let theme = try ThemeFile(text: Self.good.replacing("glide", with: "fast"))
    #expect(theme.problems.count == 1)
    for word in ["motion", "fast", "tick", "glide", "elastic", "stop-to-go", "sweep"] {
      #expect(theme.problems.first?.contains(word) == true)
    }
    #expect(theme.design.motion == nil)
    #expect(try theme.face(200) == ThemeFile(text: Self.good).face(200))
  }

  @Test func `Lines that are none are reported with their numbers`() throws {
    let database = ResourceDatabase(
      text: """
        ! a comment: with a colon
        hour.size : 0.1 \\
          0.5

        nonsense
        #include "/etc/passwd"
        : 3
        minute.size:\t0.2 0.6\t
        """)
    #expect(database.names == ["hour.size", "minute.size"])
    #expect(database.value(of: "minute.size") == "0.2 0.6")
    let size = database.value(of: "hour.size")?.split(separator: " ")
    #expect(size == ["0.1", "0.5"])
    try #require(database.problems.count == 3, "\(database.problems)")
    #expect(database.problems[0].hasPrefix("line 5 \"nonsense\": "))
    #expect(database.problems[0].contains("KEY: VALUE"))
    #expect(database.problems[1].hasPrefix("line 6: ") && database.problems[1].contains("#"))
    #expect(database.problems[2].hasPrefix("line 7 "))
  }

  /// Lines before an `#include` that might make it look like a part of them.
  @Test(arguments: [
    "", " ", "! a comment \\", "\\", "# a directive \\", "nonsense \\", "a: b\\\\", "a: b\r",
    "! a comment\r", "\t",
  ])
  func `No file is included`(line: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "clock-theme-\(UUID().uuidString)")
    try Data("hour.size: 0.9 0.9\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    for directive in ["#include", " #  include"] {
      let database = ResourceDatabase(
        text: "\(line)\n\(directive) \"\(file.path)\"\nminute.size: 0.1 0.2\n")
      #expect(database.value(of: "hour.size") == nil, "\(directive)")
      #expect(database.value(of: "minute.size") == "0.1 0.2", "\(directive)")
      #expect(database.problems.contains { $0.hasPrefix("line 2") }, "\(database.problems)")
    }
  }
}
