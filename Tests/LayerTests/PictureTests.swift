import Foundation
import Testing

/// Pictures that become a dial.
struct PictureTests {
  private let folder: ThemeFolder

  init() throws {
    folder = try ThemeFolder()
  }

  private func layer(_ file: String, pixels: Int = 100) throws -> LayerProgram.Layer {
    try #require(
      try LayerProgram(["picture x \(file)"], in: folder.path, pixels: pixels).layers().first)
  }

  @Test func theMiddleSquareIsShown() throws {
    try folder.writePNG(width: 30, height: 10, to: "wide.png") { x, _ in
      (10..<20).contains(x) ? 0xff00_ff00 : 0xffff_0000
    }
    try folder.writePNG(width: 11, height: 30, to: "high.png") { _, y in
      (9..<20).contains(y) ? 0xff00_ff00 : 0xffff_0000
    }
    for (file, side) in [("wide.png", 10.0), ("high.png", 11)] {
      let layer = try layer(file)
      #expect(layer.box == [0, 0, side, side])
      #expect(layer.scale == 1)
      let picture = try Picture(layer, of: side, side: 50)
      #expect(picture.pixels.allSatisfy { $0 == 0xff00_ff00 })
    }
  }

  @Test func aLargePictureIsMadeSmaller() throws {
    try folder.writePNG(width: 400, height: 300, to: "large.png") { x, y in
      (x + y) % 2 == 0 ? 0xffff_ffff : 0xff00_0000
    }
    let layer = try layer("large.png", pixels: 60)
    #expect(layer.box == [0, 0, 300, 300])
    #expect(layer.scale == 0.2)
    #expect(layer.text.contains("60 60 image\n"))
    // A good filter makes a chequered picture gray.
    let picture = try Picture(layer, of: 300, side: 60)
    #expect(picture.pixels.allSatisfy { abs(Int($0 & 0xff) - 128) < 16 })
  }

  @Test func alphaIsPremultiplied() throws {
    try folder.writePNG(width: 4, height: 4, to: "half.png") { x, _ in
      x < 2 ? 0x8080_0000 : 0
    }
    let picture = try Picture(layer("half.png"), of: 4, side: 4)
    #expect(picture[0, 0] == 0x8080_0000)
    #expect(picture[3, 3] == 0)
  }

  @Test(
    arguments: zip(
      [nil, 1, 2, 3, 4, 5, 6, 7, 8] as [UInt8?],
      ["RYKG", "RYKG", "YRGK", "GKYR", "KGRY", "RKYG", "KRGY", "GYKR", "YGRK"]))
  func aJPEGIsTurnedAsItSays(orientation: UInt8?, corners: String) throws {
    try folder.write(SampleJPEG.bytes(orientation: orientation), to: "photo.jpg")
    let layer = try layer("photo.jpg")
    #expect(layer.box == [0, 0, 16, 16])
    let picture = try Picture(layer, of: 16, side: 16)
    let colors = [picture[3, 3], picture[12, 3], picture[3, 12], picture[12, 12]].map { pixel in
      switch (pixel >> 16 & 0xff > 128, pixel >> 8 & 0xff > 128) {
      case (true, true): "Y"
      case (true, false): "R"
      case (false, true): "G"
      case (false, false): "K"
      }
    }
    #expect(colors.joined() == corners)
  }

  @Test func anSVGIsCroppedToo() throws {
    try folder.write(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="100">
      <rect width="300" height="100" fill="red"/>
      <rect x="100" width="100" height="100" fill="lime"/></svg>
      """, to: "wide.svg")
    let layer = try layer("wide.svg")
    #expect(layer.box == [0, 0, 100, 100])
    let picture = try Picture(layer, of: 120, side: 120, origin: 10)
    #expect(picture[60, 60] == 0xff00_ff00)
    #expect(picture[5, 60] == 0 && picture[115, 60] == 0)
    #expect(abs(picture.ink * 14_400 - 10_000) < 2)
  }
}
