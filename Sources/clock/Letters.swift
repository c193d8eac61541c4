import Face

/// The outlines of some texts' letters, as the helper makes them.
struct Letters {
  /// A text, and what it is known as in messages.
  struct Text: Equatable {
    let name: String
    let text: String
  }

  private let slot: String
  private var images: [String: LayerImage] = [:]
  /// Texts that no letters could be made of; they are not asked for again for a while.
  private var failed: Set<String> = []
  private var loader: LayerLoader?
  private var loading: [Text] = []

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

  /// Has the next texts be tried again, whatever became of them before.
  mutating func forgetFailures() { failed = [] }

  /// Has the letters of these texts made, and takes those that have come; does not wait.
  ///
  /// - Returns: Why some can't be made, once; nil for nothing.
  mutating func make(_ texts: [Text]) -> ClockError? {
    let problem = take { loader throws(ClockError) in try loader.images() }
    let isDone = { [images, failed] (text: Text) in
      images[text.text] != nil || failed.contains(text.text)
    }
    guard loader == nil, !texts.allSatisfy(isDone) else { return problem }
    loading = texts
    do throws(ClockError) {
      loader = try LayerLoader(
        texts.map { LayerRequest($0.name, text: $0.text, font: Letters.font) }, folder: "/",
        files: [], side: 256, slot: slot)
    } catch {
      failed.formUnion(texts.map(\.text))
      return problem ?? error
    }
    return problem ?? take { loader throws(ClockError) in try loader.images() }
  }

  /// Waits for the letters that are being made, and takes them.
  ///
  /// - Returns: Why they can't be made; nil for nothing.
  mutating func wait() -> ClockError? {
    take { loader throws(ClockError) in try loader.waitForImages() }
  }

  private mutating func take(
    _ read: (LayerLoader) throws(ClockError) -> [String: LayerImage]?
  ) -> ClockError? {
    guard let loader else { return nil }
    var problem: ClockError?
    do throws(ClockError) {
      guard let found = try read(loader) else { return nil }
      images = [:]
      for text in loading { images[text.text] = found[text.name] }
    } catch {
      problem = error
    }
    self.loader = nil
    for text in loading where images[text.text] == nil { failed.insert(text.text) }
    return problem
  }
}
