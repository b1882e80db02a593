import Glibc

/// Standard input, output and error, which may be closed: `sirisim --version >&-`.
enum StandardDescriptors {
  /// Opens those that are closed, before anything else is opened: the next pipe or file would get their numbers, and
  /// the output would go into it.
  ///
  /// Such an input is empty, and writing to such an output fails, as it would if it were closed.
  static func open() {
    // In order, because the lowest free number is the one that is missing.
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      let opened = Glibc.open("/dev/null", O_RDONLY)
      guard opened == descriptor || opened < 0 else {
        close(opened)
        return
      }
    }
  }
}
