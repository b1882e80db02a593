import Glibc

/// Why a process could not be started.
struct SpawnError: Error {
  var message: String

  /// - Parameter code: the system's `errno`.
  init(_ what: String, _ code: Int32) { message = "\(what): \(String(cString: strerror(code)))" }
}

/// Starting a program from its file.
enum Spawn {
  /// Starts a program in a session of its own, by which everything that it starts is found when it must end.
  ///
  /// - Parameter descriptors: what it finds as its descriptors, by their numbers there; standard input is empty.
  /// - Returns: the process, or what the system said against it.
  static func start(
    _ path: String, arguments: [String], environment: [String], descriptors: [(own: Int32, there: Int32)],
    behind fence: Fence? = nil
  ) -> Result<StartedProcess, SpawnError> {
    guard let fence else {
      return spawn(path, arguments, environment, descriptors)
    }
    return fence.start { spawn(path, arguments, environment, descriptors) }
  }

  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String], _ descriptors: [(own: Int32, there: Int32)]
  ) -> Result<StartedProcess, SpawnError> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    // Out of the way first: one of ours may have a number that another is to have there.
    let aside = (descriptors.map(\.own).max() ?? 0) + 10
    for (own, there) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, aside + there) }
    for (_, there) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, aside + there, there)
      posix_spawn_file_actions_addclose(&actions, aside + there)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    // Whatever sirisim was started to ignore (a shell has what it runs in the background ignore SIGINT and SIGQUIT): a program that
    // doesn't hear SIGQUIT can't say where it hangs.
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    return withCStrings([path] + arguments) { argv in
      withCStrings(environment) { envp in
        Leftovers.adding {
          var identifier = pid_t()
          let code = posix_spawn(&identifier, path, &actions, &attributes, argv, envp)
          guard code == 0 else { return .failure(SpawnError("'\(path)' can't be started", code)) }
          return .success(StartedProcess(identifier, parent: .host))
        }
      }
    }
  }
}

/// POSIX_SPAWN_SETSID, which glibc declares for its own extensions alone.
private let newSession: Int32 = 0x80

private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  // A zero inside would cut the string: what stands before it counts.
  var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { preconditionFailure("the array has at least its nil") }
    return body(base)
  }
}
