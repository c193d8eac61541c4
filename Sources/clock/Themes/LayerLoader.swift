import Desktop
import Face
import Glibc

/// The pictures of a theme, or of texts, on their way: the helper makes them, or has made them before.
final class LayerLoader {
  /// What `poll` waits on for more; -1 where nothing is to be waited for.
  var descriptor: Int32 { process?.descriptor ?? -1 }
  /// When the helper must have answered, in microseconds of the monotonic clock.
  let deadline = SystemTime.monotonic() + LayerProcess.deadline

  /// Whether something that is to be seen could not be made.
  private(set) var hasProblems = false

  private let folder: String
  private let requests: [LayerRequest]
  private let cache: LayerCache
  private let process: LayerProcess?
  private let cached: LayerAnswer?

  /// Starts the helper, where the pictures are not known yet.
  ///
  /// - Parameters:
  ///   - requests: What is needed.
  ///   - folder: The folder with the files, without links; any, such as `/`, where all are texts.
  ///   - files: The names of all files in it that the pictures may depend on.
  ///   - side: The side of the face in pixels, for what can't be vectors.
  ///   - slot: Whose answer is kept in place of the one before; nil where each request's is.
  /// - Throws: `ClockError` where the helper can't be started.
  init(
    _ requests: [LayerRequest], folder: String, files: [String], side: Int, slot: String? = nil
  ) throws(ClockError) {
    self.folder = folder
    self.requests = requests
    let request = LayerLoader.request(requests, folder: folder, side: side)
    let hasText = requests.contains(where: \.isText)
    cache = LayerCache(
      request: request + (hasText ? FontState.environment : ""),
      files: files.map { folder + "/" + $0 } + (hasText ? FontState.files : []), slot: slot)
    // One that was damaged is asked for again.
    cached = requests.isEmpty ? LayerAnswer() : cache.answer().flatMap { try? LayerAnswer($0) }
    process = cached == nil ? try LayerProcess(request: request) : nil
  }

  /// The pictures by their requests' names, if all are there now; does not wait. What could not be
  /// made is missing, and reported.
  ///
  /// - Returns: Nil while the helper is at work.
  /// - Throws: `ClockError` where the helper failed.
  func images() throws(ClockError) -> [String: LayerImage]? {
    if let cached { return images(from: cached) }
    guard let bytes = try named({ () throws(ClockError) in try process?.read() }) else {
      guard SystemTime.monotonic() < deadline else {
        throw ClockError("\(subject): the helper clock-layer took longer than 5 seconds")
      }
      return nil
    }
    let answer = try named { () throws(ClockError) in try LayerAnswer(bytes) }
    let images = images(from: answer)
    // What could not be made may be made another time.
    if !hasProblems { cache.keep(bytes) }
    return images
  }

  /// The pictures by their requests' names; waits for the helper.
  ///
  /// - Throws: `ClockError` where the helper failed.
  func waitForImages() throws(ClockError) -> [String: LayerImage] {
    while true {
      if let images = try images() { return images }
      let rest = max(0, deadline - SystemTime.monotonic())
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&waiting, 1, Int32(rest / 1_000) + 1)
    }
  }

  private func images(from answer: LayerAnswer) -> [String: LayerImage] {
    var images: [String: LayerImage] = [:]
    for (number, request) in requests.enumerated() {
      images[request.name] = answer.images[number]
      // Hints about places have defaults; what is to be seen is missed.
      if let problem = answer.problems[number], !request.isHint {
        hasProblems = true
        report((request.isText ? "" : "\"\(folder)\": ") + "\(request.name): \(problem)")
      }
    }
    return images
  }

  /// What is asked for, in a message: the folder, or what texts are known by, which have none.
  private var subject: String {
    requests.allSatisfy(\.isText)
      ? requests.map(\.name).joined(separator: ", ") : "\"\(folder)\""
  }

  /// What a closure gives, or its error with what was asked for before it.
  private func named<Value>(_ body: () throws(ClockError) -> Value) throws(ClockError) -> Value {
    do throws(ClockError) {
      return try body()
    } catch {
      throw ClockError("\(subject): \(error.message)")
    }
  }
}
