import Glibc

/// Tells when the file that a path leads to may be another one, or have other contents.
///
/// Links are followed: the path may lead over any number of them that the system follows. What the
/// system has no watch left for goes unnoticed.
package struct FileWatch: ~Copyable {
  /// What `poll` waits on; readable when something happened near the file.
  package let descriptor: Int32

  private var path: String?
  /// The names that matter in what is watched, by the number of the watch.
  private var watches: [Int32: Set<String>] = [:]

  /// A watch on nothing.
  ///
  /// The corresponding C function is `inotify_init1`.
  ///
  /// - Throws: `DesktopError` where the system has no descriptor left.
  package init() throws(DesktopError) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else {
      throw DesktopError("no watch on files to be had: \(lastSystemError())")
    }
  }

  deinit {
    close(descriptor)
  }

  /// Watches the file that a path leads to from now on instead; nil for none.
  ///
  /// Where there is no such file, its coming is a change. What is read of the file from now on is as
  /// it is, or its change will be told.
  package mutating func follow(_ path: String?) {
    self.path = path
    watch()
    _ = takeChange()
  }

  /// Takes what happened, without waiting, and watches the way that the path leads now.
  ///
  /// - Returns: Whether the file may be another one, or have other contents.
  package mutating func takeChange() -> Bool {
    var isChanged = false
    // Where changes never end, `poll` will tell of those that are left.
    for _ in 0..<8 {
      guard takeEvents() else { break }
      isChanged = true
      watch()
    }
    return isChanged
  }

  /// Watches the way that the path leads, and nothing else.
  private mutating func watch() {
    var way = path.map(FileWay.init)
    // While it was not watched yet, the way may have changed.
    for _ in 0..<8 {
      for number in watches.keys { inotify_rm_watch(descriptor, number) }
      watches.removeAll()
      for stop in way?.stops ?? [] { watch(stop) }
      let wayNow = path.map(FileWay.init)
      if wayNow == way { break }
      way = wayNow
    }
  }

  private mutating func watch(_ stop: FileWay.Stop) {
    let itself = IN_MOVE_SELF | IN_DELETE_SELF
    var (mask, name): (Int32, String?) = (itself, nil)
    // Nothing is said of a file that is still being written.
    switch stop.kind {
    case .folder:
      mask |= IN_ONLYDIR
    case .holder(let held):
      mask |= IN_ONLYDIR | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE
      name = held
    case .entry:
      mask |= IN_DONT_FOLLOW | IN_CLOSE_WRITE | IN_ATTRIB
    }
    // The way may lead through a folder more than once, which has one watch.
    let number = inotify_add_watch(descriptor, stop.path, UInt32(mask | IN_MASK_ADD))
    guard number >= 0 else { return }
    watches[number, default: []].formUnion(name.map { [$0] } ?? [])
  }

  /// Takes the events that came.
  ///
  /// - Returns: Whether any of them matters.
  private func takeEvents() -> Bool {
    var matters = false
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
      // However much happens, there is an end to reading.
      for _ in 0..<64 {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        guard count > 0 else { return }
        var rest = UnsafeRawBufferPointer(buffer)[..<count]
        while let event = FileEvent(taking: &rest) {
          if self.matters(event) { matters = true }
        }
      }
    }
    return matters
  }

  private func matters(_ event: FileEvent) -> Bool {
    if event.isLoss { return true }
    // What an earlier watch saw is no news.
    guard let names = watches[event.watch] else { return false }
    return event.name.map(names.contains) ?? true
  }
}
