import Glibc

/// The value of a variable of this process's environment as it is now; nil where it is not set.
///
/// The corresponding C function is `getenv`.
func environmentVariable(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}
