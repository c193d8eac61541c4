import Canvas
import Desktop
import Face

/// The list of keys that lies over the dial for a while.
struct HelpCard {
  /// When it goes by itself, or its letters must be there, in microseconds of the monotonic clock.
  var deadline: Int64 { isShown ? end : min(end, letters.deadline) }
  /// What `poll` waits on for the card's letters; -1 where nothing is to be waited for.
  var descriptor: Int32 { isShown ? -1 : letters.descriptor }

  private let end: Int64
  private let letters: LayerLoader
  private var isShown = false

  /// How long it is there, in microseconds.
  private static let duration: Int64 = 10_000_000
  /// The keys, and what they do; short enough to be read on a small dial.
  static let rows = [
    ("space", "tick or sweep"), ("g", "next motion"), ("s", "second hand"),
    ("d l", "date, label"), ("[ ]", "theme"), ("+ − 0", "size, or wheel"),
    ("a b", "above, below"), ("h", "this list"), ("q", "quit"),
  ]

  /// Has the helper shape the letters.
  ///
  /// - Parameter now: The time in microseconds of the monotonic clock.
  /// - Throws: `ClockError` where there is no helper.
  init(at now: Int64) throws(ClockError) {
    end = now + HelpCard.duration
    let (keys, meanings) = (HelpCard.rows.map(\.0), HelpCard.rows.map(\.1))
    letters = try LayerLoader(
      [
        LayerRequest(
          "keys", text: keys.joined(separator: "\n"), font: "Sans Bold", alignment: .right),
        LayerRequest(
          "meanings", text: meanings.joined(separator: "\n"), font: "Sans", alignment: .left),
      ], folder: "/", files: [], side: 256)
  }

  /// Whether it has been there for long enough.
  func isOver(at now: Int64) -> Bool { end <= now }

  /// The card, the first time that it can be shown; does not wait.
  ///
  /// - Returns: A layer for any face; nil while the letters are not there, and once it is shown.
  /// - Throws: `ClockError` where the helper failed.
  mutating func layer() throws(ClockError) -> Layer? {
    guard !isShown, let images = try letters.images() else { return nil }
    guard let keys = images["keys"], let meanings = images["meanings"] else {
      throw ClockError("the list of keys can't be shown")
    }
    isShown = true
    return Layer(drawing: HelpCard.drawing(keys: keys, meanings: meanings))
  }

  /// A dark disc with two columns of text, in units of the dial's radius.
  private static func drawing(keys: LayerImage, meanings: LayerImage) -> Drawing {
    let gap = 0.8
    let width = keys.page.width + gap + meanings.page.width
    let height = max(keys.page.height, meanings.page.height)
    // The columns' corners touch a circle a little within the disc.
    let em = 0.93 * 2 / (width * width + height * height).squareRoot()
    let (left, top) = (-width / 2 * em, -height / 2 * em)
    let column = { (image: LayerImage, x: Double, color: Color) -> Drawing.Command in
      let size = em / image.scale
      return .group(
        image.drawing.colored(color),
        matrix: Matrix(
          xx: size, yx: 0, xy: 0, yy: size, x0: x - image.page.minX * em,
          y0: top - image.page.minY * em), opacity: 1)
    }
    return Drawing(
      Drawing.fill(.circle(radius: 1), .color(Color(0x14161a, alpha: 0.9)))
        + [
          .newPath, column(keys, left, Color(0xffc46b)),
          column(meanings, left + (keys.page.width + gap) * em, Color(0xf4f4f2)),
        ])
  }

  /// The same list for standard error.
  static var text: String {
    "keys: " + rows.map { "\($0): \($1)" }.joined(separator: "; ")
  }
}
