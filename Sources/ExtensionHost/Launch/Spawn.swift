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
  /// - Parameter descriptors: its descriptors, by their numbers there; standard input is empty.
  /// - Returns: the process, or the system's error.
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
    // Moved out of the way first: one of ours may have a number that another one must get there.
    let aside = (descriptors.map(\.own).max() ?? 0) + 10
    return ExitCleanup.adding {
      let started = NewSession.start(path, arguments: arguments, environment: environment) { actions in
        for (own, there) in descriptors { posix_spawn_file_actions_adddup2(&actions, own, aside + there) }
        for (_, there) in descriptors {
          posix_spawn_file_actions_adddup2(&actions, aside + there, there)
          posix_spawn_file_actions_addclose(&actions, aside + there)
        }
      }
      return started.map { StartedProcess($0, parent: .host) }.mapError {
        SpawnError("'\(path)' can't be started", $0.code)
      }
    }
  }
}
