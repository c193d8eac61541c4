import Glibc

/// What the system lets the process have, and what is around it.
enum ResourceLimits {
  /// Takes from the process what drawing does not need.
  static func apply() {
    set(RLIMIT_AS, Limits.memory)
    set(RLIMIT_CORE, 0)
    set(RLIMIT_FSIZE, 0)
    set(RLIMIT_NOFILE, 32)
    setWorkTime(Limits.seconds)
    // A cache that a library would like to write is an error to it, not the end.
    signal(SIGXFSZ, SIG_IGN)
    // Whoever waits for a pipe among the theme's files does not wait forever.
    alarm(UInt32(3 * Limits.seconds))
    // Libraries report to standard error; nobody reads it.
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    if nowhere >= 0 {
      dup2(nowhere, STDERR_FILENO)
      close(nowhere)
    }
    // GIO's modules would talk to a session's services.
    setenv("GIO_USE_VFS", "local", 1)
    setenv("GIO_MODULE_DIR", "/nonexistent", 1)
    unsetenv("GIO_EXTRA_MODULES")
    setlocale(LC_ALL, "C.UTF-8")
  }

  /// Ends the process with SIGXCPU after so many seconds of work, counted from its beginning.
  static func setWorkTime(_ seconds: UInt) {
    var limit = rlimit(rlim_cur: seconds, rlim_max: Limits.seconds)
    setrlimit(__rlimit_resource_t(UInt32(RLIMIT_CPU.rawValue)), &limit)
  }

  private static func set(_ resource: __rlimit_resource, _ value: UInt) {
    var limit = rlimit(rlim_cur: value, rlim_max: value)
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
}
