import CLinux
import Glibc

/// The code and constants of the program and its libraries that are in memory.
package enum ResidentCode {
  /// Gives back all of it, for what is needed from here on to come back by itself.
  ///
  /// Most of what a start runs through is never run again. These pages are copies of files that nobody
  /// has changed, so the system may drop them, and finds them in its cache when they are touched.
  ///
  /// The corresponding C functions are `dl_iterate_phdr` and `madvise`.
  package static func release() {
    dl_iterate_phdr(
      { object, _, _ in
        guard let object = object?.pointee else { return 0 }
        for index in 0..<Int(object.dlpi_phnum) {
          let segment = object.dlpi_phdr[index]
          // What may be written to may have been.
          guard segment.p_type == PT_LOAD, segment.p_flags & UInt32(PF_W) == 0 else { continue }
          let page = UInt(sysconf(Int32(_SC_PAGESIZE)))
          let start = UInt(object.dlpi_addr) + UInt(segment.p_vaddr)
          let first = start / page * page
          let end = (start + UInt(segment.p_memsz) + page - 1) / page * page
          if let address = UnsafeMutableRawPointer(bitPattern: first) {
            madvise(address, Int(end - first), MADV_DONTNEED)
          }
        }
        return 0
      }, nil)
  }
}
