import CLinux
import Glibc

/// Memory of the process that holds what it has no more use for.
package enum UnusedMemory {
  /// Gives it back to the system: what has been freed, what deep calls left on the stack, and all code
  /// and constants of the program and its libraries, for what is needed from here on to come back by
  /// itself.
  ///
  /// Most of what a start runs through is never run again. Its pages are copies of files that nobody
  /// has changed, so the system may drop them, and finds them in its cache when they are touched.
  ///
  /// The corresponding C functions are `malloc_trim`, `dl_iterate_phdr` and `madvise`.
  package static func release() {
    malloc_trim(0)
    releaseStack()
    dl_iterate_phdr(
      { object, _, _ in
        guard let object = object?.pointee else { return 0 }
        for index in 0..<Int(object.dlpi_phnum) {
          let segment = object.dlpi_phdr[index]
          // What may be written to may have been.
          guard segment.p_type == PT_LOAD, segment.p_flags & UInt32(PF_W) == 0 else { continue }
          let start = UInt(object.dlpi_addr) + UInt(segment.p_vaddr)
          UnusedMemory.release(from: start, to: start + UInt(segment.p_memsz))
        }
        return 0
      }, nil)
  }

  /// Calls go deeper than this one again; but what they find there means nothing to them.
  private static func releaseStack() {
    var here: UInt8 = 0
    let top = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    // Room for the calls that do the work; and as far as a start reaches.
    release(from: top - (256 << 10), to: top - (16 << 10))
  }

  /// Releases the pages that a range of addresses touches, which must be such that nobody misses them.
  private static func release(from start: UInt, to end: UInt) {
    let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let first = start / page * page
    guard let address = UnsafeMutableRawPointer(bitPattern: first) else { return }
    madvise(address, Int(end - first), MADV_DONTNEED)
  }
}
