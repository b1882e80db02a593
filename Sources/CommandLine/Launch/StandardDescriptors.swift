import Glibc

/// Standard input, output and error, which somebody may have closed: `sirisim --version >&-`.
enum StandardDescriptors {
  /// Opens those that aren't open, before anything else is: the next pipe or file would get their numbers, and what is printed
  /// would go into it.
  ///
  /// Nothing can be read of such an input, and writing to such an output fails, as it would if it were closed.
  static func open() {
    // In their order: the lowest number that is free is the one that is missing.
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      let opened = Glibc.open("/dev/null", O_RDONLY)
      guard opened == descriptor || opened < 0 else {
        close(opened)
        return
      }
    }
  }
}
