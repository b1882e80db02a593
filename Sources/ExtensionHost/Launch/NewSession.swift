package import Glibc

/// Starting a program as the leader of a session of its own, by which everything that it starts is found when it must
/// end.
package enum NewSession {
  /// The system's error.
  package struct SystemError: Error {
    /// The `errno`.
    package var code: Int32

    package init(code: Int32) { self.code = code }
  }

  /// Starts a program. Its standard input is empty, no signal is blocked or ignored in it.
  ///
  /// - Parameters:
  ///   - arguments: those after its name.
  ///   - environment: `NAME=value` each.
  ///   - descriptors: adds the actions on its descriptors before it begins.
  /// - Returns: its process number.
  package static func start(
    _ path: String, arguments: [String], environment: [String],
    descriptors: (inout posix_spawn_file_actions_t) -> Void
  ) -> Result<pid_t, SystemError> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    descriptors(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // Signals that sirisim was started to ignore (a shell makes background processes ignore SIGINT and SIGQUIT) are
    // restored: a program that ignores SIGQUIT can't report where it hangs.
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    return withCStrings([path] + arguments) { argv in
      withCStrings(environment) { envp in
        var process = pid_t()
        let code = posix_spawn(&process, path, &actions, &attributes, argv, envp)
        return code == 0 ? .success(process) : .failure(SystemError(code: code))
      }
    }
  }

  /// POSIX_SPAWN_SETSID, which glibc only declares as an extension.
  private static let newSession: Int32 = 0x80

  private static func withCStrings<Value>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Value
  ) -> Value {
    // A zero inside cuts the string off.
    var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    return pointers.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("the array has at least its nil") }
      return body(base)
    }
  }
}
