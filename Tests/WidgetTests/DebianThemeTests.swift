import Foundation
import Testing

/// Theme folders that Debian ships, against librsvg's own drawing of the same layers.
@Suite struct DebianThemeTests {
  /// A dial may differ by so much in the mean of its pixels, of 255: the program scales pictures of
  /// pixels in its own way, and rounds curves to a 64th of a unit.
  static let meanTolerance = 1.0
  /// One pixel in so many may be off by more than `edgeTolerance`.
  static let edgeShare = 200
  static let edgeTolerance = 40

  @Test func showsCairoDock() throws {
    let theme = try Themes.debian("cairo-dock/plug-ins/clock/themes/default")
    let folder = try ScratchFolder()
    let layers = ["drop-shadow", "face", "marks", "face-shadow", "glass", "frame"]
    for layer in layers {
      try run([
        "rsvg-convert", "-w", "200", "-h", "200", "-o", folder.file("\(layer).png"),
        "\(theme)/clock-\(layer).svg",
      ])
    }
    try run(
      ["convert"] + layers.map { folder.file("\($0).png") }
        + ["-background", "none", "-flatten", folder.file("dial.png")])
    try expectDial(
      of: theme, Picture(file: folder.file("dial.png"), width: 200, height: 200))
  }

  /// The dial's element, in the units of its file: x, y, and the side of the square.
  @Test(arguments: [
    ("default", "-7 -7 214 214"), ("air", "0 0 200 200"), ("oxygen", "0 0 250 250"),
  ])
  func showsPlasma(name: String, box: String) throws {
    let theme = try Themes.debian("plasma/desktoptheme/\(name)")
    let folder = try ScratchFolder()
    let unpacking = try ChildProcess(
      ["gzip", "-cd", "\(theme)/widgets/clock.svgz"], environment: folder.environment,
      output: folder.file("clock.svg"))
    #expect(try unpacking.waitForEnding() == .exited(0))
    // The page becomes the dial's box, and the hands and hints are hidden.
    let start = try #require(folder.text(of: "clock.svg").firstRange(of: "<svg")).upperBound
    let side = try #require(box.split(separator: " ").last)
    let (head, tail) = (
      folder.text(of: "clock.svg")[..<start], folder.text(of: "clock.svg")[start...]
    )
    let root = try #require(tail.firstIndex(of: ">"))
    let attributes = tail[..<root].replacing(
      try Regex("\\s(width|height|viewBox)=\"[^\"]*\""), with: "")
    try Data(
      "\(head) width=\"\(side)\" height=\"\(side)\" viewBox=\"\(box)\"\(attributes)\(tail[root...])"
        .utf8
    ).write(to: URL(fileURLWithPath: folder.file("dial.svg")))
    let hidden = ["Hour", "Minute", "Second"].flatMap { ["#\($0)Hand", "#\($0)HandShadow"] }
    try Data("[id^=hint], \(hidden.joined(separator: ", ")) { display: none !important }".utf8)
      .write(to: URL(fileURLWithPath: folder.file("style.css")))
    try run([
      "rsvg-convert", "-s", folder.file("style.css"), "-w", "200", "-h", "200", "-o",
      folder.file("dial.png"), folder.file("dial.svg"),
    ])
    try expectDial(
      of: theme, Picture(file: folder.file("dial.png"), width: 200, height: 200))
  }

  @Test(arguments: [
    "cairo-dock/plug-ins/clock/themes/default", "plasma/desktoptheme/default",
    "plasma/desktoptheme/air", "plasma/desktoptheme/oxygen",
  ])
  func pointsItsHandsWhereTheyBelong(path: String) throws {
    let options = ["--theme", try Themes.debian(path)]
    // A hand goes from the right down; the hour hand moves a little above, the minute hand hardly.
    let folder = try ScratchFolder()
    for (time, later, inner) in [
      ("03:00:00", "06:00:00", 0.3), ("12:15:00", "12:30:00", 0.45), ("12:00:15", "12:00:30", 0.3),
    ] {
      let one = try Rendering(options, at: time, in: folder).picture
      let sides = one.sides(
        of: try Rendering(options, at: later, in: folder).picture, beyond: inner)
      #expect(sides[.right, default: 0] > 20 && sides[.bottom, default: 0] > 20, "\(time) \(sides)")
      #expect(sides[.left] == nil, "\(time) \(sides)")
      // A thin hand that lies along the axis hides half the difference at most.
      #expect(sides[.right, default: 0] < 4 * sides[.bottom, default: 0], "\(time) \(sides)")
    }
  }

  /// Compares the dial where there is no hand: of two pictures whose hands lie across one another,
  /// each pixel is taken from the one that comes nearer.
  private func expectDial(
    of theme: String, _ expected: Picture, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try ScratchFolder()
    let upright = try Rendering(["--theme", theme], at: "12:00:30", in: folder).picture
    let level = try Rendering(["--theme", theme], at: "03:15:45", in: folder).picture
    let pixels = expected.pixels.indices.map { index in
      [upright, level].map { $0.pixels[index] }.min {
        $0.distance(to: expected.pixels[index]) < $1.distance(to: expected.pixels[index])
      } ?? expected.pixels[index]
    }
    func counts(_ x: Int, _ y: Int) -> Bool {
      let (x, y) = (Double(x) - 99.5, Double(y) - 99.5)
      return (x * x + y * y).squareRoot() > 20
    }
    let picture = Picture(width: 200, height: 200, pixels: pixels)
    let (worst, mean) = picture.difference(from: expected, where: counts)
    let edges = pixels.indices.count { index in
      counts(index % 200, index / 200)
        && pixels[index].distance(to: expected.pixels[index]) > Self.edgeTolerance
    }
    #expect(
      mean <= Self.meanTolerance && edges <= 40_000 / Self.edgeShare,
      "mean \(mean), worst \(worst), \(edges) pixels off", sourceLocation: sourceLocation)
  }
}
