import Glibc

/// The C library's words for its last error.
func lastSystemError() -> String {
  String(cString: strerror(errno))
}
