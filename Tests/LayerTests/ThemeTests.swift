import Foundation
import Testing

/// The themes that Debian ships, as drawings and as librsvg draws them.
struct ThemeTests {
  /// The folder in which Debian's packages lie unpacked: with `cairo-dock` and `plasma` in it.
  private static func folder(_ path: String) throws -> String {
    guard let themes = ProcessInfo.processInfo.environment["CLOCK_TEST_THEMES"] else {
      throw Failure("CLOCK_TEST_THEMES is not set; `make test` sets it")
    }
    let folder = themes + "/" + path
    guard FileManager.default.fileExists(atPath: folder) else {
      throw Failure("CLOCK_TEST_THEMES is \(themes), where there is no \(path)")
    }
    return folder
  }

  @Test func cairoDock() throws {
    let folder = try ThemeTests.folder("cairo-dock/plug-ins/clock/themes/default")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".svg") }.sorted()
    #expect(files.count == 12)
    for kind in ["svg", "hand"] {
      let layers = try LayerProgram(files.map { "\(kind) x \($0)" }, in: folder).layers()
      for (file, layer) in zip(files, layers) {
        #expect(layer.box == [0, 0, 100, 100] && layer.scale == 64)
        let picture = try Picture(layer, of: 100, side: 400)
        let reference = try Picture(svg: folder + "/" + file, of: 100, side: 400)
        let (worst, mean) = picture.difference(from: reference)
        #expect(mean < 0.2 && worst < 40, "\(kind) \(file): worst \(worst), mean \(mean)")
      }
    }
  }

  @Test(arguments: ["default", "air", "oxygen"])
  func plasma(theme: String) throws {
    let folder = try ThemeTests.folder("plasma/desktoptheme/\(theme)/widgets")
    let ids = [
      "ClockFace", "HourHandShadow", "HourHand", "MinuteHandShadow", "MinuteHand",
      "SecondHandShadow", "SecondHand", "HandCenterScrew", "Glass",
    ]
    let page = try #require(
      try LayerProgram(["svg page clock.svgz"], in: folder).layers().first
    ).box
    let records = try LayerProgram(
      ids.map { "element \($0) clock.svgz \($0)" } + ["box face clock.svgz ClockFace"],
      in: folder, pixels: 400
    ).records()
    var layers = 0
    for record in records.dropLast() {
      // Not every theme has every part.
      guard case .layer(let layer) = record else {
        guard case .error(_, let message) = record else { throw Failure("\(record)") }
        #expect(message.hasPrefix("\"clock.svgz\": it has no element"))
        continue
      }
      layers += 1
      let end = (x: layer.box[0] + layer.box[2], y: layer.box[1] + layer.box[3])
      // librsvg itself clips, or fails at, what lies outside of the page.
      guard min(layer.box[0], layer.box[1]) >= 0, max(end.x, end.y) <= page[2] else {
        try DrawingPlayer.check(layer.drawing)
        continue
      }
      let picture = try Picture(layer, of: page[2], side: 400)
      let reference = try Picture(
        svg: folder + "/clock.svgz", element: "#" + layer.name, of: page[2], side: 400)
      let (worst, mean) = picture.difference(from: reference)
      #expect(picture.ink > 0)
      #expect(mean < 0.2 && worst < 60, "\(layer.name): worst \(worst), mean \(mean)")
    }
    #expect(layers >= 5)
    guard case .box(_, let box) = records.last else { throw Failure("\(records)") }
    #expect(box[2] > 0 && box[3] > 0)
  }
}
