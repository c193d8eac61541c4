import Glibc

/// What the system tells of something that is watched by `inotify`.
struct FileEvent {
  /// The number of the watch.
  let watch: Int32
  /// The name of what it happened to, in the folder that is watched; nil where it happened to the
  /// file or folder itself.
  let name: String?
  /// Whether events before this one were lost.
  let isLoss: Bool

  /// Takes the first event from what was read; nil at the end.
  init?(taking bytes: inout Slice<UnsafeRawBufferPointer>) {
    let head = MemoryLayout<inotify_event>.size
    guard bytes.count >= head else { return nil }
    let event = UnsafeRawBufferPointer(rebasing: bytes).loadUnaligned(as: inotify_event.self)
    guard bytes.count - head >= Int(event.len) else { return nil }
    watch = event.wd
    isLoss = event.mask & UInt32(IN_Q_OVERFLOW) != 0
    // The name is filled up with zeros.
    let text = bytes.dropFirst(head).prefix(Int(event.len)).prefix { $0 != 0 }
    name = text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
    bytes = bytes.dropFirst(head + Int(event.len))
  }
}
