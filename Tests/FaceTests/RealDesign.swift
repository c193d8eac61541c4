import Desktop
import Foundation

@testable import Face

extension FaceDesign {
  /// The names of all faces that come with the clock, and of Debian's below the folder that
  /// `CLOCK_TEST_THEMES` names.
  static let realNames =
    [FaceDesign.classicName, "classic-24"] + ThemeFile.bundled + [
      "cairo-dock/plug-ins/clock/themes/default", "plasma/desktoptheme/default",
      "plasma/desktoptheme/air", "plasma/desktoptheme/oxygen",
    ]

  /// A face with its real pictures.
  static func real(_ name: String) throws -> FaceDesign {
    if name == classicName { return .classic() }
    if name == "classic-24" { return .classic().turning(hours: 24) }
    let (source, folder): (any ThemeSource, String)
    if ThemeFile.bundled.contains(name) {
      folder = ThemeFile.folder.appending(path: name).path
      source = try ThemeFile(bundled: name).theme
    } else {
      let path = "\(ProcessInfo.processInfo.environment["CLOCK_TEST_THEMES"] ?? "")/\(name)"
      let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      if name.hasPrefix("plasma") {
        folder = path + "/widgets"
        source = PlasmaTheme(name: name, file: "clock.svgz")
      } else {
        folder = path
        source = CairoClockTheme(name: name, flavor: .cairoDock, files: Set(files))
      }
    }
    let images = try Helper.images(for: source.requests, in: folder)
    guard let design = source.design(with: images) else {
      throw DrawingError("\(name) shows nothing: is CLOCK_TEST_THEMES set, as `make test` sets it?")
    }
    return design
  }
}
