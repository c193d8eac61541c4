import Foundation
import Testing

/// Nothing outside of the theme's folder is read.
struct ConfinementTests {
  private let folder: ThemeFolder
  private let outside: ThemeFolder

  init() throws {
    folder = try ThemeFolder()
    outside = try ThemeFolder()
    try outside.writeSVG("<rect width=\"100\" height=\"100\"/>", to: "out.svg")
    try outside.writePNG(width: 4, height: 4, to: "out.png") { _, _ in 0xff00_0000 }
  }

  @Test func aLinkOutOfTheFolderIsAnError() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.svg"), withDestinationPath: outside.file("out.svg"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("sub"), withDestinationPath: outside.path)
    let errors = try LayerProgram(
      ["svg x link.svg", "hand x sub/out.svg", "picture x sub/out.png", "picture x link.svg"],
      in: folder.path
    ).errors()
    #expect(errors[0] == "\"link.svg\": it lies outside the theme's folder")
    #expect(errors.allSatisfy { $0.hasSuffix("it lies outside the theme's folder") })
  }

  @Test func aPathOutOfTheFolderIsAnError() throws {
    let parent = (folder.path as NSString).deletingLastPathComponent
    try Data(contentsOf: URL(fileURLWithPath: outside.file("out.svg")))
      .write(to: URL(fileURLWithPath: parent + "/a theme2.svg"))
    let errors = try LayerProgram(
      ["svg x ../a%20theme2.svg", "svg x \(outside.path.replacing(" ", with: "%20"))/out.svg"],
      in: folder.path
    ).errors()
    #expect(errors[0] == "\"../a theme2.svg\": it lies outside the theme's folder")
    #expect(errors[1].hasSuffix("No such file or directory"))
  }

  @Test func aLinkInsideOfTheFolderIsFollowed() throws {
    try folder.writeSVG("<rect width=\"9\" height=\"9\"/>", to: "in.svg")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.svg"), withDestinationPath: "in.svg")
    let alias = outside.file("alias")
    try FileManager.default.createSymbolicLink(
      atPath: alias, withDestinationPath: folder.path)
    #expect(try LayerProgram(["svg x link.svg"], in: alias).layers().count == 1)
    // The folder's name may be percent-encoded.
    let encoded = folder.path.replacing(" ", with: "%20")
    #expect(try LayerProgram(["svg x link.svg"], in: encoded).layers().count == 1)
  }

  @Test func whatAnSVGRefersToIsConfinedToo() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link.png"), withDestinationPath: outside.file("out.png"))
    try folder.writePNG(width: 4, height: 4, to: "in.png") { _, _ in 0xff00_ff00 }
    let paths = [
      "link.png", outside.file("out.png"), "file://" + outside.file("out.png"),
      ".?../../" + outside.file("out.png"), "in.png",
    ]
    for (index, path) in paths.enumerated() {
      try folder.writeSVG(
        "<image width=\"99\" height=\"99\" xlink:href=\"\(path)\"/>", to: "\(index).svg")
    }
    let records = try LayerProgram(
      paths.indices.map { "svg x \($0).svg" }, in: folder.path
    ).records()
    for (path, record) in zip(paths.dropLast(), records) {
      guard case .error(_, let message) = record else { throw Failure("\(path): \(record)") }
      #expect(message.contains("its picture \"\(path)\""), "\(message)")
    }
    guard case .layer(let layer) = records[paths.count - 1] else {
      throw Failure("\(records[paths.count - 1])")
    }
    #expect(layer.text.contains("image"))
  }

  @Test func textIsNotIncludedFromOutside() throws {
    try outside.write("secret", to: "secret")
    try folder.writeSVG(
      """
      <text y="50" xmlns:xi="http://www.w3.org/2001/XInclude">
      <xi:include parse="text" href="\(outside.file("secret"))"/>
      <xi:include parse="text" href=".?../../../../../../\(outside.file("secret"))"/></text>
      """, to: "text.svg")
    let layers = try LayerProgram(["svg x text.svg"], in: folder.path).layers()
    #expect(layers.map { $0.text.contains("fill+") } == [false])
  }
}
