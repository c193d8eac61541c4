import Canvas
import Timekeeping

/// A theme in the clock's own format: a folder with `theme.ad`, an X resource file, and pictures.
package struct NativeTheme: ThemeSource {
  /// The name that the theme is asked for by.
  package let name: String
  /// What is wrong with the keys, each naming a key and what would be right.
  package let problems: [String]

  private let motion: Motion?
  private let work: MotionWork
  private let background: Color
  private let radius: Double
  private let smallBelow: Double
  private let largeAbove: Double
  private let faces: [NativeFace.Variant: NativeFace]

  /// Reads a theme's keys.
  ///
  /// - Parameters:
  ///   - name: The folder's name.
  ///   - names: All keys that the file has.
  ///   - lookup: The value of a key; nil where it is missing.
  package init(name: String, names: [String], lookup: @escaping (String) -> String?) {
    self.name = name
    var keys = ThemeKeys(lookup: lookup)
    motion = keys.word("motion")
    var work = MotionWork(
      minute: keys.word("minuteMotion") ?? .creep, hour: keys.word("hourMotion") ?? .creep)
    var problems: [String] = []
    switch lookup("hours") {
    case nil, "12": break
    case "24": work.hoursPerTurn = 24
    case .some(let hours): problems.append("hours \"\(hours)\": it takes 12 or 24")
    }
    self.work = work
    radius = keys.number("radius", in: 0.1...1) ?? 1
    smallBelow = keys.number("smallBelow", in: 0...100_000) ?? 0
    largeAbove = keys.number("largeAbove", in: 0...100_000) ?? 100_000
    background = keys.color("background") ?? Color(0xffffff)
    var faces: [NativeFace.Variant: NativeFace] = [:]
    for variant in NativeFace.Variant.allCases {
      faces[variant] = NativeFace(variant, keys: &keys)
    }
    self.faces = faces
    // A key without a value for a size is read again for each size; it is wrong but once.
    for problem in keys.problems where !problems.contains(problem) { problems.append(problem) }
    self.problems = problems + NativeTheme.unknown(names)
  }

  /// The pictures that it needs.
  package var requests: [LayerRequest] {
    var requests: [LayerRequest] = []
    for variant in NativeFace.Variant.allCases {
      for request in faces[variant]?.requests ?? [] where !requests.contains(request) {
        requests.append(request)
      }
    }
    return requests
  }

  /// The face that the files describe; nil without a dial.
  package func design(with images: [String: LayerImage]) -> FaceDesign? {
    guard let regular = faces[.regular] else { return nil }
    return FaceDesign(name: name, motion: motion, work: work, background: background) {
      [faces, radius, smallBelow, largeAbove] side, _ in
      let variant: NativeFace.Variant =
        Double(side) < smallBelow ? .small : Double(side) > largeAbove ? .large : .regular
      return (faces[variant] ?? regular).face(side: side, radius: radius, images: images)
    }
  }

  private static let names: Set<String> = {
    let parts = VariantKeys.names
    return Set(
      parts + parts.map { "small.\($0)" } + parts.map { "large.\($0)" } + [
        "title", "motion", "minuteMotion", "hourMotion", "hours", "radius", "background",
        "smallBelow", "largeAbove",
      ])
  }()

  private static func unknown(_ names: [String]) -> [String] {
    names.filter { !self.names.contains($0) }.sorted().map { name in
      let near = self.names.first { $0.lowercased() == name.lowercased() }
      return "\(name): there is no such key" + (near.map { "; did you mean \($0)?" } ?? "")
    }
  }
}
