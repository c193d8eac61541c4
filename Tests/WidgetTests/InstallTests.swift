import Foundation
import Testing

/// What `make install` puts on a machine, and `make uninstall` takes away.
@Suite struct InstallTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  private let prefix = "/opt/clock"
  private let files: Set = [
    "bin/clock", "libexec/clock/clock-layer", "share/applications/clock.desktop",
    "share/icons/hicolor/scalable/apps/clock.svg",
  ]

  @Test func hasAValidDesktopEntry() throws {
    try run(["desktop-file-validate", root + "/clock.desktop"])
  }

  @Test func installsAndUninstalls() throws {
    let folder = try ScratchFolder()
    try make("install", to: folder)
    let installed = folder.path + prefix
    let themes = try FileManager.default.subpathsOfDirectory(atPath: root + "/assets/themes")
      .filter { $0.contains("/") }.map { "share/clock/themes/" + $0 }
    #expect(
      try filesBelow(folder.path) == Set(files.union(themes).map { installed + "/" + $0 }))
    // Away from the checkout it finds its themes and its helper.
    let picture = folder.path + "/station.png"
    try run([installed + "/bin/clock", "--theme", "station", "--render", picture])
    try FileManager.default.removeItem(atPath: picture)
    try run([installed + "/bin/clock", "--version"])
    try run(["desktop-file-validate", installed + "/share/applications/clock.desktop"])
    try run(["rsvg-convert", installed + "/share/icons/hicolor/scalable/apps/clock.svg"])

    try make("uninstall", to: folder)
    #expect(try filesBelow(folder.path) == [])
  }

  /// Of the program that these tests were built with: a release takes its time.
  private func make(_ target: String, to folder: ScratchFolder) throws {
    let built = URL(fileURLWithPath: try ClockProgram.path).deletingLastPathComponent().path
    try run([
      "make", "-C", root, "-o", "build", target, "RELEASE=\(built)", "DESTDIR=\(folder.path)",
      "PREFIX=\(prefix)",
    ])
  }

  private func filesBelow(_ folder: String) throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return Set(paths.map { folder + "/" + $0 }).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }
  }
}
