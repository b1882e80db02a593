import Glibc
import SimPolling
import Synchronization

/// A program's file on the disk: a server serves it until the file changes.
struct ProgramFile: Hashable {
  var executable: String
  var arguments: [String]
  /// The fence around its first process, and so around all that are forked from it.
  var fence: Fence?
  /// Whether it is to be ready for many conversations.
  var servesMany: Bool
  private var mark: FileMark?

  init(executable: String, arguments: [String], fence: Fence?, servesMany: Bool = false) {
    self.executable = executable
    self.arguments = arguments
    self.fence = fence
    self.servesMany = servesMany
    mark = FileMark(of: executable)
  }

  /// The file of a launch, with the fence around its first process.
  init(of launch: ProgramLaunch) {
    self.init(
      executable: launch.executable, arguments: launch.sharesFirstProcess ? [] : launch.arguments,
      fence: Fence(around: launch), servesMany: launch.isOneOfMany)
  }

  func isSameProgram(as other: ProgramFile) -> Bool {
    executable == other.executable && arguments == other.arguments && fence == other.fence
      && servesMany == other.servesMany
  }
}

/// The servers of this process: one for each program, for all conversations with it.
enum ForkServers {
  private enum Entry {
    case serving(ForkServer)
    /// A server was tried.
    case notForking(ProcessOrigin.Reason)
  }

  /// Each holds a program's memory; the one that was used longest ago goes first.
  private static let limit = 32

  private static let known = Mutex<[(program: ProgramFile, entry: Entry)]>([])

  /// The server of a program; it is started if there is none.
  static func server(of program: ProgramFile) -> Result<ForkServer, ProcessOrigin.Failure> {
    known.withLock { known in
      let found = known.firstIndex { $0.program == program }.map { known.remove(at: $0).entry }
      // A rebuilt file replaces its earlier version.
      known.removeAll { $0.program.isSameProgram(as: program) }
      let entry = current(found) ?? start(program)
      known.append((program, entry))
      if known.count > limit { known.removeFirst() }
      switch entry {
      case .serving(let server): return .success(server)
      case .notForking(let reason): return .failure(ProcessOrigin.Failure(reason: reason))
      }
    }
  }

  /// Starts the server of a program on a background thread, unless there is one, or one is being started.
  static func load(_ program: ProgramFile) {
    let isKnown = known.withLockIfAvailable { $0.contains { $0.program == program } } ?? true
    if !isKnown { BackgroundThread.run { _ = server(of: program) } }
  }

  /// The entry if it is still valid.
  private static func current(_ entry: Entry?) -> Entry? {
    guard case .serving(let server) = entry else { return entry }
    switch server.verdict {
    case nil: return entry
    // It may have been ended from outside: another one is tried, unless it never served.
    case .serverEnded where server.hasServed: return nil
    case let reason?: return .notForking(reason)
    }
  }

  private static func start(_ program: ProgramFile) -> Entry {
    switch ForkServer.start(program) {
    case .success(let server): .serving(server)
    case .failure(let error): .notForking(.refused(message: error.message))
    }
  }
}
