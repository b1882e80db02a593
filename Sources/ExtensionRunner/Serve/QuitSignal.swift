import Glibc

/// SIGQUIT makes Swift's backtracer write the stacks of all threads, and ends the process.
enum QuitSignal {
  /// Keeps it from this thread, and from those that it starts.
  static func block() { change(SIG_BLOCK) }

  /// Lets it reach this thread.
  static func unblock() { change(SIG_UNBLOCK) }

  private static func change(_ how: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGQUIT)
    pthread_sigmask(how, &signals, nil)
  }
}
