import Glibc
import Synchronization

/// A process that was started, and the host's ends of what connects the two.
struct SpawnedProcess {
  var identifier: pid_t
  /// The socket on which messages travel; the process has its end as descriptor 3.
  var socket: Int32
  var output: Int32
  var error: Int32

  /// Starts a program in a session of its own, by which everything that it starts is found when it must end.
  ///
  /// - Returns: the process, or what the system said against it.
  static func start(_ path: String, arguments: [String], environment: [String]) -> Result<SpawnedProcess, SpawnError> {
    // One at a time: between the making of a pipe and its mark, another thread's program would inherit it.
    starting.withLock { _ in startAlone(path, arguments: arguments, environment: environment) }
  }

  private static let starting = Mutex(())

  private static func startAlone(
    _ path: String, arguments: [String], environment: [String]
  ) -> Result<SpawnedProcess, SpawnError> {
    var ends: [Int32] = []
    func fail(_ what: String, _ code: Int32) -> Result<SpawnedProcess, SpawnError> {
      for end in ends { close(end) }
      return .failure(SpawnError(message: "\(what): \(String(cString: strerror(code)))"))
    }

    var sockets: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &sockets) == 0 else {
      return fail("no socket", errno)
    }
    ends += sockets
    var output: [Int32] = [0, 0]
    var error: [Int32] = [0, 0]
    guard pipe(&output) == 0 else { return fail("no pipe", errno) }
    ends += output
    guard pipe(&error) == 0 else { return fail("no pipe", errno) }
    ends += error
    for end in output + error { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    for end in [sockets[0], output[0], error[0]] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output[1], 1)
    posix_spawn_file_actions_adddup2(&actions, error[1], 2)
    posix_spawn_file_actions_adddup2(&actions, sockets[1], 3)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(newSession | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    let code = withCStrings([path] + arguments) { argv in
      withCStrings(environment) { envp in
        var identifier = pid_t()
        let code = posix_spawn(&identifier, path, &actions, &attributes, argv, envp)
        return (code, identifier)
      }
    }
    guard code.0 == 0 else { return fail("'\(path)' can't be started", code.0) }
    for end in [sockets[1], output[1], error[1]] { close(end) }
    return .success(
      SpawnedProcess(identifier: code.1, socket: sockets[0], output: output[0], error: error[0]))
  }
}

/// POSIX_SPAWN_SETSID, which glibc declares for its own extensions alone.
private let newSession: Int32 = 0x80

/// Why a process could not be started.
struct SpawnError: Error {
  var message: String
}

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
