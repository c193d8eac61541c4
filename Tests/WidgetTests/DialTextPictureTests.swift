import Foundation
import Testing

/// Date and label in pictures, on the dials that come with the clock and those that Debian ships.
@Suite struct DialTextPictureTests {
  private static let debian = [
    "cairo-dock/plug-ins/clock/themes/default", "plasma/desktoptheme/default",
    "plasma/desktoptheme/air", "plasma/desktoptheme/oxygen",
  ]

  /// Neighbours in a dial's own texture differ by less, those at the edge of a mark by more, of 255.
  private static let step = 40

  @Test(arguments: ["classic"] + Themes.bundledNames + debian)
  func coverNothing(theme: String) throws {
    let isBundled = Themes.bundledNames.contains(theme)
    let folder =
      theme == "classic"
      ? theme : isBundled ? Themes.bundled(theme) : try Themes.debian(theme)
    let cache = try ScratchFolder()
    // The hands lie level, the hour hand on the left.
    let time = theme == "day" ? "18:15:00" : "09:15:00"
    func draw(_ texts: [String]) throws -> Rendering {
      try Rendering(["--theme", folder, "--no-seconds"] + texts, at: time, in: cache)
    }
    let plain = try draw([]).picture
    let drawn = try draw(["--date", "--label", "Tōkyō"])
    #expect(drawn.errorLines == [])
    let boxes = drawn.picture.bands(besides: plain)
    try #require(boxes.count == 2, "\(boxes)")
    if theme == "classic" || isBundled {
      #expect(boxes[0].y + boxes[0].height < 100 && boxes[1].y > 100, "label above, date below")
    }
    for box in boxes {
      #expect((5...30).contains(box.height) && (20...110).contains(box.width), "\(box)")
      #expect(abs(box.x + box.width / 2 - 100) < 12, "\(box)")
      #expect(plain.largestStep(in: box) < Self.step, "\(box)")
    }
  }

  /// Texts are outlines there as everything else is.
  @Test func areVectors() throws {
    let folder = try ScratchFolder()
    let texts = ["--date", "--label", "Ōsaka"]
    let time = "10:10:36"
    for suffix in ["svg", "pdf"] {
      let file = folder.file("face.\(suffix)")
      let clock = try ClockProgram(
        ["--render", file, "--at", "2026-03-14T\(time)"] + texts, in: folder)
      #expect(try clock.process.waitForEnding() == .exited(0))
      #expect(clock.errors == "")
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      #expect(data.range(of: Data((suffix == "svg" ? "<image" : "/Image").utf8)) == nil)
      #expect(data.range(of: Data((suffix == "svg" ? "<text" : "/Font ").utf8)) == nil)
    }
    let vectors = try Picture(file: folder.file("face.svg"), width: 200, height: 200)
    let pixels = try Rendering(texts, at: time, in: folder).picture
    #expect(vectors.difference(from: pixels).mean < 1)
    #expect(vectors.has(.date) && vectors.has(.label))
  }
}

extension Picture {
  /// The boxes of what differs from another picture, from the top down, with at least two equal rows
  /// between them.
  fileprivate func bands(besides other: Picture) -> [Rectangle] {
    var bands: [[(x: Int, y: Int)]] = []
    for y in 0..<height {
      let row = (0..<width).filter { self[$0, y].distance(to: other[$0, y]) > 3 }.map { ($0, y) }
      guard !row.isEmpty else { continue }
      if let last = bands.last?.last, y - last.y < 3 {
        bands[bands.count - 1] += row
      } else {
        bands.append(row)
      }
    }
    return bands.map { band in
      let (left, right) = (band.map(\.x).min() ?? 0, band.map(\.x).max() ?? 0)
      let (top, bottom) = (band[0].y, band[band.count - 1].y)
      return Rectangle(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
  }

  /// The largest difference between neighbours in a box.
  fileprivate func largestStep(in box: Rectangle) -> Int {
    var largest = 0
    for y in box.y..<box.y + box.height {
      for x in box.x..<box.x + box.width {
        let here = self[x, y]
        let next = max(here.distance(to: self[x + 1, y]), here.distance(to: self[x, y + 1]))
        largest = max(largest, next)
      }
    }
    return largest
  }
}
