import Canvas
import Desktop
import Foundation
import Testing
import Timekeeping

@testable import Face

/// The themes that come with the clock, and the four clocks that some of them reproduce.
@Suite struct BundledThemeTests {
  /// A hand of the four: width, length and corner radius in hundredths of the radius.
  typealias Hand = (width: Double, length: Double, corner: Double)

  static let table: [String: (hour: Hand, minute: Hand, second: Hand)] = [
    "phone": ((3, 60, 4), (3, 80, 4), (1, 80, 0)),
    "bold": ((6, 40, 5), (4, 60, 5), (2, 80, 5)),
    "plain": ((4, 60, 4), (4, 80, 4), (1.5, 80, 0)),
    "mono": ((3, 60, 2), (3, 75, 2), (1, 80, 0)),
  ]

  @Test(arguments: ThemeFile.bundled) func `Nothing is wrong with it`(name: String) throws {
    let theme = try ThemeFile(bundled: name)
    #expect(theme.problems == [])
    for request in theme.theme.requests {
      let path = ThemeFile.folder.appending(path: "\(name)/\(request.file)").path
      #expect(FileManager.default.fileExists(atPath: path), "\(request.file)")
    }
    #expect(theme.database.value(of: "title") != nil)
  }

  @Test func `The four, and at least four more`() {
    #expect(Set(ThemeFile.bundled).isSuperset(of: Self.table.keys))
    #expect(Set(ThemeFile.bundled).isSuperset(of: ["station", "night", "day", "air"]))
  }

  /// At every size.
  @Test(arguments: table.keys.sorted(), [2_000, 200])
  func `The hands of the four`(name: String, side: Int) throws {
    let theme = try ThemeFile(bundled: name)
    let row = try #require(Self.table[name])
    let hands: [(Layer.Hand, Hand)] = [
      (.hour, row.hour), (.minute, row.minute), (.second, row.second),
    ]
    #expect(theme.face(side).radius == Double(side) / 2)
    for (hand, expected) in hands {
      let layer = try #require(theme.layer(hand, side: side))
      let bars = try #require(layer.shape?.bars)
      try #require(bars.count == 1)
      #expect(abs(bars[0].width * 100 - expected.width) < 1e-9, "\(hand)")
      #expect(abs(bars[0].to * 100 - expected.length) < 1e-9, "\(hand)")
      #expect(abs(bars[0].cornerRadius * 100 - expected.corner) < 1e-9, "\(hand)")
      // An anchor of (0.5, 1) at the centre.
      #expect(bars[0].from == 0 && bars[0].offset == 0 && layer.position == .zero, "\(hand)")
      let color = try #require(layer.shape?.color)
      if hand == .second && name != "mono" {
        #expect(color.red > 0.6 && color.green < 0.15 && color.blue < 0.15, "red")
      } else {
        #expect(color == Color(0x000000), "black")
      }
    }
    #expect(theme.theme.requests.contains { $0.name.hasSuffix("dial.image") })
  }

  @Test func `The motions of the four`() throws {
    let motions: [(String, Motion?, MotionWork.Minute)] = [
      ("phone", .tick, .step), ("bold", .glide, .step), ("plain", .glide, .creep),
      ("mono", .tick, .step),
    ]
    for (name, motion, minute) in motions {
      let design = try ThemeFile(bundled: name).design
      #expect(design.motion == motion, "\(name)")
      #expect(design.work == MotionWork(minute: minute, hour: .minute), "\(name)")
    }
    #expect(try ThemeFile(bundled: "station").design.motion == .stopToGo)
    #expect(try ThemeFile(bundled: "day").design.work.hoursPerTurn == 24)
  }

  @Test(arguments: ThemeFile.bundled) func `Hands stand out from the dial`(name: String) throws {
    let theme = try ThemeFile(bundled: name)
    let text = try #require(theme.database.value(of: "background"))
    let rgb = try #require(UInt32(text.dropFirst(), radix: 16))
    for hand in [Layer.Hand.hour, .minute, .second] {
      // A hand that is a picture has no colour of its own.
      guard let color = theme.layer(hand, side: 200)?.shape?.color else { continue }
      #expect(color.contrast(to: Color(rgb)) >= 4.5, "\(hand)")
    }
  }
}
