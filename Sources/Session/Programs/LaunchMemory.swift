import Glibc
import SimCatalog
import SimExtensionHost
import SimExtensionWire
import Synchronization

/// What apps told when they were launched: where everything is the same that a launch can find, it needn't be run again.
///
/// Remembered is a launch that has left nothing but what it told: no file in its home, and no thread at work. The app itself is
/// launched when it is first asked for something.
public final class LaunchMemory: Sendable {
  /// All that a launch can find: the program, what it is given, and the world around it.
  struct Key: Hashable {
    private let executable: String
    private let file: FileMark
    private let arguments: [String]
    private let world: ProgramWorld
    private let defaults: [String: String]
    private let files: [WorldFile]
    private let handlerLifetime: HandlerLifetime

    /// Nil where the program reaches what isn't said here: the network, or files of others.
    init?(
      executable: String, arguments: [String], world: ProgramWorld, defaults: [String: String], files: [WorldFile],
      handlerLifetime: HandlerLifetime
    ) {
      guard world.isIsolated, let file = FileMark(of: executable) else { return nil }
      (self.executable, self.file, self.arguments, self.world) = (executable, file, arguments, world)
      (self.defaults, self.files, self.handlerLifetime) = (defaults, files, handlerLifetime)
    }
  }

  /// What a launch hands over beside its answer.
  struct Told: Hashable {
    var logs: [ProgramLog] = []
    var submissions: [AppSubmission] = []

    mutating func add(_ other: Told) {
      logs += other.logs
      submissions += other.submissions
    }
  }

  /// A launch that was run.
  struct Remembered: Hashable {
    var launch: Launch
    var told: Told
  }

  private enum Entry {
    case remembered(Remembered)
    /// It goes on telling by itself: it is run each time.
    case restless
  }

  private let entries = Mutex<[Key: Entry]>([:])

  /// A memory of no launch.
  public init() {}

  subscript(key: Key) -> Remembered? {
    entries.withLock { if case .remembered(let launch) = $0[key] { launch } else { nil } }
  }

  func remember(_ launch: Remembered, for key: Key) {
    entries.withLock { if $0[key] == nil { $0[key] = .remembered(launch) } }
  }

  /// The app has told more by itself after its launch, in a conversation that has run it.
  func forget(_ key: Key) { entries.withLock { $0[key] = .restless } }
}
