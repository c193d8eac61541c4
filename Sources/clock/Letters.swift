import Face

/// The outlines of some texts' letters, as the helper makes them.
struct Letters {
  private let slot: String
  private var images: [String: LayerImage] = [:]
  /// Texts that no letters could be made of; they are not asked for again.
  private var failed: Set<String> = []
  private var loader: LayerLoader?
  private var loading: [String] = []

  /// The font that texts are written in, as Pango describes one.
  private static let font = "Sans"

  /// No letters yet, for the clock of a name. The helper's last answer is kept for it.
  init(of instance: String) {
    slot = "texts of \(instance)"
  }

  /// What `poll` waits on for letters; -1 where nothing is to be waited for.
  var descriptor: Int32 { loader?.descriptor ?? -1 }

  /// When the letters must be there, in microseconds of the monotonic clock; nil while none are made.
  var deadline: Int64? { loader?.deadline }

  /// The letters of a text; nil while they are not there.
  func image(of text: String) -> LayerImage? { images[text] }

  /// Whether there is nothing to wait for: the letters are there, or can't be made.
  func isDone(with text: String) -> Bool { images[text] != nil || failed.contains(text) }

  /// Has the letters of these texts made, and takes those that have come; does not wait.
  ///
  /// - Returns: Why some can't be made, once; nil for nothing.
  mutating func make(_ texts: [String?]) -> ClockError? {
    let problem = take()
    var wanted: [String] = []
    for case let text? in texts where !wanted.contains(text) { wanted.append(text) }
    guard loader == nil, !wanted.allSatisfy(isDone) else { return problem }
    loading = wanted
    do throws(ClockError) {
      loader = try LayerLoader(
        wanted.map { LayerRequest($0, text: $0, font: Letters.font) }, folder: "/", files: [],
        side: 256, slot: slot)
    } catch {
      failed.formUnion(wanted)
      return problem ?? error
    }
    return problem ?? take()
  }

  /// Waits until the letters that are being made can be taken.
  func wait() {
    // What goes wrong comes up again when they are taken.
    _ = try? loader?.waitForImages()
  }

  private mutating func take() -> ClockError? {
    guard let loader else { return nil }
    do throws(ClockError) {
      guard let images = try loader.images() else { return nil }
      self.images = images
    } catch {
      failed.formUnion(loading)
      self.loader = nil
      return error
    }
    self.loader = nil
    failed.formUnion(loading.filter { images[$0] == nil })
    return nil
  }
}
