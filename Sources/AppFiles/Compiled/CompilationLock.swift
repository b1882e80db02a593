#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lets one process compile a language while the others that need it wait for the result.
///
/// It only saves work: where a lock can't be had, or the other process takes too long, every process compiles.
enum CompilationLock {
  /// Longer than a language takes on a busy machine, in milliseconds.
  static let patience = 30_000
  private static let step = 20

  /// Takes what another has compiled, or compiles.
  ///
  /// - Parameters:
  ///   - path: the file of the lock, which exists while a process compiles.
  ///   - patience: how many milliseconds to wait for another at most.
  ///   - kept: what is there already, if it is.
  ///   - compile: makes the result and keeps it.
  static func take<Result>(
    _ path: String, patience: Int = patience, kept: () -> Result?, compile: () -> Result
  ) -> Result {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { return compile() }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
      // A process that comes from now on makes its own lock, and finds what has been kept.
      defer { unlink(path) }
      // Another process may have finished between the last look and the lock.
      return kept() ?? compile()
    }
    // All that wait continue at once: if nothing could be kept, they don't wait for each other as well.
    var waited = 0
    while flock(descriptor, LOCK_SH | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR, waited < patience {
      usleep(UInt32(step) * 1_000)
      waited += step
    }
    return kept() ?? compile()
  }
}
